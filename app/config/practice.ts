import { MINUTE_MS } from './time.ts'

// Limits of the test player (docs/product.md, Practice).
export const MAX_PLAYS = 3
export const DEFAULT_VOLUME_PERCENT = 80
export const MAX_VOLUME_PERCENT = 100

// Recording. 32 kbit/s Opus keeps speech intact at 4 kB a second.
export const RECORDING_MIME_TYPES = ['audio/webm;codecs=opus', 'audio/mp4;codecs=opus', 'audio/mp4'] as const
export const RECORDING_BITS_PER_SECOND = 32_000
export const RECORDER_TIMESLICE_MS = 250
/** The browser ends a recording this much before the server's limit, which counts to the last sample. */
export const RECORDING_LIMIT_MARGIN_MS = 1_000
/** A crash loses at most this much of the recording that was being made. */
export const PARTIAL_SAVE_INTERVAL_MS = 1_000
export const ELAPSED_TICK_MS = 200

// The level meter: 0 is the floor, 1 is full scale.
export const LEVEL_FLOOR_DBFS = -60
export const LEVEL_FFT_SAMPLES = 1_024
/** About -33 dBFS: near speech passes it, a quiet room does not. */
export const HEARD_LEVEL = 0.45
export const HEARD_FOR_MS = 400
export const QUIET_HINT_AFTER_MS = 6_000
/** A recording whose loudest moment stays under this gets a hint. */
export const QUIET_RECORDING_LEVEL = 0.2

// What the browser keeps of attempts.
export const FINISHED_ATTEMPT_KEEP_HOURS = 24
export const UNFINISHED_ATTEMPT_KEEP_DAYS = 7
/** Some browsers never answer when storage is blocked; the player then goes on in memory. */
export const VAULT_OPEN_TIMEOUT_MS = 2_000

/** Audio that was paused from outside and does not play on within this is broken. */
export const RESUME_TIMEOUT_MS = 3_000

// Network.
export const SEGMENT_AUDIO_TIMEOUT_MS = 15_000
/** How often the page of a submission that is being scored looks again. */
export const RESULT_LOOK_MS = 3_000
export const SUBMIT_TIMEOUT_MS = 2 * MINUTE_MS
export const SUBMIT_RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000] as const
/** A server that asks for a longer pause than this gets the learner's decision instead. */
export const SUBMIT_MAX_RETRY_AFTER_SECONDS = 30

// Speech recognition of the browser.
export const RECOGNITION_FINAL_WAIT_MS = 1_500
export const RECOGNITION_MAX_RESTARTS = 20
export const RECOGNITION_TAGS = { en: 'en-AU', tr: 'tr-TR' } as const

// Sending takes while the learner goes on.
export const UPLOAD_TIMEOUT_MS = MINUTE_MS
/** The last one holds from then on: a learner may be without a network for an hour. */
export const UPLOAD_RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const
/** How long the last click waits for a take that is on its way, before it sends that one itself. */
export const UPLOAD_SETTLE_MS = 8_000
/** How often the overlay asks how far the scoring is. */
export const PROGRESS_LOOK_MS = 1_000
