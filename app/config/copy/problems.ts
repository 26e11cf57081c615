import { problems as en } from './en/problems.ts'
import type { Localised } from './locale.ts'
import { problems as tr } from './tr/problems.ts'

export type ProblemKey = keyof typeof en
export const problemCopy: Localised<typeof en> = { en, tr }

/** The message of a schema's rule: the key of its sentence. Typed, so that no key is without one. */
export function problem(key: ProblemKey): ProblemKey {
  return key
}

/** The sentence for a schema's message; a message that is no key is a sentence already. */
export function problemSentence(copy: typeof en, message: string): string {
  return new Map(Object.entries(copy)).get(message) ?? message
}
