import {
  JOB_ERROR_MAX_CHARACTERS,
  JOB_FIRST_RETRY_SECONDS,
  JOB_LONGEST_RETRY_SECONDS,
  JOB_MAX_ATTEMPTS,
} from '#app/config/jobs.ts'

/** A failure that a retry cannot fix: the job is parked at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}

/**
 * Seconds until the next attempt: doubling from 5 s up to an hour, less up to half at random, so that jobs that failed
 * together are not retried together.
 *
 * @param options.attempts attempts so far, at least 1.
 * @param options.random from 0 to 1.
 */
export function retryDelaySeconds(options: { attempts: number; random: number }): number {
  const longest = Math.min(JOB_FIRST_RETRY_SECONDS * 2 ** (options.attempts - 1), JOB_LONGEST_RETRY_SECONDS)
  return longest * (1 - options.random / 2)
}

/** Whether a failed job is parked rather than retried. */
export function isHopeless(options: { attempts: number; error: unknown }): boolean {
  return options.error instanceof PermanentFailure || options.attempts >= JOB_MAX_ATTEMPTS
}

// Places that may hold secrets: the credentials in a URL, the values of some named fields, and long words such as our
// tokens (43 characters).
const CREDENTIALS = /\/\/[^/\s@]+@/g
const NAMED_SECRET = /\b(token|password|pass|secret|key)(["']?\s*[=:]\s*["']?)[^\s"'&]+/gi
const LONG_RUN = /[\w-]{32,}/g

/** An error as an admin sees it: name and message on one line, without possible secrets. */
export function describeFailure(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text
    .replace(CREDENTIALS, '//[…]@')
    .replace(NAMED_SECRET, '$1$2[…]')
    .replace(LONG_RUN, '[…]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, JOB_ERROR_MAX_CHARACTERS)
}
