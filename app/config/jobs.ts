import { HOUR_SECONDS, MINUTE_MS } from './time.ts'

// The background queue (app/jobs; docs/decisions/009-job-queue.md). Another process takes over a dead one's job after the
// rest of its lease (config/leases.ts) and one poll: within 30 seconds.

/** How often an idle process polls for jobs without a wake-up: retries, delayed jobs, those of dead processes. */
export const JOB_POLL_MS = 5_000
/** Jobs that one process runs at a time. */
export const JOB_CONCURRENCY = 4

/** With the delays below: about four hours. */
export const JOB_MAX_ATTEMPTS = 15
export const JOB_FIRST_RETRY_SECONDS = 5
export const JOB_LONGEST_RETRY_SECONDS = HOUR_SECONDS

/** At SIGTERM: how long running jobs may continue, and how long they have to finish once aborted. */
export const JOB_DRAIN_MS = 5_000
export const JOB_ABORT_GRACE_MS = 1_000

export const JOB_ERROR_MAX_CHARACTERS = 500
/** A job that runs longer than this is aborted, and retried. */
export const JOB_LONGEST_RUN_MS = 10 * MINUTE_MS
/** Between attempts to record a job's outcome while the database is unavailable. */
export const JOB_RECORD_RETRY_MS = 1_000
