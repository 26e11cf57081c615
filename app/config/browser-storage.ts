import { DAY_SECONDS } from './time.ts'

// Data that pages store in the browser belongs to an owner: an account, or this browser's guest. Decision 029.

/** The owner of data stored while nobody is signed in. */
export const GUEST_OWNER = 'guest'

/** Holds the owner of the browser's session. Readable by script, so that a page notices when the session changes. */
export const OWNER_COOKIE_NAME = 'kopru_owner'

/** Holds the account that has just signed out, until a page has deleted its data in this browser. */
export const LEFT_OWNER_COOKIE_NAME = 'kopru_left'
export const LEFT_OWNER_COOKIE_SECONDS = 30 * DAY_SECONDS

/** For texts that were typed but not sent, such as drafts and notes. */
export const OWNED_TEXT_KEEP_DAYS = 30

/** How long logging out waits for the server. */
export const SERVER_LOOK_MS = 5_000

/** The channel on which tabs tell each other that an account has signed out. */
export const SESSION_CHANNEL = 'kopru-session'

/** The form field with the draft's name in the browser's storage. */
export const DRAFT_FIELD = '__draft'

/** Holds the name of a draft whose form the server has stored, until a page has deleted it. */
export const SENT_DRAFT_COOKIE_NAME = 'kopru_sent'
export const SENT_DRAFT_COOKIE_SECONDS = DAY_SECONDS
