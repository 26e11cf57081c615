import { MUX_JOB_DEADLINE_MS } from '#app/config/mux.ts'
import { inTransaction } from '#app/db.server.ts'
import { drawQuestion, storeAnswer } from '#app/models/speech/mux-asset.server.ts'
import { claimMuxEvent } from '#app/models/speech/mux-event.server.ts'
import { findHost } from './host.server.ts'
import type { Call, HostedSound, SoundHost } from './port.ts'

/** At most one pending job per sound. */
export const syncKey = (contentHash: string) => `sync-mux-asset:${contentHash}`

interface Answer extends HostedSound {
  assetId: string | null
}

const failed = (error: string, assetId: string | null = null): Answer => ({
  status: 'errored',
  assetId,
  playbackId: null,
  error,
})

async function askFor(options: {
  host: SoundHost
  known: { uploadId: string | null; assetId: string | null }
  call: Call
}): Promise<Answer> {
  const { host, known, call } = options
  const upload = known.assetId === null && known.uploadId ? await host.findUpload(known.uploadId, call) : null
  const assetId = known.assetId ?? upload?.assetId ?? null
  if (assetId !== null) {
    const sound = await host.findAsset(assetId, call)
    return sound ? { ...sound, assetId } : failed('It is gone at Mux.')
  }
  if (upload?.status === 'waiting' || upload?.status === 'taken') {
    return { status: 'preparing', assetId: null, playbackId: null, error: null }
  }
  return failed(upload?.error ?? 'Mux does not know the upload.')
}

/**
 * Fetches the state of a sound from Mux and stores it, unless a later answer is stored. `event`: the webhook that
 * triggered it, stored in the same transaction.
 *
 * @throws HostFailure
 */
export async function syncAsset(options: {
  contentHash: string
  host: SoundHost
  call: Call
  event?: { id: string; type: string }
}): Promise<void> {
  const { contentHash, host, call, event } = options
  const question = await drawQuestion(contentHash)
  const answer = question && (await askFor({ host, known: question, call }))
  await inTransaction(async (database) => {
    if (event && !(await claimMuxEvent(database, event))) return
    if (question && answer) await storeAnswer({ question, answer }, database)
  })
}

/** Updates a sound for which no webhook arrived. */
export async function reconcileAsset(options: { contentHash: string; signal: AbortSignal }): Promise<void> {
  const host = findHost()
  if (!host) return
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(MUX_JOB_DEADLINE_MS)])
  await syncAsset({ contentHash: options.contentHash, host, call: { signal } })
}
