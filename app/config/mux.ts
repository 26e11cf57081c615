import { MINUTE_MS } from './time.ts'

// Source audio at Mux: docs/media.md.

export const MUX_STREAM_ORIGIN = 'https://stream.mux.com'
/** What an <audio> element and fetch read without a library, as Mux names it. */
export const MUX_AUDIO_FILE = 'audio.m4a'
/** A signed address is good for so long: a segment of three minutes, and a listener who pauses. */
export const MUX_TOKEN_SECONDS = 300

/** For one try at Mux's API, to the last byte of its answer. */
export const MUX_TRY_TIMEOUT_MS = 10_000
/** Tries after the first, where a fault may pass. */
export const MUX_MAX_RETRIES = 2
/** For sending one file. */
export const MUX_SEND_TIMEOUT_MS = MINUTE_MS
/** For all that a webhook asks; Mux waits five seconds for its answer. */
export const MUX_WEBHOOK_DEADLINE_MS = 4_500
/** For all that one job asks about one sound. */
export const MUX_JOB_DEADLINE_MS = 2 * MINUTE_MS
/** An address to send a file to that nobody has used is of no use after this. */
export const MUX_UPLOAD_SECONDS = 600

/** How old a signed webhook may be, and how far ahead of our clock. */
export const MUX_WEBHOOK_TOLERANCE_SECONDS = 300
/** Mux sends an event again for a day. */
export const MUX_EVENT_RETENTION_DAYS = 30
/** After sending: by then a webhook has come, or is asked for. */
export const MUX_LOOK_AFTER_MS = MINUTE_MS
export const MUX_SWEEP_INTERVAL_MS = 15 * MINUTE_MS
export const MUX_SWEEP_BATCH = 200
/** What is on its way is looked after this often, what is ready once a day. */
export const MUX_LOOK_EVERY_MINUTES = 5
export const MUX_LOOK_AT_READY_HOURS = 24
/** What Mux could not take is sent again after this. */
export const MUX_SEND_AGAIN_HOURS = 24
/** Hashes of files that one process remembers. */
export const SOUND_HASHES_REMEMBERED = 4_000

/** Mux's webhooks that matter here (docs/media.md); any other is answered and left alone. */
export const MUX_EVENTS = [
  'video.upload.asset_created',
  'video.upload.cancelled',
  'video.upload.errored',
  'video.asset.created',
  'video.asset.ready',
  'video.asset.errored',
  'video.asset.deleted',
  'video.asset.static_rendition.ready',
  'video.asset.static_rendition.errored',
  'video.asset.static_rendition.skipped',
  'video.asset.static_rendition.deleted',
] as const
