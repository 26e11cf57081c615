import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { createSession } from '#tests/support/sessions.ts'
import { listLibrary } from './library.server.ts'

beforeEach(async () => {
  await db.mockTestTemplate.deleteMany()
  await db.submission.deleteMany()
  await db.dialogue.deleteMany()
})

const listFor = (userId: number | undefined) => listLibrary({ userId, orDrafts: false, locale: 'en' })

test('how far a learner is: tried, scored, begun, and the mean of the topic; nobody else has any of it', async () => {
  const [fresh, scored, own, waiting, staged] = [
    await createDialogue({ title: 'Fresh' }),
    await createDialogue({ title: 'Scored', topic: 'Housing' }),
    await createDialogue({ title: 'Own marks' }),
    await createDialogue({ title: 'Waiting' }),
    await createDialogue({ title: 'Staged' }),
  ]
  const { id: userId } = await createAccount()
  await createSession({ userId, dialogue: scored, topic: 'Housing', total: 30 })
  await createSession({ userId, dialogue: scored, topic: 'Housing', total: 38.5 })
  await createSession({ userId, dialogue: own, total: 44, markedBy: 'learner' })
  const id = await createSession({ userId, dialogue: waiting, status: 'needs_transcripts' })
  await db.submission.update({ where: { id }, data: { wordsWanted: [0] } })
  await db.stagedRecording.create({
    data: {
      attemptId: id.replace(/^.{8}/, '00000000'),
      segmentIndex: 0,
      userId,
      dialogueId: staged.id,
      storageKey: `staged-${id}`,
      bytes: 1,
      sha256: 'a'.repeat(64),
      facts: {},
    },
  })
  await db.bookmark.create({ data: { userId, dialogueId: fresh.id } })
  const rows = new Map((await listFor(userId)).map((row) => [row.title, row]))
  expect(rows.get('Fresh')).toMatchObject({ isTried: false, isOpen: false, bestScore: null, bookmarked: true })
  expect(rows.get('Scored')).toMatchObject({ isTried: true, isOpen: false, bestScore: 38.5, topicMean: 34.25 })
  expect(rows.get('Own marks')).toMatchObject({ isTried: true, isOpen: false, bestScore: null })
  expect(rows.get('Waiting')).toMatchObject({ isTried: false, isOpen: true })
  expect(rows.get('Staged')).toMatchObject({ isTried: false, isOpen: true })
  const { id: stranger } = await createAccount()
  for (const who of [stranger, undefined]) {
    for (const row of await listFor(who)) {
      expect(row).toMatchObject({ isTried: false, isOpen: false, bestScore: null, bookmarked: false, topicMean: null })
    }
  }
})

test('learners see no draft, no deleted dialogue and none of a mock test; the newest come first', async () => {
  const old = await createDialogue({ createdAt: new Date('2026-01-01') })
  const recent = await createDialogue({ createdAt: new Date('2026-02-01') })
  const draft = await createDialogue({ createdAt: new Date('2026-03-01'), publishedAt: null })
  await createDialogue({ deletedAt: new Date() })
  await createDialogue({ isMockTestCandidate: true })
  const idsOf = async (orDrafts: boolean) =>
    (await listLibrary({ userId: undefined, orDrafts, locale: 'en' })).map(({ id }) => id)
  expect(await idsOf(false)).toEqual([recent.id, old.id])
  expect(await idsOf(true)).toEqual([draft.id, recent.id, old.id])
})

test("the line is the hook, or else the description, in the reader's language; a description may be English", async () => {
  const lineIn = async (locale: 'en' | 'tr') =>
    (await listLibrary({ userId: undefined, orDrafts: false, locale }))[0]?.line
  const { id } = await createDialogue()
  const write = (data: Record<string, string | null>) => db.dialogue.update({ where: { id }, data })
  await write({ description: 'About a flat.', hook: 'It leaks.', hookTr: null, descriptionTr: null })
  expect([await lineIn('en'), await lineIn('tr')]).toEqual(['It leaks.', 'About a flat.'])
  await write({ hook: null, descriptionTr: 'Bir daire.' })
  expect([await lineIn('en'), await lineIn('tr')]).toEqual(['About a flat.', 'Bir daire.'])
  await write({ hookTr: 'Su damlıyor.' })
  expect(await lineIn('tr')).toBe('Su damlıyor.')
})
