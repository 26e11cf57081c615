/** How often a web process sends its metrics to its parent unasked: the most that is lost if it is killed. */
export const METRICS_TELL_INTERVAL_MS = 5_000
/** Longer than the parent waits for the others (scripts/start/metrics-hub.mjs). */
export const METRICS_ASK_MS = 3_000
/** The queue of spans to send; further ones are dropped. */
export const TRACE_QUEUE = 4_096
export const TRACE_BATCH = 512
export const TRACE_INTERVAL_MS = 2_000
export const TRACE_EXPORT_MS = 5_000
/** For a scrape's single database query. */
export const METRICS_QUEUE_MS = 2_000
