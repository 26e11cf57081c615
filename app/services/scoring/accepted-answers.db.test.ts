import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { createSession, findSession } from '#app/models/accounts/session.server.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { evaluateSlot } from '#app/services/mock-test/evaluate-dialogue.server.ts'
import { retrySegment } from '#app/services/practice/retry-segment.server.ts'
import { submitAttempt } from '#app/services/practice/submit-attempt.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createDialogue } from '#tests/support/factories.ts'

// A segment's accepted variants and the vocabulary library's synonyms, on every path that scores.

const SEGMENTS = [
  {
    speaker: 'Turkish',
    gender: 'female',
    text: 'Gecikme zammını ödemek istemiyorum, faturayı ben almadım.',
    translation: "I don't want to pay the late payment charge; I didn't receive the bill.",
    variants: ["I don't want to pay the 40 dollars; I didn't receive the bill."],
  },
  {
    speaker: 'Turkish',
    gender: 'female',
    text: 'Hemşire haftada iki kez geliyor.',
    translation: 'The nurse comes twice a week.',
  },
]
const ACCEPTED = SEGMENTS[0]?.variants?.[0] ?? ''
const SYNONYM = 'The doctor comes twice a week.'
const ANSWERS = [ACCEPTED, SYNONYM]
const admission = { check: async () => {}, count: async () => {} }

let made = 0

async function newDialogue(segments: object[] = SEGMENTS): Promise<number> {
  // The oldest is the sample.
  const createdAt = new Date(Date.UTC(2020, 0, 1) - (made += 1))
  return (await createDialogue({ createdAt, transcript: JSON.stringify({ segments }) })).id
}

beforeAll(async () => {
  await db.vocabulary.create({
    data: {
      english: 'nurse',
      turkish: 'hemşire',
      acceptedEnglish: ['doctor'],
      category: 'Community',
      difficulty: 'beginner',
    },
  })
})

async function practise(options: { userId: number | null; dialogueId: number }): Promise<Evaluation> {
  const { userId, dialogueId } = options
  const transcripts = ANSWERS.map((text, segmentIndex) => ({ segmentIndex, text, source: 'typed' as const }))
  const user = userId === null ? undefined : (await findSession(await createSession({ userId })))?.user
  const outcome = await submitAttempt({
    user,
    submission: { submissionId: randomUUID(), dialogueId, transcripts, recordings: [] },
    admission,
    signal: new AbortController().signal,
  })
  if (outcome.status !== 'scored') throw new Error('It was to be scored.')
  return outcome
}

async function sitMockTest(userId: number, dialogueId: number) {
  const dialogues = { dialogue1Id: dialogueId, dialogue2Id: await newDialogue() }
  const texts = { title: 'A test', description: 'Of tests.', level: 'beginner', category: 'Community' } as const
  const template = await db.mockTestTemplate.create({ data: { ...texts, durationMinutes: 45, ...dialogues } })
  const attempt = await db.mockTestAttempt.create({
    data: {
      userId,
      templateId: template.id,
      ...dialogues,
      passingScore: 63,
      expiresAt: new Date(Date.now() + 10 * MINUTE_MS),
    },
  })
  await db.mockTestSegmentSubmission.createMany({
    data: ANSWERS.map((suppliedText, segmentIndex) => {
      return { mockTestAttemptId: attempt.id, dialogueId, segmentIndex, suppliedText, suppliedSource: 'typed' as const }
    }),
  })
  return evaluateSlot({ mockTestId: attempt.id, slot: 1, signal: new AbortController().signal })
}

test('practice, the sample, mock tests and retries accept them', async () => {
  const { id: userId } = await createAccount()
  const dialogueId = await newDialogue()
  const practised = await practise({ userId, dialogueId })
  expect(practised.naatiScore).toMatchObject({ total: 45, errors: [] })
  expect((await practise({ userId: null, dialogueId })).naatiScore.total).toBe(45)
  expect(await sitMockTest(userId, dialogueId)).toMatchObject({ status: 'scored', total: 45 })
  const again = await retrySegment({
    submissionId: practised.submissionId,
    userId,
    segmentIndex: 1,
    revisionId: randomUUID(),
    recording: null,
    words: { text: SYNONYM, source: 'typed' },
    admission,
  })
  expect(again.after).toMatchObject({ result: { score: 45 }, errors: [] })
})

test('without accepted answers the same words cost marks', async () => {
  await db.vocabulary.updateMany({ data: { acceptedEnglish: [] } })
  const { id: userId } = await createAccount()
  const plain = SEGMENTS.map((segment) => ({ ...segment, variants: [] }))
  const { naatiScore } = await practise({ userId, dialogueId: await newDialogue(plain) })
  expect([...new Set(naatiScore.errors.map(({ segment_id }) => segment_id))]).toEqual([1, 2])
})
