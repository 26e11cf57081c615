import { MINUTE_MS } from './time.ts'

// Source audio at Mux: docs/media.md.

export const MUX_STREAM_ORIGIN = 'https://stream.mux.com'
/** Mux's name for the file that <audio> and fetch can play without a library. */
export const MUX_AUDIO_FILE = 'audio.m4a'
/** Lifetime of a signed address: enough for a segment of three minutes, with pauses. */
export const MUX_TOKEN_SECONDS = 300

/** For one attempt at Mux's API, including the response body. */
export const MUX_TRY_TIMEOUT_MS = 10_000
/** Retries after transient errors. */
export const MUX_MAX_RETRIES = 2
/** For uploading one file. */
export const MUX_SEND_TIMEOUT_MS = MINUTE_MS
/** For all calls of one webhook; Mux waits five seconds for our response. */
export const MUX_WEBHOOK_DEADLINE_MS = 4_500
/** For all calls of one job about one audio file. */
export const MUX_JOB_DEADLINE_MS = 2 * MINUTE_MS
/** An unused upload address expires after this. */
export const MUX_UPLOAD_SECONDS = 600

/** How old a signed webhook may be, and how far ahead of our clock. */
export const MUX_WEBHOOK_TOLERANCE_SECONDS = 300
/** Mux retries an event for a day. */
export const MUX_EVENT_RETENTION_DAYS = 30
/** After an upload: by then its webhook has arrived, or the state is polled. */
export const MUX_LOOK_AFTER_MS = MINUTE_MS
export const MUX_SWEEP_INTERVAL_MS = 15 * MINUTE_MS
export const MUX_SWEEP_BATCH = 200
/** How often files in progress are checked; those that are ready, once a day. */
export const MUX_LOOK_EVERY_MINUTES = 5
export const MUX_LOOK_AT_READY_HOURS = 24
/** Files that Mux rejected are uploaded again after this. */
export const MUX_SEND_AGAIN_HOURS = 24
/** File hashes that one process remembers. */
export const SOUND_HASHES_REMEMBERED = 4_000

/** The Mux webhooks that matter here (docs/media.md); others are acknowledged and ignored. */
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
