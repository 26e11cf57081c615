import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { newEvaluation } from '#tests/support/evaluation.ts'
import { createDialogue, createUser } from '#tests/support/factories.ts'
import { findInsight } from './insight.server.ts'

type Dialogue = Awaited<ReturnType<typeof createDialogue>>

interface Attempt {
  dialogue: Dialogue
  /** Marks lost in each of the two segments. */
  lost: [number, number]
  plays?: [number, number]
  markedBy?: 'machine' | 'learner'
  /** The text of the first segment then. */
  firstText?: string
  isMissed?: boolean
  status?: 'scored' | 'received'
}

function evaluationOf({ dialogue, lost, isMissed = false }: Attempt, submissionId: string) {
  const errors = lost.map((deduction, index) => ({
    segment_id: index + 1,
    type: 'minor' as const,
    category: 'distortion' as const,
    rule: 'model',
    facts: {},
    detail: 'x',
    referenceQuote: null,
    renditionQuote: null,
    confidence: 'high' as const,
    deduction,
  }))
  const base = newEvaluation({ submissionId, dialogueId: dialogue.id, total: 40 })
  const segments = [0, 1].map((segmentIndex) => ({
    segmentIndex,
    verdict: isMissed && segmentIndex === 1 ? ('missed' as const) : ('good' as const),
    score: 40,
    transcript: 'x',
    transcriptSource: 'browser' as const,
    feedback: 'x',
  }))
  return { ...base, naatiScore: { ...base.naatiScore, errors }, segments }
}

const segmentsOf = (dialogue: Dialogue): { text: string }[] => JSON.parse(dialogue.transcript).segments

async function attempt(options: Attempt): Promise<string> {
  const { dialogue, plays = [], markedBy = 'machine', firstText, status = 'scored' } = options
  const id = randomUUID()
  const [first, second] = segmentsOf(dialogue)
  const texts = [{ ...first, ...(firstText !== undefined && { text: firstText }) }, { ...second }]
  await db.submission.create({
    data: {
      id,
      dialogueId: dialogue.id,
      dialogueTitle: dialogue.title,
      dialogueTopic: dialogue.topic,
      dialogueLevel: dialogue.level,
      type: 'sample',
      status,
      markedBy,
      plays,
      segments: texts,
      ...(status === 'scored' && { feedback: evaluationOf(options, id), overallScore: 40 }),
    },
  })
  return id
}

async function dispute(submissionId: string, segmentIndex: number, source: 'browser' | 'typed' = 'browser') {
  const marks = { result: { transcriptSource: source }, errors: [] }
  await db.segmentRevision.create({
    data: {
      id: randomUUID(),
      submissionId,
      segmentIndex,
      kind: 'correction',
      transcript: 'x',
      transcriptSource: 'typed',
      before: marks,
      after: marks,
      totalBefore: 40,
      totalAfter: 41,
    },
  })
}

test('plays, third plays, marks and disputes are told of each segment', async () => {
  const dialogue = await createDialogue()
  const first = await attempt({ dialogue, lost: [4, 0], plays: [3, 1] })
  await attempt({ dialogue, lost: [1, 2], plays: [1, 2], isMissed: true })
  // Typed, without a player.
  await attempt({ dialogue, lost: [1, 1] })
  await attempt({ dialogue, lost: [45, 45], status: 'received' })
  await dispute(first, 0)
  await dispute(first, 0)
  await dispute(first, 1, 'typed')
  expect(await findInsight(dialogue.id)).toEqual([
    {
      dialogueId: dialogue.id,
      segmentIndex: 0,
      attempts: 3,
      plays: 2,
      thirdPlays: 0.5,
      lost: 2,
      missed: 0,
      disputes: 1,
    },
    {
      dialogueId: dialogue.id,
      segmentIndex: 1,
      attempts: 3,
      plays: 1.5,
      thirdPlays: 0,
      lost: 1,
      missed: expect.closeTo(1 / 3),
      disputes: 0,
    },
  ])
})

test('attempts at an earlier text do not count, and a learner’s own marks are no marks of the scorer', async () => {
  const dialogue = await createDialogue()
  await attempt({ dialogue, lost: [9, 1], firstText: 'An older text.' })
  await attempt({ dialogue, lost: [5, 5], markedBy: 'learner' })
  expect((await findInsight(dialogue.id)).map(({ attempts, lost }) => [attempts, lost])).toEqual([
    [1, null],
    [2, 1],
  ])
})

test('mock tests count with their repeats', async () => {
  const [dialogue, other] = [await createDialogue(), await createDialogue()]
  const { id: userId } = await createUser()
  const template = await db.mockTestTemplate.create({
    data: {
      title: 'x',
      description: 'x',
      level: 'beginner',
      category: 'x',
      durationMinutes: 20,
      dialogue1Id: other.id,
      dialogue2Id: dialogue.id,
    },
  })
  const results = {
    total: 40,
    repeats: 2,
    repeatDeduction: 1,
    dialogue: { title: 'x', topic: 'x', segments: segmentsOf(dialogue) },
    evaluation: evaluationOf({ dialogue, lost: [3, 1] }, 'x'),
  }
  await db.mockTestAttempt.create({
    data: {
      userId,
      templateId: template.id,
      dialogue1Id: other.id,
      dialogue2Id: dialogue.id,
      dialogue1Results: results,
      dialogue2Results: results,
      overallScore: 80,
      passed: true,
      passingScore: 63,
      status: 'completed',
      expiresAt: new Date(Date.now() + 60_000),
      completedAt: new Date(),
      segments: {
        create: [
          { dialogueId: dialogue.id, segmentIndex: 0, repeats: 2 },
          { dialogueId: dialogue.id, segmentIndex: 1, repeats: 0 },
        ],
      },
    },
  })
  expect((await findInsight(dialogue.id)).map(({ attempts, plays, lost }) => [attempts, plays, lost])).toEqual([
    [1, 3, 3],
    [1, 1, 1],
  ])
  expect(await findInsight(other.id)).toEqual([])
})

test('the library has the segments of all dialogues, without deleted ones', async () => {
  const [one, gone] = [await createDialogue(), await createDialogue({ deletedAt: new Date() })]
  await attempt({ dialogue: one, lost: [2, 2] })
  await attempt({ dialogue: gone, lost: [9, 9] })
  const ids = (await findInsight(null)).map(({ dialogueId }) => dialogueId)
  expect([ids.filter((id) => id === one.id).length, ids.includes(gone.id)]).toEqual([2, false])
})

test('the latest attempts at a dialogue are found by an index', async () => {
  const rows = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`
    return tx.$queryRaw<Record<string, string>[]>`
      EXPLAIN SELECT id FROM submissions WHERE dialogue_id = 1 ORDER BY created_at DESC LIMIT 10`
  })
  expect(rows.flatMap((row) => Object.values(row)).join('\n')).toContain('submissions_dialogue_id_created_at_idx')
})
