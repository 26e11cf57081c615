import { MINUTE_MS } from './time.ts'

// The thread that typesets reports. One with 100 segments takes a second or two; the pdfkit library uses about 25 MB.
export const REPORT_START_TIMEOUT_MS = 15_000
export const REPORT_TIMEOUT_MS = 20_000
export const REPORT_MAX_WAITING = 20
export const REPORT_MAX_HEAP_MIB = 192
/** An idle thread is ended after this, to free its memory. */
export const REPORT_IDLE_MS = MINUTE_MS
export const REPORT_RETRY_SECONDS = 10
export const REPORT_FILE_NAME_MAX = 60
