import type { Asset } from '@mux/mux-node/resources/video/assets'
import {
  MUX_AUDIO_FILE,
  MUX_SEND_TIMEOUT_MS,
  MUX_STREAM_ORIGIN,
  MUX_TOKEN_SECONDS,
  MUX_UPLOAD_SECONDS,
} from '#app/config/mux.ts'
import type { MuxSettings } from '#app/config/env/services.ts'
import { callMux, callMuxFor, createMuxClient } from './call.server.ts'
import { readMuxEvent } from './events.server.ts'
import { type Call, type FoundUpload, type HostedSound, HostFailure, type SoundHost } from './port.ts'

/** The one rendition that a plain audio player can load. */
function audioFileOf(asset: Asset) {
  return asset.static_renditions?.files?.find(({ name }) => name === MUX_AUDIO_FILE)
}

const PREPARING: HostedSound = { status: 'preparing', playbackId: null, error: null }

/** An asset is ready before its audio file is: only the file counts. */
function soundOf(asset: Asset): HostedSound {
  const playbackId = asset.playback_ids?.find(({ policy }) => policy === 'signed')?.id ?? null
  const errored = (error: string): HostedSound => ({ status: 'errored', playbackId: null, error })
  if (asset.status === 'errored') return errored(asset.errors?.messages?.join(' ') ?? 'Mux says no more than errored.')
  const file = audioFileOf(asset)
  if (file?.status === 'errored' || file?.status === 'skipped') return errored(`The audio file is ${file.status}.`)
  if (asset.status !== 'ready') return PREPARING
  if (!file) return errored('Mux makes no audio file of it.')
  if (file.status !== 'ready') return PREPARING
  return playbackId === null ? errored('It has no signed playback id.') : { status: 'ready', playbackId, error: null }
}

const UPLOADS = {
  waiting: 'waiting',
  asset_created: 'taken',
  errored: 'failed',
  cancelled: 'failed',
  timed_out: 'failed',
} as const

/** Uploads the file to the URL that Mux gave us. */
async function putFile({ url, bytes }: { url: string; bytes: Uint8Array }, { signal }: Call): Promise<void> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(MUX_SEND_TIMEOUT_MS)])
  const headers = { 'Content-Type': 'audio/mpeg' }
  const body = new Blob([new Uint8Array(bytes)])
  const response = await fetch(url, { method: 'PUT', headers, body, signal: ends, redirect: 'error' }).catch(
    (cause: unknown) => {
      throw new HostFailure('away', 'The file could not be sent to Mux', { cause })
    },
  )
  await response.body?.cancel()
  // Whatever the reason: the next attempt gets a new upload URL.
  if (!response.ok) throw new HostFailure('away', `Mux's storage answered ${response.status}`)
}

/** Mux through its SDK: signed, audio only, with a file that plays in any browser. */
export function createMuxHost(settings: MuxSettings & { appUrl: string }): SoundHost {
  const mux = createMuxClient(settings)
  const { assets, uploads } = mux.video
  const streams = settings.apiBase === undefined ? MUX_STREAM_ORIGIN : new URL(settings.apiBase).origin
  return {
    async openUpload(contentHash, call) {
      const body = {
        cors_origin: settings.appUrl,
        timeout: MUX_UPLOAD_SECONDS,
        new_asset_settings: {
          passthrough: contentHash,
          playback_policies: ['signed' as const],
          static_renditions: [{ resolution: 'audio-only' as const }],
          video_quality: 'basic' as const,
        },
      }
      const { id, url } = await callMux((options) => uploads.create(body, options), call)
      if (!url) throw new HostFailure('refused', 'Mux gave no address to send to')
      return { uploadId: id, url }
    },
    sendFile: putFile,
    async findUpload(uploadId, call): Promise<FoundUpload | null> {
      const found = await callMuxFor((options) => uploads.retrieve(uploadId, options), call)
      if (!found) return null
      const error =
        found.error?.message ?? (UPLOADS[found.status] === 'failed' ? `The upload is ${found.status}.` : null)
      return { status: UPLOADS[found.status], assetId: found.asset_id ?? null, error }
    },
    async cancelUpload(uploadId, call) {
      try {
        await callMuxFor((options) => uploads.cancel(uploadId, options), call)
      } catch (error) {
        if (!(error instanceof HostFailure) || error.kind === 'away') throw error
      }
    },
    async findAsset(assetId, call) {
      const found = await callMuxFor((options) => assets.retrieve(assetId, options), call)
      return found && soundOf(found)
    },
    async deleteAsset(assetId, call) {
      await callMuxFor((options) => assets.delete(assetId, options), call)
    },
    async playbackUrl(playbackId) {
      const token = await mux.jwt.signPlaybackId(playbackId, { type: 'video', expiration: `${MUX_TOKEN_SECONDS}s` })
      return `${streams}/${encodeURIComponent(playbackId)}/${MUX_AUDIO_FILE}?token=${token}`
    },
    readEvent: (request) => readMuxEvent({ mux, secrets: settings.webhookSecrets, ...request }),
  }
}
