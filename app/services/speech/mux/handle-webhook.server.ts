import { MUX_EVENTS, MUX_WEBHOOK_DEADLINE_MS } from '#app/config/mux.ts'
import { PROVIDER_RETRY_AFTER_SECONDS } from '#app/config/http.ts'
import { AppError } from '#app/errors.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { log } from '#app/log.server.ts'
import { findAssetBy } from '#app/models/speech/mux-asset.server.ts'
import { isMuxEventHandled } from '#app/models/speech/mux-event.server.ts'
import { findHost } from './host.server.ts'
import { type HostEvent, HostFailure, SignatureRefused, type SoundHost } from './port.ts'
import { syncAsset, syncKey } from './sync-asset.server.ts'

/** The outcome of a webhook, shown in Mux's dashboard. */
type Outcome = 'handled' | 'handled before' | 'not for us'

async function read(host: SoundHost, request: { payload: string; signature: string }): Promise<HostEvent> {
  try {
    return await host.readEvent(request)
  } catch (error) {
    if (!(error instanceof SignatureRefused)) throw error
    log.warn({ reason: error.message }, 'a webhook was refused')
    throw new AppError('INVALID_TOKEN', (copy) => copy.webhookSignature, { cause: error })
  }
}

async function handle(event: HostEvent, host: SoundHost): Promise<Outcome> {
  if (!MUX_EVENTS.some((type) => type === event.type)) return 'not for us'
  if (await isMuxEventHandled(event.id)) return 'handled before'
  const asset = await findAssetBy(event)
  // Another product in the same Mux environment, or a sound that we have deleted.
  if (!asset) return 'not for us'
  const { contentHash } = asset
  try {
    const call = { signal: AbortSignal.timeout(MUX_WEBHOOK_DEADLINE_MS) }
    await syncAsset({ contentHash, host, call, event })
    return 'handled'
  } catch (error) {
    // Mux sends the event again; if it does not, this job checks.
    await enqueue({ kind: 'sync-mux-asset', payload: { contentHash }, uniqueKey: syncKey(contentHash) })
    if (!(error instanceof HostFailure)) throw error
    log.warn({ kind: error.kind, reason: error.message }, 'Mux failed')
    const retryAfterSeconds = PROVIDER_RETRY_AFTER_SECONDS
    throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.providerUnavailable, { retryAfterSeconds, cause: error })
  }
}

/**
 * Handles a Mux webhook. Only IDs are read from the event and the state is fetched from Mux, so events may arrive late,
 * out of order or more than once.
 *
 * @throws AppError INVALID_TOKEN for a wrong signature; PROVIDER_UNAVAILABLE to make Mux send it again, and if Mux is not
 *   configured.
 */
export async function handleMuxWebhook(request: { payload: string; signature: string }): Promise<Outcome> {
  const host = findHost()
  if (!host) {
    const retryAfterSeconds = PROVIDER_RETRY_AFTER_SECONDS
    throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.providerUnavailable, { retryAfterSeconds })
  }
  return handle(await read(host, request), host)
}
