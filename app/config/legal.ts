import {
  BANNER_COOKIE_NAME,
  DELETION_GRACE_DAYS,
  GOOGLE_RETURN_COOKIE_NAME,
  GOOGLE_SIGN_UP_COOKIE_NAME,
  GOOGLE_SIGN_UP_LIFETIME_MINUTES,
  GOOGLE_STATE_COOKIE_NAME,
  GOOGLE_TRIP_MINUTES,
  SAMPLE_CLAIM_DAYS,
  SAMPLE_COOKIE_NAME,
  SESSION_COOKIE_NAME,
  SESSION_LIFETIME_SECONDS,
  TOAST_COOKIE_NAME,
} from './accounts.ts'
import { PAYMENT_RECORD_YEARS } from './billing.ts'
import {
  LEFT_OWNER_COOKIE_NAME,
  LEFT_OWNER_COOKIE_SECONDS,
  OWNED_TEXT_KEEP_DAYS,
  OWNER_COOKIE_NAME,
  SENT_DRAFT_COOKIE_NAME,
  SENT_DRAFT_COOKIE_SECONDS,
} from './browser-storage.ts'
import { SIDEBAR_STORAGE_KEY } from './early-script.ts'
import { FEEDBACK_RETENTION_YEARS } from './feedback.ts'
import { EXPLANATION_COOKIE_NAME, LANGUAGE_COOKIE_NAME, LANGUAGE_COOKIE_SECONDS } from './languages.ts'
import { VOICE_COOKIE_NAME, VOICE_COOKIE_SECONDS } from './speech.ts'
import { UNFINISHED_ATTEMPT_KEEP_DAYS } from './practice.ts'
import { MODEL_ANSWER_DAYS } from './scoring.ts'
import { RECORDING_RETENTION_DAYS } from './speech.ts'
import { DAY_SECONDS, MINUTE_SECONDS } from './time.ts'

// The facts on the legal pages; the text is in copy/en/privacy-policy.ts and so on. A change to what is stored,
// for how long, or by which processor, must also change the text and this date.

/** When the text last changed, as YYYY-MM-DD. */
export const LEGAL_UPDATED = { privacy: '2026-11-29', terms: '2026-11-21', cookies: '2026-11-24' } as const
export type LegalDocument = keyof typeof LEGAL_UPDATED

/** Possible processors; the settings decide which are used. */
export const PROVIDERS = [
  'openai',
  'openaiRecordings',
  'openaiWords',
  'compatible',
  'compatibleWords',
  'recogniser',
  'google',
  'stripe',
  'mux',
  'storage',
  'mail',
] as const
export type Provider = (typeof PROVIDERS)[number]

type Unit = 'minute' | 'day' | 'year'
export interface Span {
  count: number
  unit: Unit
}

/** Retention periods; null: as long as the account, or until an event that the text names. */
export const RETENTION = {
  recordings: { count: RECORDING_RETENTION_DAYS, unit: 'day' },
  unfinished: { count: UNFINISHED_ATTEMPT_KEEP_DAYS, unit: 'day' },
  results: null,
  account: { count: DELETION_GRACE_DAYS, unit: 'day' },
  payments: { count: PAYMENT_RECORD_YEARS, unit: 'year' },
  support: { count: FEEDBACK_RETENTION_YEARS, unit: 'year' },
  modelAnswers: { count: MODEL_ANSWER_DAYS, unit: 'day' },
  vainSearches: null,
  waitlist: null,
  guests: null,
} as const satisfies Record<string, Span | null>
export type RetentionRow = keyof typeof RETENTION

function spanOf(seconds: number): Span {
  if (seconds >= DAY_SECONDS) return { count: Math.round(seconds / DAY_SECONDS), unit: 'day' }
  return { count: Math.max(1, Math.round(seconds / MINUTE_SECONDS)), unit: 'minute' }
}

interface StoredItem {
  name: string
  /** On https its name starts with `__Host-`. */
  isPrefixed?: boolean
  /** Null: until the tab is closed (`session`), or until it is deleted (`local`). */
  span: Span | null
  /** Set only if this provider is used. */
  needs?: Provider
}

/** Every cookie that the code sets. */
export const COOKIES = {
  session: { name: SESSION_COOKIE_NAME, isPrefixed: true, span: spanOf(SESSION_LIFETIME_SECONDS) },
  owner: { name: OWNER_COOKIE_NAME, span: spanOf(SESSION_LIFETIME_SECONDS) },
  left: { name: LEFT_OWNER_COOKIE_NAME, span: spanOf(LEFT_OWNER_COOKIE_SECONDS) },
  sent: { name: SENT_DRAFT_COOKIE_NAME, span: spanOf(SENT_DRAFT_COOKIE_SECONDS) },
  language: { name: LANGUAGE_COOKIE_NAME, span: spanOf(LANGUAGE_COOKIE_SECONDS) },
  explanations: { name: EXPLANATION_COOKIE_NAME, span: spanOf(LANGUAGE_COOKIE_SECONDS) },
  voice: { name: VOICE_COOKIE_NAME, span: spanOf(VOICE_COOKIE_SECONDS) },
  toast: { name: TOAST_COOKIE_NAME, isPrefixed: true, span: { count: 1, unit: 'minute' } },
  banner: { name: BANNER_COOKIE_NAME, span: spanOf(SESSION_LIFETIME_SECONDS) },
  sample: { name: SAMPLE_COOKIE_NAME, isPrefixed: true, span: { count: SAMPLE_CLAIM_DAYS, unit: 'day' } },
  googleState: {
    name: GOOGLE_STATE_COOKIE_NAME,
    isPrefixed: true,
    span: { count: GOOGLE_TRIP_MINUTES, unit: 'minute' },
    needs: 'google',
  },
  googleReturn: {
    name: GOOGLE_RETURN_COOKIE_NAME,
    isPrefixed: true,
    span: { count: GOOGLE_TRIP_MINUTES, unit: 'minute' },
    needs: 'google',
  },
  googleSignUp: {
    name: GOOGLE_SIGN_UP_COOKIE_NAME,
    isPrefixed: true,
    span: { count: GOOGLE_SIGN_UP_LIFETIME_MINUTES, unit: 'minute' },
    needs: 'google',
  },
} as const satisfies Record<string, StoredItem>
export type CookieRow = keyof typeof COOKIES

/** What pages store in the browser besides cookies. It is never sent automatically. */
export const BROWSER_STORAGE = {
  sidebar: { name: SIDEBAR_STORAGE_KEY, span: null },
  preferences: { name: 'kopru.…', span: null },
  texts: { name: 'kopru:…', span: { count: OWNED_TEXT_KEEP_DAYS, unit: 'day' } },
  attempts: { name: 'kopru (IndexedDB)', span: { count: UNFINISHED_ATTEMPT_KEEP_DAYS, unit: 'day' } },
  // public/sw.js, whose name contains the release, and browser-storage/kept-dialogues.ts.
  offline: { name: 'kopru-…, kopru/kept/… (Cache Storage)', span: null },
  setups: { name: 'kopru:…:setup.…', span: null, needs: 'stripe' },
} as const satisfies Record<string, StoredItem>
export type StorageRow = keyof typeof BROWSER_STORAGE
