import { MUX_JOB_DEADLINE_MS } from '#app/config/mux.ts'
import { inTransaction } from '#app/db.server.ts'
import { markLeaving, settleLeft } from '#app/models/speech/mux-asset.server.ts'
import { findHost } from './host.server.ts'

/** Has Mux delete a sound that no segment needs (any more). One that is needed again by now stays, or is sent anew. */
export async function forgetAsset(options: { contentHash: string; signal: AbortSignal }): Promise<void> {
  const { contentHash } = options
  const host = findHost()
  if (!host) return
  const asset = await inTransaction((database) => markLeaving(contentHash, database))
  if (!asset) return
  const call = { signal: AbortSignal.any([options.signal, AbortSignal.timeout(MUX_JOB_DEADLINE_MS)]) }
  const { uploadId } = asset
  if (asset.assetId === null && uploadId !== null) await host.cancelUpload(uploadId, call)
  const upload = asset.assetId === null && uploadId !== null ? await host.findUpload(uploadId, call) : null
  const assetId = asset.assetId ?? upload?.assetId ?? null
  if (assetId !== null) await host.deleteAsset(assetId, call)
  await inTransaction((database) => settleLeft(contentHash, database))
}
