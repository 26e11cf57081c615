/** How often a web process tells its parent its metrics unasked: what is lost with one that is killed. */
export const METRICS_TELL_INTERVAL_MS = 5_000
/** Longer than the parent waits for the others (scripts/start/metrics-hub.mjs). */
export const METRICS_ASK_MS = 3_000
/** Spans that wait to be sent; what comes beyond is dropped. */
export const TRACE_QUEUE = 4_096
export const TRACE_BATCH = 512
export const TRACE_INTERVAL_MS = 2_000
export const TRACE_EXPORT_MS = 5_000
/** For the one question to the database that a scrape asks. */
export const METRICS_QUEUE_MS = 2_000
