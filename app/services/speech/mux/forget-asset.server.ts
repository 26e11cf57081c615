import { MUX_JOB_DEADLINE_MS } from '#app/config/mux.ts'
import { inTransaction } from '#app/db.server.ts'
import { markLeaving, settleLeft } from '#app/models/speech/mux-asset.server.ts'
import { findHost } from './host.server.ts'

/** Makes Mux delete a sound that no segment uses (any more). One that is used again by now is kept, or sent again. */
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
