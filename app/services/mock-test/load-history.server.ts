import { listFinishedAttempts } from '#app/models/mock-test/attempt-list.server.ts'
import type { MockTestHistoryItem } from '#app/models/mock-test/results-view.ts'
import { shownPercentage } from '#app/models/mock-test/result-grade.ts'

/** One page of a learner's finished mock tests, newest first. */
export async function loadMockTestHistory(options: Parameters<typeof listFinishedAttempts>[0]): Promise<{
  items: MockTestHistoryItem[]
  /** The last row of the previous page. */
  after: { createdAt: Date; id: number } | undefined
}> {
  const { rows, hasMore } = await listFinishedAttempts(options)
  const items = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt.toISOString(),
    completedAt: row.completedAt.toISOString(),
    percentage: shownPercentage({ total: row.overallScore, outOf: row.maxPossibleScore }),
  }))
  return { items, after: hasMore ? rows.at(-1) : undefined }
}
