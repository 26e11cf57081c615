import { db } from '#app/db.server.ts'
import { createFinishedMockTest } from './finished-mock-tests.ts'
import { createTinyTemplate } from './mock-test.ts'

/** Adds a finished mock test whose first segment comes back today. @returns where it is tried again, and its ids. */
export async function createExamReturn(userId: number) {
  const template = await createTinyTemplate()
  const topics: [string, string] = ['Legal', 'Housing']
  const mockTestId = await createFinishedMockTest({ userId, topics, totals: [30, 30], template })
  const dialogueId = template.dialogues[0].id
  await db.returningSegment.create({
    data: {
      userId,
      dialogueId,
      segmentIndex: 0,
      mockTestAttemptId: mockTestId,
      categories: ['omission'],
      marks: 2,
      lostOn: new Date('2026-03-02'),
      due: new Date('2026-03-04'),
    },
  })
  return { mockTestId, dialogueId, path: `/mistakes/mock-test/${mockTestId}/${dialogueId}/1` }
}
