import type { LEVELS } from '#app/config/dialogues.ts'

/** The marks a learner can give a dialogue. */
export type Mark = 'bookmark' | 'like'

/** How far this learner is with a dialogue: never tried, begun, marked only by themselves, or scored. */
export type DialogueState = 'new' | 'open' | 'tried' | 'scored'

/** A dialogue in the practice list, without its text. */
export interface DialogueCard {
  id: number
  title: string
  /** One line of the story; where there is none, the description. */
  line: string
  /** What it trains, if there are words for it in the reader's language. */
  aim: string | null
  topic: string
  level: (typeof LEVELS)[number]
  /** Rounded up. */
  minutes: number
  /** This visitor may not practise it. */
  isLocked: boolean
  /** Unpublished: visible to admins only. */
  isDraft: boolean
  state: DialogueState
  /** Out of 45; null if never scored. */
  bestScore: number | null
  bookmarked: boolean
  liked: boolean
}

/** What a press of a mark's button wants. */
export interface Press {
  mark: Mark
  dialogueId: number
  /** Given, not taken back. */
  isSet: boolean
}

const PRESS = /^(set|clear)-(bookmark|like)-(\d{1,10})$/
const LAST_ID = 2_147_483_647

/** The value of the button, which is all that the list's form sends. */
export function writePress({ mark, dialogueId, isSet }: Press): string {
  return `${isSet ? 'set' : 'clear'}-${mark}-${dialogueId}`
}

/** Reads a button's value; undefined if no button has it. */
export function readPress(value: string): Press | undefined {
  const [, wish, mark, id] = PRESS.exec(value) ?? []
  const dialogueId = Number(id)
  if ((mark !== 'bookmark' && mark !== 'like') || dialogueId < 1 || dialogueId > LAST_ID) return undefined
  return { mark, dialogueId, isSet: wish === 'set' }
}

/** The anchor of a dialogue's article in the list. */
export function cardAnchor(dialogueId: number): string {
  return `dialogue-${dialogueId}`
}
