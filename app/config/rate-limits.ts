import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from './time.ts'

export interface RateLimitRow {
  /** Attempts in one window. */
  limit: number
  windowSeconds: number
  /**
   * `account`: `limit` per account, and ADDRESS_FACTOR times as many for all accounts of one address; a guest, without
   * an account, has `limit` by address. `address`: by client network alone. `email`: by the email address in the request.
   */
  countedBy: 'account' | 'address' | 'email'
}

/** Several people may share an address: a household, a classroom. */
export const ADDRESS_FACTOR = 10

/** All rate limits (docs/product.md, Limits). The setting RATE_LIMIT_FACTOR multiplies those of requests. */
export const RATE_LIMITS = {
  /** Wrong passwords: slows down guessing. */
  'sign-in': { limit: 10, windowSeconds: 15 * MINUTE_SECONDS, countedBy: 'account' },
  /** Failed returns from Google. The user is unknown, so the address gets the limit for many users. */
  'google-sign-in': { limit: 100, windowSeconds: 15 * MINUTE_SECONDS, countedBy: 'address' },
  /** Accounts created automatically. */
  'sign-up': { limit: 10, windowSeconds: HOUR_SECONDS, countedBy: 'address' },
  /** Checks whether a username or email address is taken: they reveal who has an account. */
  availability: { limit: 60, windowSeconds: MINUTE_SECONDS, countedBy: 'address' },
  /** Mails with a link, so that no inbox is flooded. */
  'forgot-password': { limit: 3, windowSeconds: 5 * MINUTE_SECONDS, countedBy: 'address' },
  'forgot-password:email': { limit: 3, windowSeconds: 5 * MINUTE_SECONDS, countedBy: 'email' },
  'resend-verification': { limit: 3, windowSeconds: 5 * MINUTE_SECONDS, countedBy: 'account' },
  'set-password': { limit: 3, windowSeconds: 5 * MINUTE_SECONDS, countedBy: 'account' },
  /** Wrong current passwords, such as by someone who finds an open session. */
  'password-change': { limit: 10, windowSeconds: 15 * MINUTE_SECONDS, countedBy: 'account' },
  /** Exports read all of an account's data. */
  'data-export': { limit: 5, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  feedback: { limit: 10, windowSeconds: HOUR_SECONDS, countedBy: 'address' },
  waitlist: { limit: 10, windowSeconds: HOUR_SECONDS, countedBy: 'address' },

  /** The sample is open to everybody, and scoring costs money. Retries of one submission count once. */
  'sample-submission': { limit: 10, windowSeconds: HOUR_SECONDS, countedBy: 'address' },
  submission: { limit: 60, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** Recordings uploaded before submitting. A dialogue has about 15 segments; some are recorded twice. */
  take: { limit: 1_200, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** Ten samples an hour, with some repetition. */
  'guest-take': { limit: 200, windowSeconds: HOUR_SECONDS, countedBy: 'address' },
  /** Uploads that were not recordings: our pages never send one, and checking them is expensive. */
  'refused-take': { limit: 60, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** PDFs, each a second or two of work. */
  report: { limit: 30, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  'sample-report': { limit: 30, windowSeconds: HOUR_SECONDS, countedBy: 'address' },
  /** Paid evaluations by a language model. OPENAI_DAILY_EVALUATIONS_PER_USER overrides it; not counted by address. */
  'model-evaluations': { limit: 40, windowSeconds: DAY_SECONDS, countedBy: 'account' },

  /** Hours of reminders, and devices that show them. */
  'reminder-settings': { limit: 60, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** Links to unsubscribe. A mail provider follows those of all its readers from few addresses. */
  unsubscribe: { limit: 3_000, windowSeconds: HOUR_SECONDS, countedBy: 'address' },

  /** Own words, notes on words, and cards put into the deck. Typing in a list takes less than ten a minute. */
  'vocabulary-write': { limit: 600, windowSeconds: HOUR_SECONDS, countedBy: 'account' },

  /** Changes of a study plan, and its calendar. */
  'study-plan': { limit: 60, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** What learners say about how their test went. */
  'test-outcome': { limit: 60, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** Calendar programs ask for a feed a few times a day. */
  'calendar-feed': { limit: 120, windowSeconds: HOUR_SECONDS, countedBy: 'address' },
  /** Questions of sprints, their sounds and results: a fast learner answers thirty a minute. */
  sprint: { limit: 3_000, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** Drills started. Each picks its words from the whole library. */
  drill: { limit: 300, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** Answers in the drill and ratings: quicker than anybody goes on for an hour. */
  'word-review': { limit: 2_000, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** Answers said aloud, which are graded, and by a recogniser on the server first turned into words. */
  'spoken-answer': { limit: 600, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** Searches that found nothing, which are counted for admins. */
  'vain-search': { limit: 60, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** The same word once a day; more are not refused, only not counted. */
  'vain-search:word': { limit: 1, windowSeconds: DAY_SECONDS, countedBy: 'account' },
  /** Exports of words: a zip reads up to 4,500 recordings. */
  'word-export': { limit: 20, windowSeconds: HOUR_SECONDS, countedBy: 'account' },

  'exam-start': { limit: 20, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** A mock test has 26 to 30 segments, each possibly retried after a network failure. */
  'exam-segment': { limit: 600, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** The other calls of a mock test; pages poll while results are computed. */
  'exam-call': { limit: 1_200, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
  /** Calls to the payment provider: one click makes several. */
  billing: { limit: 60, windowSeconds: HOUR_SECONDS, countedBy: 'account' },
} as const satisfies Record<string, RateLimitRow>

export type RateLimitName = keyof typeof RATE_LIMITS
/** The rows that are counted by account. */
export type AccountLimitName = {
  [Name in RateLimitName]: (typeof RATE_LIMITS)[Name]['countedBy'] extends 'account' ? Name : never
}[RateLimitName]
