import type { GENERATED_KINDS, SPRINT_KINDS, SPRINT_MINUTES, SPRINT_SPEEDS } from '#app/config/sprints.ts'
import type { TypedForm } from './typed-answer.ts'
import type { WordDirection } from '../vocabulary/drill/direction.ts'

export type SprintKind = (typeof SPRINT_KINDS)[number]
export type GeneratedKind = (typeof GENERATED_KINDS)[number]
export type SprintSpeed = keyof typeof SPRINT_SPEEDS
export type SprintMinutes = (typeof SPRINT_MINUTES)[number]
export type SprintLevel = 1 | 2 | 3

/** What the learner gives as an answer. */
export type SprintAnswer =
  /** Typed: digits, or letters that were spelt. `accepted` has the forms of `sprintForm`, the shown one first. */
  | { type: 'typed'; form: TypedForm; shown: string; accepted: string[] }
  /** One of several wordings, in the order in which they are shown. */
  | { type: 'choice'; choices: string[]; right: number }

/** One question of a sprint. */
export interface SprintItem {
  kind: SprintKind
  direction: WordDirection
  level: SprintLevel
  /** Who says it to whom, where that decides; shown, not heard. */
  context: string | null
  /** What is heard, in the language that is asked. */
  heard: string
  /** What a good interpreter says. */
  said: string
  answer: SprintAnswer
  /** Why, in both languages of the interface. */
  note: { en: string; tr: string } | null
}
