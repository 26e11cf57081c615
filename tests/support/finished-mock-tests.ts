import { db } from '#app/db.server.ts'
import { countMockTest } from '#app/models/progress/totals.server.ts'
import type { MarkedBy } from '#app/models/scoring/marked-by.ts'
import { newEvaluation } from './evaluation.ts'
import { createTinyTemplate, type TemplateRow } from './mock-test.ts'

const HOUR_MS = 3_600_000

interface FinishedMockTest {
  userId: number
  /** Of the two dialogues when they were scored. */
  topics: [string, string]
  /** Out of 45 each. */
  totals: [number, number]
  passed?: boolean
  markedBy?: MarkedBy
  at?: Date
  template?: TemplateRow
}

/** Adds a completed mock test: row, results and counters. @returns the attempt's id. */
export async function createFinishedMockTest(test: FinishedMockTest): Promise<number> {
  const { userId, topics, totals, passed = false, markedBy = 'machine', at = new Date() } = test
  const template = test.template ?? (await createTinyTemplate())
  const [one, two] = template.dialogues
  const results = ([0, 1] as const).map((slot) => ({
    total: totals[slot],
    repeats: 0,
    repeatDeduction: 0,
    dialogue: { title: 'A dialogue', topic: topics[slot], segments: template.dialogues[slot].segments },
    evaluation: newEvaluation({ submissionId: 'slot', dialogueId: template.dialogues[slot].id, total: totals[slot] }),
  }))
  const { id } = await db.mockTestAttempt.create({
    data: {
      userId,
      templateId: template.id,
      dialogue1Id: one.id,
      dialogue2Id: two.id,
      status: 'completed',
      passingScore: 63,
      dialogue1Results: results[0] ?? {},
      dialogue2Results: results[1] ?? {},
      overallScore: totals[0] + totals[1],
      passed,
      markedBy,
      startedAt: at,
      expiresAt: new Date(at.getTime() + HOUR_MS),
      completedAt: at,
      createdAt: at,
    },
    select: { id: true },
  })
  await countMockTest(db, { userId, passed: totals[0] + totals[1] >= 58, markedBy })
  return id
}
