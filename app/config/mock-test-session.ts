import { RESULT_WAIT_MS } from './practice-submission.ts'
import { MINUTE_MS } from './time.ts'

// The session of a mock test in the browser (docs/product.md, Mock tests).
/** From the press of Start Test to 'Preparing audio segment...'. */
export const START_TO_LOADING_MS = 500
/** From the press of Start Test or Next Segment to the first sound. */
export const PRESS_TO_AUDIO_MS = 1_000
export const AFTER_START_CHIME_MS = 500
export const AFTER_SEGMENT_MS = 800
/** A chime that does not load is left out after this. */
export const CHIME_TIMEOUT_MS = 4_000
/** Before a server that was busy is asked for a segment once more. */
export const AUDIO_RETRY_MS = 1_000
/** The clock is written in minutes; below this in minutes and seconds. */
export const CLOCK_SECONDS_BELOW_MS = 5 * MINUTE_MS
export const CLOCK_TICK_MS = 1_000
/** So long before the server takes no more, the last recording is ended: it has to get there. */
export const UPLOAD_RESERVE_MS = MINUTE_MS
/** A result that is not there by then will not come: the server itself waits shorter. It can be asked for again. */
export const RESULT_TIMEOUT_MS = RESULT_WAIT_MS + 10_000
/** A browser's storage that has not kept a recording by then is not waited for. */
export const KEEP_TIMEOUT_MS = 2_000

/** Grades of a result, in percent of the total. */
export const EXCELLENT_PERCENT = 80
export const PASS_PERCENT = 65
/** The badge in History. The verdict by NAATI's pass rule is shown next to it. */
export const HISTORY_PASS_MARKS = 58
