import { db } from '#app/db.server.ts'
import { inBatches, take } from './export-batches.server.ts'

export const EXPORTED_RECORDING = {
  id: true,
  submissionId: true,
  segmentIndex: true,
  storageKey: true,
  bytes: true,
  createdAt: true,
} as const

/** Of an attempt, oldest first. */
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

/** Where the recordings of segments that were tried again are. */
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
