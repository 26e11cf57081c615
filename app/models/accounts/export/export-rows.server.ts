import { EXPORT_BATCH_ROWS } from '#app/config/accounts.ts'
import { db } from '#app/db.server.ts'

/** Rows of one batch. */
export const take = EXPORT_BATCH_ROWS

/** Every row; only one batch at a time is in memory. */
export async function* inBatches<Row>(read: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last)
    yield* rows
    if (rows.length < take) return
    last = rows.at(-1)
  }
}

export const EXPORTED_RECORDING = {
  id: true,
  submissionId: true,
  segmentIndex: true,
  storageKey: true,
  bytes: true,
  createdAt: true,
} as const

/** An attempt's revisions, oldest first. */
export const EXPORTED_REVISIONS = {
  orderBy: { createdAt: 'asc' },
  select: {
    id: true,
    segmentIndex: true,
    kind: true,
    transcript: true,
    transcriptSource: true,
    before: true,
    after: true,
    totalBefore: true,
    totalAfter: true,
    storageKey: true,
    mimeType: true,
    bytes: true,
    durationMs: true,
    createdAt: true,
  },
} as const

/** The storage keys of retried segments' recordings. */
export function listExportedTries(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { id: string } | undefined) =>
    db.segmentRevision.findMany({
      where: { submission: { userId }, storageKey: { not: null }, ...(last && { id: { gt: last.id } }) },
      orderBy: { id: 'asc' },
      take,
      select: EXPORTED_RECORDING,
    })
  return inBatches<Row>(read)
}

/** Newest first, each with its submitted segments. */
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
        markedBy: true,
        segmentResults: true,
        segmentNotes: true,
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
            ownMarks: true,
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
