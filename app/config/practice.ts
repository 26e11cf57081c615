import { MINUTE_MS } from './time.ts'

// Limits of the test player (docs/product.md, Practice).
export const MAX_PLAYS = 3
export const DEFAULT_VOLUME_PERCENT = 80
export const MAX_VOLUME_PERCENT = 100
/** Times the speed at which it was said. The test has only 1. */
export const SOUND_SPEEDS = [0.75, 0.9, 1, 1.1, 1.25] as const

// The sample begins with a part of its dialogue (docs/decisions/043-three-segments-first.md).
export const SAMPLE_PART_SEGMENTS = 3
/** The search parameter of pages and calls about it. */
export const SAMPLE_PART = { name: 'part', value: 'first', search: 'part=first' } as const

// Recording. 32 kbit/s Opus keeps speech intelligible at 4 kB a second.
export const RECORDING_MIME_TYPES = ['audio/webm;codecs=opus', 'audio/mp4;codecs=opus', 'audio/mp4'] as const
export const RECORDING_BITS_PER_SECOND = 32_000
export const RECORDER_TIMESLICE_MS = 250
/** The browser ends a recording this much before the server's limit, which counts to the last sample. */
export const RECORDING_LIMIT_MARGIN_MS = 1_000
/** A crash loses at most this much of the current recording. */
export const PARTIAL_SAVE_INTERVAL_MS = 1_000
export const ELAPSED_TICK_MS = 200

// The level meter: 0 is the floor, 1 is full scale.
export const LEVEL_FLOOR_DBFS = -60
export const LEVEL_FFT_SAMPLES = 1_024
/** About -33 dBFS: near speech exceeds it, a quiet room does not. */
export const HEARD_LEVEL = 0.45
export const HEARD_FOR_MS = 400
export const QUIET_HINT_AFTER_MS = 6_000
/** A recording whose peak stays below this gets a hint. */
export const QUIET_RECORDING_LEVEL = 0.2

/** A longer pause between two frames means that the page was hidden. */
export const LONGEST_FRAME_MS = 250

// Trouble with the sound. No open microphone delivers exact zeros for so long.
export const NO_SOUND_AFTER_MS = 2_500
/**
 * Samples this close to full scale are cut off; a frame counts from this share of them. Measured in Chromium: its gain control begins
 * with too much gain and has settled after 1.6 seconds of voice. Until then an ordinary voice is cut off for up to half a second; from
 * then on what the microphone itself cuts off arrives at 0.97 or more, and a voice that just fits at 0.95.
 */
export const CLIPPED_SAMPLE = 0.96
export const CLIPPED_SHARE = 0.01
export const CLIPPED_FOR_MS = 200
export const GAIN_SETTLED_AFTER_MS = 2_000
/**
 * A room above -48 dBFS is loud, and a voice less than 15 dB above it gets lost. Measured behind the browser's noise
 * suppression: Chromium turns white noise at -23 dBFS into -43, and leaves -60 and less between the words of a clear voice.
 */
export const NOISE_LEVEL = 0.2
export const NOISE_CONTRAST = 0.25
export const NOISE_JUDGED_AFTER_MS = 3_000

/** How long an opened microphone may take until it delivers sound: a Bluetooth headset needs up to a second. */
export const MICROPHONE_SETTLE_MS = 1_500
/** An open microphone that nobody uses is released after this. */
export const MICROPHONE_REST_MS = 2 * MINUTE_MS

// The browser's copy of attempts.
export const FINISHED_ATTEMPT_KEEP_HOURS = 24
export const UNFINISHED_ATTEMPT_KEEP_DAYS = 7
/** Some browsers never answer when storage is blocked; the player then continues in memory. */
export const VAULT_OPEN_TIMEOUT_MS = 2_000

/** Audio that was paused externally and does not resume within this time is broken. */
export const RESUME_TIMEOUT_MS = 3_000

// Network.
export const SEGMENT_AUDIO_TIMEOUT_MS = 15_000
/** How often the page of a submission that is being scored polls. */
export const RESULT_LOOK_MS = 3_000
export const SUBMIT_TIMEOUT_MS = 2 * MINUTE_MS
export const SUBMIT_RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000] as const
/** If the server requests a longer pause than this, the learner decides when to retry. */
export const SUBMIT_MAX_RETRY_AFTER_SECONDS = 30

// The browser's speech recognition.
export const RECOGNITION_FINAL_WAIT_MS = 1_500
export const RECOGNITION_MAX_RESTARTS = 20
/** How often a download of the browser's own is asked about. */
export const RECOGNITION_LOOK_MS = 3_000
export const RECOGNITION_TAGS = { en: 'en-AU', tr: 'tr-TR' } as const

// Uploading recordings while the learner continues.
export const UPLOAD_TIMEOUT_MS = MINUTE_MS
/** The last delay repeats: a learner may be offline for an hour. */
export const UPLOAD_RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const
/** How long submitting waits for an upload in progress before it sends that recording itself. */
export const UPLOAD_SETTLE_MS = 8_000
/** How often the overlay polls the scoring's progress. */
export const PROGRESS_LOOK_MS = 1_000
// Segments that cost marks come back (models/practice/returning-segment.ts). The growing distances are the spacing of flashcards.
export const RETURN_AFTER_DAYS = [2, 7, 21] as const
/** Marks that a segment has to cost to come back: that of a major error. */
export const RETURN_FROM_MARKS = 1
/** The costliest of an attempt, so that a bad day does not bury the next ones. */
export const RETURNS_PER_ATTEMPT = 3
/** How often in a row it has to stand. */
export const STANDS_TO_MEND = 2
/** On the page that lists them. */
export const RETURNS_SHOWN = 50
