import { EXPORT_BATCH_ROWS } from '#app/config/accounts.ts'
import { db } from '#app/db.server.ts'
import { inBatches } from './export-batches.server.ts'

const take = EXPORT_BATCH_ROWS

/** Newest first, each with the segments that were handed in. */
export function listExportedMockTests(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { id: number } | undefined) =>
    db.mockTestAttempt.findMany({
      where: { userId, ...(last && { id: { lt: last.id } }) },
      orderBy: { id: 'desc' },
      take,
      select: {
        id: true,
        status: true,
        template: { select: { title: true } },
        dialogue1: { select: { title: true } },
        dialogue2: { select: { title: true } },
        passingScore: true,
        realRules: true,
        dialogue1Results: true,
        dialogue2Results: true,
        overallScore: true,
        maxPossibleScore: true,
        passed: true,
        segmentResults: true,
        startedAt: true,
        completedAt: true,
        segments: {
          orderBy: { id: 'asc' },
          select: {
            dialogueId: true,
            segmentIndex: true,
            repeats: true,
            suppliedText: true,
            suppliedSource: true,
            overallScore: true,
            feedback: true,
            createdAt: true,
            recording: {
              select: {
                id: true,
                segmentIndex: true,
                storageKey: true,
                mimeType: true,
                bytes: true,
                durationMs: true,
                transcript: true,
                transcriptSource: true,
                saved: true,
                createdAt: true,
              },
            },
          },
        },
      },
    })
  return inBatches<Row>(read)
}
