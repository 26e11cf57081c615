import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from './time.ts'

export interface RateLimitRow {
  /** Tries in one window. */
  limit: number
  windowSeconds: number
  /**
   * `account`: each account has `limit`, and all accounts of one address have ADDRESS_FACTOR times as many; a guest, who has
   * no account, has `limit` by address. `address`: by client network alone. `email`: by the email address that is named.
   */
  countedBy: 'account' | 'address' | 'email'
}

/** Several people may share an address: a household, a classroom. */
export const ADDRESS_FACTOR = 10

/** Every rate limit there is (docs/product.md, Limits). The setting RATE_LIMIT_FACTOR multiplies those of requests. */
export const RATE_LIMITS = {
  /** Passwords that were wrong: guessing one takes too long. */
  'sign-in': { limit: 10, windowSeconds: 15 * MINUTE_SECONDS, countedBy: 'account' },
  /** Returns from Google that failed. Nobody is known yet, so the address has the figure of many. */
  'google-sign-in': { limit: 100, windowSeconds: 15 * MINUTE_SECONDS, countedBy: 'address' },
  /** Accounts made by machine. */
  'sign-up': { limit: 10, windowSeconds: HOUR_SECONDS, countedBy: 'address' },
  /** Questions whether a username or an email address is taken: they reveal who has an account. */
  availability: { limit: 60, windowSeconds: MINUTE_SECONDS, countedBy: 'address' },
  /** Mails with a link: nobody's inbox is flooded. */
  'forgot-password': { limit: 3, windowSeconds: 5 * MINUTE_SECONDS, countedBy: 'address' },
  'forgot-password:email': { limit: 3, windowSeconds: 5 * MINUTE_SECONDS, countedBy: 'email' },
  'resend-verification': { limit: 3, windowSeconds: 5 * MINUTE_SECONDS, countedBy: 'account' },
  'set-password': { limit: 3, windowSeconds: 5 * MINUTE_SECONDS, countedBy: 'account' },
  /** Current passwords that were wrong, by whoever found an open session. */
  'password-change': { limit: 10, windowSeconds: 15 * MINUTE_SECONDS, countedBy: 'account' },
  /** Exports read everything that an account has. */
  'data-export': { limit: 5, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  feedback: { limit: 10, windowSeconds: HOUR_SECONDS, countedBy: 'address' },
  waitlist: { limit: 10, windowSeconds: HOUR_SECONDS, countedBy: 'address' },

  /** The sample is open to everybody, and scoring costs money. Copies of one submission count once. */
  'sample-submission': { limit: 10, windowSeconds: HOUR_SECONDS, countedBy: 'address' },
  submission: { limit: 60, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** Takes sent ahead of the submission. A dialogue has about 15 segments; people record some of them twice. */
  take: { limit: 1_200, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** Ten samples an hour, and some repetition. */
  'guest-take': { limit: 200, windowSeconds: HOUR_SECONDS, countedBy: 'address' },
  /** Takes that were no recording: no browser of ours sends one, and checking them costs work. */
  'refused-take': { limit: 60, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** PDFs, each a second or two of work. */
  report: { limit: 30, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  'sample-report': { limit: 30, windowSeconds: HOUR_SECONDS, countedBy: 'address' },
  /** Evaluations by a language model, which cost money. The setting OPENAI_DAILY_EVALUATIONS_PER_USER overrides it; no address is counted. */
  'model-evaluations': { limit: 40, windowSeconds: DAY_SECONDS, countedBy: 'account' },

  'exam-start': { limit: 20, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** A mock test has 26 to 30 segments, each sent again after a broken network. */
  'exam-segment': { limit: 600, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** The other calls of a mock test; pages ask again while results are made. */
  'exam-call': { limit: 1_200, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** Calls to the payment provider: one click costs several. */
  billing: { limit: 60, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
} as const satisfies Record<string, RateLimitRow>

export type RateLimitName = keyof typeof RATE_LIMITS
/** The rows that are counted by account. */
export type AccountLimitName = {
  [Name in RateLimitName]: (typeof RATE_LIMITS)[Name]['countedBy'] extends 'account' ? Name : never
}[RateLimitName]
