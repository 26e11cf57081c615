// Every key that pages store in a browser. An end-to-end test fails on any that is not listed.

/** Prefix of every owned name. */
const OWNED = 'kopru:'
/** Prefix of the browser's preferences. */
export const PREFERENCE_PREFIX = 'kopru.'
/** IndexedDB, for recordings and what a reload needs to know about them. Every key has an owner. */
export const OBJECT_DATABASE = 'kopru'
export const OBJECT_STORE = 'owned'

/** Prefix of an owner's keys, in all three kinds of storage. */
export function ownerPrefix(owner: string): string {
  return `${OWNED}${owner}:`
}

/** Notes on the segments of a dialogue during an attempt, or of a mock test. */
export type NotesName = `note.${number}` | `note.mock-test-${number}`

/** An owner's texts. */
export type OwnedTextName =
  | `draft.${string}`
  | NotesName
  /** Consent to speech recognition by the browser: on the device only, or by its vendor too. */
  | 'recognition'
  | 'searches'

/** Preferences of the browser, shared by all its users. */
export type PreferenceName = 'keys' | 'microphone' | 'microphone-name' | 'tidied'

/** Stored by earlier releases without an owner. Deleted unread, as the owner is unknown. */
export const OWNERLESS = {
  database: 'kopru-practice',
  keys: ['practice-recent-searches', 'kopru.recognition'],
  prefixes: ['kopru.note.', 'kopru-setup-'],
} as const
