// Every key that pages keep in a browser. A test of the whole product fails on one that is not listed.

/** Before the name of everything that belongs to an owner. */
const OWNED = 'kopru:'
/** Before the name of a preference of the browser. */
export const PREFERENCE_PREFIX = 'kopru.'
/** IndexedDB, for recordings and what a reload has to know of them. All of its keys have an owner. */
export const OBJECT_DATABASE = 'kopru'
export const OBJECT_STORE = 'owned'

/** Before the keys of an owner, in all three kinds of storage. */
export function ownerPrefix(owner: string): string {
  return `${OWNED}${owner}:`
}

/** What an owner keeps as text. */
export type OwnedTextName =
  | `draft.${string}`
  /** On a dialogue while it is being interpreted. */
  | `note.${number}`
  /** Whether the maker of the browser may hear the voice. */
  | 'recognition'
  | 'searches'

/** Preferences of the browser, shared by all its users. */
export type PreferenceName = 'keys' | 'microphone' | 'tidied'

/** What earlier releases stored without an owner. It is deleted unread: its owner is unknown. */
export const OWNERLESS = {
  database: 'kopru-practice',
  keys: ['practice-recent-searches', 'kopru.recognition'],
  prefixes: ['kopru.note.', 'kopru-setup-'],
} as const
