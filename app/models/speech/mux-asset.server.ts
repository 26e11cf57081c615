import { type Database, db, storableText } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import type { MuxStatus } from '#app/generated/prisma/enums.ts'
import { claimLease, isHeldBy, type Lease, RELEASE, RELEASED } from '../leases/lease.server.ts'

/** What is known about a sound at Mux. */
interface MuxAsset {
  contentHash: string
  status: MuxStatus
  uploadId: string | null
  assetId: string | null
}

const KNOWN = { contentHash: true, status: true, uploadId: true, assetId: true } as const

/** The Mux status of each segment of a dialogue, by 0-based index. */
export async function listPublished(dialogueId: number): Promise<Map<number, MuxStatus>> {
  const rows = await db.publishedSegment.findMany({
    where: { dialogueId },
    select: { segmentIndex: true, asset: { select: { status: true } } },
  })
  return new Map(rows.map(({ segmentIndex, asset }) => [segmentIndex, asset.status]))
}

/** The playback ID of a sound; null until it is ready, undefined if it was never sent. */
export async function findPlaybackId(contentHash: string): Promise<string | null | undefined> {
  const asset = await db.muxAsset.findUnique({
    where: { contentHash },
    select: { status: true, playbackId: true },
  })
  return asset?.status === 'ready' ? asset.playbackId : asset && null
}

/** Finds the sound that a webhook is about. */
export function findAssetBy(options: { ids: string[]; contentHash: string | null }): Promise<MuxAsset | null> {
  const { ids, contentHash } = options
  const byHash = contentHash === null ? [] : [{ contentHash }]
  return db.muxAsset.findFirst({
    where: { OR: [{ assetId: { in: ids } }, { uploadId: { in: ids } }, ...byHash] },
    select: KNOWN,
  })
}

/**
 * Stores which sounds a dialogue now uses.
 *
 * @returns sounds that are no longer used, and whether a sound that is used is just being deleted.
 */
export async function replacePublished(options: {
  dialogueId: number
  /** In segment order. */
  hashes: readonly string[]
  database: Database
}): Promise<{ orphans: string[]; isLeaving: boolean }> {
  const { dialogueId, hashes, database } = options
  const before = await database.publishedSegment.findMany({ where: { dialogueId }, select: { contentHash: true } })
  let isLeaving = false
  // In a fixed order, so that two dialogues with the same sounds cannot deadlock.
  for (const hash of [...new Set(hashes)].toSorted()) {
    const [row] = await database.$queryRaw<{ status: string }[]>`
      INSERT INTO mux_assets (content_hash) VALUES (${hash})
      ON CONFLICT (content_hash) DO UPDATE SET content_hash = excluded.content_hash RETURNING status::text AS status`
    if (row?.status === 'leaving') isLeaving = true
  }
  await database.publishedSegment.deleteMany({ where: { dialogueId } })
  await database.publishedSegment.createMany({
    data: hashes.map((contentHash, segmentIndex) => ({ dialogueId, segmentIndex, contentHash })),
  })
  const orphans = await database.muxAsset.findMany({
    where: { contentHash: { in: before.map(({ contentHash }) => contentHash) }, segments: { none: {} } },
    select: { contentHash: true },
  })
  return { orphans: orphans.map(({ contentHash }) => contentHash), isLeaving }
}

/** Claims a sound that has to be sent; null if it was sent, or another worker is sending it. */
export async function claimUnsent(contentHash: string): Promise<{ lease: Lease; asset: MuxAsset } | null> {
  const claimed = await claimLease<MuxAsset>({
    table: 'mux_assets',
    key: contentHash,
    where: Prisma.sql`status IN ('waiting', 'errored')`,
    returning: Prisma.sql`content_hash AS "contentHash", status::text AS status, upload_id AS "uploadId",
      asset_id AS "assetId"`,
  })
  return claimed && { lease: claimed.lease, asset: claimed.row }
}

/** Records that Mux refuses a sound, so that it is not retried soon, and releases the lease. */
export async function noteRefused(lease: Lease, error: string): Promise<void> {
  await db.$executeRaw`
    UPDATE mux_assets SET status = 'errored', error = ${storableText(error)}, answered_at = now(), ${RELEASE}
    WHERE ${isHeldBy(lease)} AND status IN ('waiting', 'errored')`
}

/**
 * Stores the upload of a sound and clears the state of an earlier one.
 *
 * @returns whether the caller still holds the lease.
 */
export async function noteUpload(lease: Lease, uploadId: string): Promise<boolean> {
  const noted = await db.$executeRaw`
    UPDATE mux_assets SET upload_id = ${uploadId}, asset_id = NULL, playback_id = NULL, status = 'waiting', error = NULL
    WHERE ${isHeldBy(lease)}`
  return noted === 1
}

/** Records that a sound was sent and Mux is preparing it, and releases the lease. */
export async function noteSent(lease: Lease): Promise<void> {
  await db.$executeRaw`
    UPDATE mux_assets SET status = 'preparing', answered_at = now(), ${RELEASE}
    WHERE ${isHeldBy(lease)} AND status = 'waiting'`
}

/** Draws the number of a request to Mux about a sound that was sent. */
export async function drawQuestion(contentHash: string): Promise<(MuxAsset & { number: number }) | null> {
  const [row] = await db.$queryRaw<(MuxAsset & { number: number })[]>`
    UPDATE mux_assets SET asked = asked + 1
    WHERE content_hash = ${contentHash} AND status <> 'leaving' AND upload_id IS NOT NULL
    RETURNING content_hash AS "contentHash", status::text AS status, upload_id AS "uploadId", asset_id AS "assetId",
      asked AS number`
  return row ?? null
}

/** Stores an answer, unless a later request was answered already or the sound was sent again since. */
export async function storeAnswer(
  options: {
    question: { contentHash: string; number: number; uploadId: string | null }
    answer: {
      status: 'preparing' | 'ready' | 'errored'
      assetId: string | null
      playbackId: string | null
      error: string | null
    }
  },
  database: Database,
): Promise<void> {
  const { question, answer } = options
  await database.muxAsset.updateMany({
    where: {
      contentHash: question.contentHash,
      uploadId: question.uploadId,
      answered: { lt: question.number },
      status: { not: 'leaving' },
    },
    data: {
      ...answer,
      error: answer.error === null ? null : storableText(answer.error),
      answered: question.number,
      answeredAt: new Date(),
    },
  })
}

/**
 * Marks a sound for deletion, unless a segment uses it. Once deletion has begun it is completed even if the sound is
 * needed again, because it may be partly deleted.
 */
export async function markLeaving(contentHash: string, database: Database): Promise<MuxAsset | null> {
  await database.$queryRaw`SELECT 1 FROM mux_assets WHERE content_hash = ${contentHash} FOR UPDATE`
  const asset = await database.muxAsset.findUnique({
    where: { contentHash },
    select: { ...KNOWN, segments: { select: { dialogueId: true }, take: 1 } },
  })
  if (!asset || (asset.segments.length > 0 && asset.status !== 'leaving')) return null
  await database.muxAsset.update({ where: { contentHash }, data: { status: 'leaving' } })
  return asset
}

/** Deletes the row of a sound that Mux has deleted. If a segment uses it by now, it is sent again. */
export async function settleLeft(contentHash: string, database: Database): Promise<void> {
  await database.$queryRaw`SELECT 1 FROM mux_assets WHERE content_hash = ${contentHash} FOR UPDATE`
  const isLeaving = { contentHash, status: 'leaving' as const }
  await database.muxAsset.deleteMany({ where: { ...isLeaving, segments: { none: {} } } })
  await database.muxAsset.updateMany({
    where: isLeaving,
    data: { status: 'waiting', uploadId: null, assetId: null, playbackId: null, ...RELEASED },
  })
}
