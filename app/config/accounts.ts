import { DAY_SECONDS, HOUR_MS } from './time.ts'

/** The session cookie; on https its name starts with `__Host-`. */
export const SESSION_COOKIE_NAME = 'kopru_session'
/** Holds the toast for the next page. */
export const TOAST_COOKIE_NAME = 'kopru_toast'
/** Holds the account whose verification banner was dismissed in this browser. */
export const BANNER_COOKIE_NAME = 'kopru_banner'
/** Identifies a pending Google sign-up. */
export const GOOGLE_SIGN_UP_COOKIE_NAME = 'kopru_google_sign_up'
/** Holds the state of one Google sign-in; a browser has one per tab that started one. */
export const GOOGLE_STATE_COOKIE_NAME = 'kopru_google_state'
/** Where to go after signing in with Google. */
export const GOOGLE_RETURN_COOKIE_NAME = 'kopru_google_return'

/** Proves which samples were made in this browser. */
export const SAMPLE_COOKIE_NAME = 'kopru_sample'

export const SESSION_LIFETIME_SECONDS = 30 * DAY_SECONDS
/** A session is renewed once this much of its lifetime has passed, which limits renewals to one write a day. */
export const SESSION_RENEWAL_SECONDS = DAY_SECONDS
/** Random bytes in session ids and mailed tokens: twice what OWASP ASVS 5.0, 7.2.3 requires. */
export const TOKEN_BYTES = 32

// docs/product.md, Learners and accounts and Limits.
export const USERNAME_MIN_CHARACTERS = 3
export const USERNAME_MAX_CHARACTERS = 30
export const EMAIL_MAX_CHARACTERS = 254
export const PASSWORD_MIN_CHARACTERS = 8
/** Long enough for any passphrase; bounds the cost of hashing. */
export const PASSWORD_MAX_CHARACTERS = 256
export const PASSWORD_SPECIAL_CHARACTERS = '!@#$%^&*(),.?":{}|<>'
export const AVAILABILITY_DEBOUNCE_MS = 500
export const AVAILABILITY_STALE_MS = 5_000
export const MINIMUM_AGE_YEARS = 16

export const RESET_LINK_LIFETIME_MINUTES = 15
export const VERIFICATION_LINK_LIFETIME_HOURS = 24
export const GOOGLE_SIGN_UP_LIFETIME_MINUTES = 15
/** Time to choose an account at Google and return. */
export const GOOGLE_TRIP_MINUTES = 10
/** Concurrent Google sign-ins per browser, so that their cookies never outgrow the request headers. */
export const GOOGLE_TRIPS_AT_ONCE = 5
/** For one Google response, including its body. */
export const GOOGLE_TIMEOUT_MS = 5_000
/** Google's endpoints are refetched after this long. */
export const GOOGLE_DISCOVERY_LIFETIME_MS = HOUR_MS
/** Allowed difference between Google's clock and ours. */
export const GOOGLE_CLOCK_TOLERANCE_SECONDS = 30
/** An older id token cannot belong to a sign-in of ours. */
export const GOOGLE_TOKEN_MAX_AGE_SECONDS = 600
/** Names from Google are truncated to this length. */
export const PERSON_NAME_MAX_CHARACTERS = 100
/** Between 'Delete my account' and the deletion; signing in cancels it. */
export const DELETION_GRACE_DAYS = 30

/** How long a guest's sample can be claimed by signing up. */
export const SAMPLE_CLAIM_DAYS = 30
/** How many samples of a browser an account can claim, newest first. Bounds the cookie, and the work of a sign-up. */
export const SAMPLE_CLAIMS_MAX = 5

/** argon2id, above the minimum of OWASP's password storage cheat sheet (19 MiB, 2 passes). */
export const PASSWORD_HASH = { memoryCost: 19_456, timeCost: 3, parallelism: 1 } as const

/** How often to sweep accounts past their grace period, and other expired data. */
export const ACCOUNT_SWEEP_INTERVAL_MS = HOUR_MS
export const ACCOUNT_SWEEP_BATCH = 50

/** Rows read at once for 'Download my data'; a submission with its evaluation is about 20 KB. */
export const EXPORT_BATCH_ROWS = 50
/** Without the 64-bit extension, which old programs cannot read, a zip is limited to 4 GiB and 65,535 files. */
export const EXPORT_MAX_RECORDING_BYTES = 3_500_000_000
export const EXPORT_MAX_RECORDINGS = 60_000

/** Demo accounts; `pro` is active for a year. */
export const DEMO_USERNAMES = ['admin', 'pro', 'free'] as const
export const DEMO_PASSWORD = 'Kopru!2026'
export const DEMO_EMAIL_DOMAIN = 'kopru.example'
export const DEMO_PLAN_DAYS = 365
