import { RESULT_WAIT_MS } from './practice-submission.ts'
import { MINUTE_MS } from './time.ts'

// The session of a mock test in the browser (docs/product.md, Mock tests).
/** From pressing Start Test to 'Preparing audio segment...'. */
export const START_TO_LOADING_MS = 500
/** From pressing Start Test or Next Segment to the first sound. */
export const PRESS_TO_AUDIO_MS = 1_000
export const AFTER_START_CHIME_MS = 500
export const AFTER_SEGMENT_MS = 800
/** A chime that has not loaded by then is skipped. */
export const CHIME_TIMEOUT_MS = 4_000
/** Before a segment is requested again from a busy server. */
export const AUDIO_RETRY_MS = 1_000
/** The clock shows minutes; below this also seconds. */
export const CLOCK_SECONDS_BELOW_MS = 5 * MINUTE_MS
export const CLOCK_TICK_MS = 1_000
/** How long before the server's deadline the last recording is ended, so that its upload arrives in time. */
export const UPLOAD_RESERVE_MS = MINUTE_MS
/** By then a result will not arrive, as the server's own time-out is shorter. The request can be retried. */
export const RESULT_TIMEOUT_MS = RESULT_WAIT_MS + 10_000
/** The wait for the browser's storage to save a recording. */
export const KEEP_TIMEOUT_MS = 2_000

/** Grades of a result, in percent of the total. */
export const EXCELLENT_PERCENT = 80
export const PASS_PERCENT = 65
/** The badge in History. The verdict by NAATI's pass rule is shown next to it. */
export const HISTORY_PASS_MARKS = 58
