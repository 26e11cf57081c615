import { DAY_SECONDS, HOUR_MS } from './time.ts'

/** The cookie that holds a session id; on https its name starts with `__Host-`. */
export const SESSION_COOKIE_NAME = 'kopru_session'
/** Names the toast that the next page shows. */
export const TOAST_COOKIE_NAME = 'kopru_toast'
/** Whose banner about their email address was dismissed in this browser. */
export const BANNER_COOKIE_NAME = 'kopru_banner'
/** Who is finishing a Google sign-up. */
export const GOOGLE_SIGN_UP_COOKIE_NAME = 'kopru_google_sign_up'
/** Holds the state of one trip to Google; a browser has one for each tab that set out. */
export const GOOGLE_STATE_COOKIE_NAME = 'kopru_google_state'
/** Where a trip to Google shall end. */
export const GOOGLE_RETURN_COOKIE_NAME = 'kopru_google_return'

/** Proves which samples were made in this browser. */
export const SAMPLE_COOKIE_NAME = 'kopru_sample'

export const SESSION_LIFETIME_SECONDS = 30 * DAY_SECONDS
/** A session is renewed when this much of its life is gone, so that reading costs at most one write a day. */
export const SESSION_RENEWAL_SECONDS = DAY_SECONDS
/** Random bytes in session ids and mailed tokens: twice what OWASP ASVS 5.0, 7.2.3 asks for. */
export const TOKEN_BYTES = 32

// docs/product.md, Learners and accounts.
export const USERNAME_MIN_CHARACTERS = 3
export const USERNAME_MAX_CHARACTERS = 30
export const EMAIL_MAX_CHARACTERS = 254
export const PASSWORD_MIN_CHARACTERS = 8
/** Long enough for any phrase; a bound on the work of hashing. */
export const PASSWORD_MAX_CHARACTERS = 256
export const PASSWORD_SPECIAL_CHARACTERS = '!@#$%^&*(),.?":{}|<>'
export const AVAILABILITY_DEBOUNCE_MS = 500
export const AVAILABILITY_STALE_MS = 5_000
export const MINIMUM_AGE_YEARS = 16

export const RESET_LINK_LIFETIME_MINUTES = 15
export const VERIFICATION_LINK_LIFETIME_HOURS = 24
export const GOOGLE_SIGN_UP_LIFETIME_MINUTES = 15
/** To choose an account at Google and come back. */
export const GOOGLE_TRIP_MINUTES = 10
/** Trips that one browser may have under way, so that its cookies never outgrow a request's headers. */
export const GOOGLE_TRIPS_AT_ONCE = 5
/** For one answer of Google's, to its last byte. */
export const GOOGLE_TIMEOUT_MS = 5_000
/** Google's endpoints are read anew after this long. */
export const GOOGLE_DISCOVERY_LIFETIME_MS = HOUR_MS
/** How far Google's clock may be off from ours. */
export const GOOGLE_CLOCK_TOLERANCE_SECONDS = 30
/** An id token older than this is not the answer to a question of ours. */
export const GOOGLE_TOKEN_MAX_AGE_SECONDS = 600
/** Names that Google tells are cut to this. */
export const PERSON_NAME_MAX_CHARACTERS = 100
/** Between 'Delete my account' and its end; signing in cancels it. */
export const DELETION_GRACE_DAYS = 30

/** How long a guest's sample waits for the account that is made from it. */
export const SAMPLE_CLAIM_DAYS = 30
/** Samples of one browser that an account gets: the newest. It bounds the cookie, and the work of a sign-up. */
export const SAMPLE_CLAIMS_MAX = 5

/** argon2id, above the floor of OWASP's password storage cheat sheet (19 MiB, 2 passes). */
export const PASSWORD_HASH = { memoryCost: 19_456, timeCost: 3, parallelism: 1 } as const

/** How often accounts whose grace is over, and what else has ended, are looked for. */
export const ACCOUNT_SWEEP_INTERVAL_MS = HOUR_MS
export const ACCOUNT_SWEEP_BATCH = 50

/** Rows that 'Download my data' reads at once; a submission with its evaluation has about 20 KB. */
export const EXPORT_BATCH_ROWS = 50
/** A zip without the 64-bit extension, which old programs do not read, ends at 4 GiB and 65,535 files. */
export const EXPORT_MAX_RECORDING_BYTES = 3_500_000_000
export const EXPORT_MAX_RECORDINGS = 60_000

/** Accounts to look around with (docs/product.md, Learners and accounts); `pro` is active for a year. */
export const DEMO_USERNAMES = ['admin', 'pro', 'free'] as const
export const DEMO_PASSWORD = 'Kopru!2026'
export const DEMO_EMAIL_DOMAIN = 'kopru.example'
export const DEMO_PLAN_DAYS = 365
