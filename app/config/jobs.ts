// The background queue (app/jobs; docs/decisions/009-job-queue.md). A job of a killed process is taken up by another
// after the rest of its lease and one poll: within 30 seconds.
export const JOB_LEASE_SECONDS = 20
/** How often a lease is renewed while its job runs: three misses in a row are survived. */
export const JOB_HEARTBEAT_MS = 5_000
/** How often an idle process looks for work that nobody told it of: retries, later jobs, those of dead processes. */
export const JOB_POLL_MS = 5_000
/** Jobs that one process works on at a time. */
export const JOB_CONCURRENCY = 4

/** With the waits below: about four hours of trying. */
export const JOB_MAX_ATTEMPTS = 15
export const JOB_FIRST_RETRY_SECONDS = 5
export const JOB_LONGEST_RETRY_SECONDS = 3_600

/** At SIGTERM: how long running jobs may go on, and then how long they have to end once they are told to. */
export const JOB_DRAIN_MS = 5_000
export const JOB_ABORT_GRACE_MS = 1_000

export const JOB_ERROR_MAX_CHARACTERS = 500
/** No job may take longer than this: it is told to end, and tried again. */
export const JOB_LONGEST_RUN_MS = 600_000
/** Between tries to write down how a job ended while the database does not answer. */
export const JOB_RECORD_RETRY_MS = 1_000
