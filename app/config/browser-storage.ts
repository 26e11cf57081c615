import { DAY_SECONDS } from './time.ts'

// What pages keep in the browser belongs to an owner: one account, or the guest of this browser. Decision 029.

/** The owner of what is kept while nobody is signed in. */
export const GUEST_OWNER = 'guest'

/** Names the owner of the browser's session. Script can read it, so that a page notices that the session has changed. */
export const OWNER_COOKIE_NAME = 'kopru_owner'

/** Names the account that has just signed out, until a page has emptied what that account kept here. */
export const LEFT_OWNER_COOKIE_NAME = 'kopru_left'
export const LEFT_OWNER_COOKIE_SECONDS = 30 * DAY_SECONDS

/** A text that was typed and not sent, such as a draft or a note. */
export const OWNED_TEXT_KEEP_DAYS = 30

/** How long a page waits for the server when somebody logs out. */
export const SERVER_LOOK_MS = 5_000

/** On which the tabs of a browser tell each other that an account has signed out. */
export const SESSION_CHANNEL = 'kopru-session'

/** The field of a form that says under which name the browser keeps what is typed into it. */
export const DRAFT_FIELD = '__draft'

/** Names the draft whose form the server has answered for good, until a page has deleted it. */
export const SENT_DRAFT_COOKIE_NAME = 'kopru_sent'
export const SENT_DRAFT_COOKIE_SECONDS = DAY_SECONDS
