import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { LEASE_SECONDS } from '#app/config/leases.ts'
import { XP_PER_SEGMENT } from '#app/config/progress.ts'
import { db } from '#app/db.server.ts'
import { handlers } from '#app/jobs/handlers.server.ts'
import { JobWorker } from '#app/jobs/worker.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { wantWords } from '#tests/support/leases.ts'
import { submitTyped } from '#tests/support/submitting-process.ts'
import { storeAttempt } from '#app/services/practice/store-attempt.server.ts'
import { submitAttempt } from '#app/services/practice/submit-attempt.server.ts'

const CHILD = fileURLToPath(new URL('../../tests/support/submitting-process.mjs', import.meta.url))
const worker = new JobWorker({ handlers, retryDelay: () => 0 })

beforeEach(() => db.job.deleteMany())

async function newAttempt() {
  const [user, dialogue] = [await createAccount(), await createDialogue()]
  return { userId: user.id, dialogueId: dialogue.id, submissionId: randomUUID() }
}

const bell = (userId: number) => db.notification.findMany({ where: { userId } })

/** Simulates half a minute passing. */
async function passLease(): Promise<void> {
  await db.$executeRaw`UPDATE submissions SET lease_until = lease_until - make_interval(secs => ${LEASE_SECONDS.submissions})`
  await db.$executeRaw`UPDATE jobs SET run_at = run_at - make_interval(secs => ${LEASE_SECONDS.submissions})`
}

/** A provider that accepts a request and never responds. */
async function startMute(): Promise<{ url: string; asked: Promise<unknown> }> {
  const server = createServer()
  const asked = once(server, 'request')
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  const { port } = server.address() satisfies AddressInfo | string | null as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, asked }
}

test('a result that was waited for leaves neither work nor a notification', async () => {
  const attempt = await newAttempt()
  await submitTyped(attempt)
  expect(await db.submission.findUnique({ where: { id: attempt.submissionId } })).toMatchObject({ status: 'scored' })
  expect(await db.job.count()).toBe(0)
  expect(await bell(attempt.userId)).toEqual([])
})

test('a learner who has gone is told of the result, with the way to it', async () => {
  const attempt = await newAttempt()
  await submitTyped({ ...attempt, signal: AbortSignal.abort() })
  expect(await bell(attempt.userId)).toMatchObject([
    {
      link: `/practice/${attempt.dialogueId}?attempt=${attempt.submissionId}`,
      message: expect.stringMatching(/^Your result for "Dialogue \d+" is ready: [\d.]+ out of 45\.$/),
    },
  ])
})

test('the submission of a process that is killed while it scores is scored by another, once', async () => {
  const attempt = await newAttempt()
  const { userId, dialogueId, submissionId } = attempt
  const { url, asked } = await startMute()
  const child = spawn(process.execPath, [CHILD, String(userId), String(dialogueId), submissionId], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: url },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await asked
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await db.submission.findUnique({ where: { id: submissionId } })).toMatchObject({ status: 'received' })
  expect(await worker.runDue()).toBe(0)
  await passLease()
  expect(await worker.runDue()).toBe(1)
  expect(await db.submission.findUnique({ where: { id: submissionId } })).toMatchObject({ status: 'scored' })
  expect(await bell(userId)).toHaveLength(1)
  // The browser sends it again: same result, no second reward.
  await submitTyped(attempt)
  expect(await db.dailyProgress.findMany({ where: { userId } })).toMatchObject([{ xpEarned: XP_PER_SEGMENT }])
  expect(await bell(userId)).toHaveLength(1)
  expect(await db.job.count()).toBe(0)
}, 40_000)

test('work for a submission that is scored or gone is done at once', async () => {
  const attempt = await newAttempt()
  await submitTyped(attempt)
  const payloads = [attempt.submissionId, randomUUID()].map((submissionId) => ({ submissionId }))
  await db.job.createMany({ data: payloads.map((payload) => ({ kind: 'evaluate-submission', payload })) })
  expect(await worker.runDue()).toBe(2)
  expect(await db.job.count()).toBe(0)
  expect(await bell(attempt.userId)).toEqual([])
})

test('a submission that was refused leaves no work behind, and a guest’s is nobody’s', async () => {
  const { userId, dialogueId, submissionId } = await newAttempt()
  await expect(submitTyped({ userId, dialogueId: 2_000_000_000, submissionId })).rejects.toThrow()
  const transcripts = [{ segmentIndex: 0, text: 'Günaydın.', source: 'typed' as const }]
  await submitAttempt({
    user: undefined,
    submission: { submissionId, dialogueId, transcripts, recordings: [] },
    admission: { check: async () => {}, count: async () => {} },
    signal: AbortSignal.abort(),
  })
  expect(await db.job.count()).toBe(0)
  expect(await db.notification.count({ where: { userId } })).toBe(0)
})

test.each(['its first words', 'the words it was asked for'])(
  'a guest’s sample with %s is scored by another process, and nobody is told',
  async (given) => {
    const { dialogueId, submissionId } = await newAttempt()
    const store = (text: string) =>
      storeAttempt({
        user: undefined,
        submission: {
          submissionId,
          dialogueId,
          transcripts: [{ segmentIndex: 0, text, source: 'typed' }],
          recordings: [],
        },
        admission: { check: async () => {}, count: async () => {} },
      })
    await store('Günaydın.')
    if (given === 'the words it was asked for') {
      await db.job.deleteMany()
      await wantWords(submissionId, [0])
      await store('İyi günler.')
    }
    // The process that stored it dies before scoring it.
    await passLease()
    const toldBefore = await db.notification.count()
    expect(await worker.runDue()).toBe(1)
    expect(await db.submission.findUnique({ where: { id: submissionId } })).toMatchObject({
      status: 'scored',
      userId: null,
    })
    expect([await db.notification.count(), await db.job.count()]).toEqual([toldBefore, 0])
  },
)
