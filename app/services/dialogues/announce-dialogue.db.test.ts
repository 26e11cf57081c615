import { beforeEach, expect, test } from 'vitest'
import { ANNOUNCED_AT_ONCE } from '#app/config/notifications.ts'
import { db } from '#app/db.server.ts'
import { JOB_PAYLOADS, type JobPayload } from '#app/jobs/kinds.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { announceDialogue } from './announce-dialogue.server.ts'
import { publishDialogue } from './publish-dialogue.server.ts'

// One batch covers all existing users.
beforeEach(async () => {
  await db.job.deleteMany()
  await db.user.deleteMany()
})

const draft = () => createDialogue({ publishedAt: null, accessLevel: 'free' })

async function newAdmin() {
  const { id, username } = await createAccount({ role: 'admin' })
  return (dialogueId: number, isPublished: boolean) =>
    publishDialogue({ admin: { id, username }, id: dialogueId, isPublished })
}

/** Runs the queued batches like a worker, and those that they queue. */
async function announceQueued({ steps = Number.POSITIVE_INFINITY } = {}): Promise<JobPayload<'announce-dialogue'>[]> {
  const done: JobPayload<'announce-dialogue'>[] = []
  while (done.length < steps) {
    const job = await db.job.findFirst({ where: { kind: 'announce-dialogue' }, orderBy: { id: 'asc' } })
    if (!job) break
    await db.job.delete({ where: { id: job.id } })
    const step = JOB_PAYLOADS['announce-dialogue'].parse(job.payload)
    await announceDialogue(step)
    done.push(step)
  }
  return done
}

const told = async (dialogueId: number) => {
  const rows = await db.notification.findMany({
    where: { link: `/practice/${dialogueId}` },
    orderBy: { userId: 'asc' },
  })
  return rows.map(({ userId }) => userId)
}

/** Enough learners for a second batch; the last one has settings, and so gets notifications. */
async function manyLearners(): Promise<number> {
  await db.$executeRaw`
    INSERT INTO users (username, email)
    SELECT name, name || '@example.test' FROM (
      SELECT left('many' || replace(gen_random_uuid()::text, '-', ''), 20) AS name FROM generate_series(1, ${ANNOUNCED_AT_ONCE})) AS names`
  return (await createAccount()).id
}

test('an announcement that unpublishing interrupted goes on where it stopped, each learner is told once', async () => {
  const publish = await newAdmin()
  const early = await createAccount()
  const late = await manyLearners()
  const { id } = await draft()
  await publish(id, true)
  await announceQueued({ steps: 1 })
  const first = await told(id)
  expect([first.includes(early.id), first.includes(late)]).toEqual([true, false])
  await publish(id, false)
  await announceQueued()
  expect(await told(id)).toEqual(first)
  await publish(id, true)
  await announceQueued()
  const all = await told(id)
  expect(all).toContain(late)
  expect(new Set(all).size).toBe(all.length)
})

test('one that was unpublished before anybody was told is told of when it is published again', async () => {
  const publish = await newAdmin()
  const { id: learner } = await createAccount()
  const { id } = await draft()
  await publish(id, true)
  await publish(id, false)
  await announceQueued()
  expect(await told(id)).toEqual([])
  await publish(id, true)
  await announceQueued()
  expect(await told(id)).toContain(learner)
})

test('published again before the queue came to it, it is queued once', async () => {
  const publish = await newAdmin()
  const { id } = await draft()
  for (const isPublished of [true, false, true]) await publish(id, isPublished)
  expect(await db.job.count({ where: { kind: 'announce-dialogue' } })).toBe(1)
})

test('an announcement that is through stays so: who signed up since hears nothing of a second publication', async () => {
  const publish = await newAdmin()
  const { id } = await draft()
  await publish(id, true)
  await announceQueued()
  const everybody = await told(id)
  await createAccount()
  await publish(id, false)
  await publish(id, true)
  expect(await announceQueued()).toEqual([])
  expect(await told(id)).toEqual(everybody)
})

test('what learners had before there were announcements is no news', async () => {
  const publish = await newAdmin()
  const { id } = await createDialogue({ accessLevel: 'free' })
  await publish(id, false)
  await publish(id, true)
  expect(await announceQueued()).toEqual([])
})
