import type { ErrorCopy } from '#app/config/copy/errors.ts'

/** Every error code, with its HTTP status. */
export const ERROR_STATUS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PREMIUM_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EXPIRED_TOKEN: 400,
  INVALID_TOKEN: 400,
  VALIDATION_FAILED: 400,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  COOLDOWN: 409,
  PROVIDER_UNAVAILABLE: 503,
  BUSY: 503,
  INTERNAL: 500,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS
/** Picks a message from the catalogue in the reader's language. */
export type Sentence = (copy: ErrorCopy) => string
export type FieldErrors = Record<string, Sentence>

/**
 * For mock tests: the running one, and when the next may start. For an entry that was saved by someone else: the stored
 * version. For a page that was refused for a moment: when it tries again, for error pages, which see no headers. Times are ISO 8601.
 */
export interface RefusalFacts {
  version?: string
  mockTestId?: number
  nextAllowedAt?: string
  retryAfterSeconds?: number
}

interface AppErrorOptions {
  fields?: FieldErrors
  retryAfterSeconds?: number
  /** For METHOD_NOT_ALLOWED: the allowed methods. */
  allow?: string
  /** 0-based segments that the server lacks, for clients that can send them. */
  missing?: readonly number[]
  /** Data that the caller needs besides the message; included in the response. */
  facts?: RefusalFacts
  cause?: unknown
}

/**
 * The one error with a message for the user. The message is picked from the catalogue when responding, in the
 * reader's language: `new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)`.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly sentence: Sentence
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  readonly allow: string | undefined
  readonly missing: readonly number[] | undefined
  readonly facts: RefusalFacts | undefined

  constructor(code: ErrorCode, sentence: Sentence, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.sentence = sentence
    this.fields = options.fields
    this.retryAfterSeconds = options.retryAfterSeconds
    this.allow = options.allow
    this.missing = options.missing
    this.facts = options.facts
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}
