import { HOUR_MS, HOUR_SECONDS, MINUTE_MS, SECOND_MS } from './time.ts'

/** How often learners to be reminded are looked for. */
export const REMINDER_SWEEP_INTERVAL_MS = 5 * MINUTE_MS
/** Learners read at a time. */
export const REMINDER_SWEEP_BATCH = 200
/** A reminder that a stop delayed by more than this is left out. */
export const REMINDER_WINDOW_MS = 3 * HOUR_MS
/** After so many reminders without practice in between there are no more. */
export const REMINDERS_UNTIL_QUIET = 3
/** What the form offers at first, in the learner's own zone. */
export const REMINDER_DEFAULT_HOUR = 18
/** After so many days without practice there is no weekly letter. */
export const LETTER_QUIET_DAYS = 28

/** Devices of a learner; another one replaces the oldest. */
export const PUSH_MOST_DEVICES = 10
/** How long a push service keeps a reminder for a device that is off. */
export const PUSH_LIFETIME_SECONDS = 4 * HOUR_SECONDS
export const PUSH_TIMEOUT_MS = 10 * SECOND_MS
export const PUSH_ENDPOINT_MAX_CHARACTERS = 1_000
/**
 * The push services of the browsers: Chrome, Edge, Samsung and Opera; Firefox; Edge on Windows; Safari. A name that begins with
 * a dot stands for all below it. The server sends nothing to other addresses, because browsers only say what we are told.
 */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const
