import { topics as en } from './en/topics.ts'
import type { Localised } from './locale.ts'
import { topics as tr } from './tr/topics.ts'

export const topicsCopy: Localised<typeof en> = { en, tr }

const PAIR = ' & '

/** The topics in a stored category: of a mock test there are usually two. */
export const splitTopics = (stored: string): string[] => stored.split(PAIR)

/** A topic in the reader's words, or two of them; one that an admin made up stays as it was written. */
export function topicName(stored: string, copy: typeof en): string {
  const names: Partial<Record<string, string>> = copy.names
  const [one = stored, other] = splitTopics(stored)
  if (other === undefined) return names[stored] ?? stored
  const [first, second] = [names[one], names[other]]
  return first !== undefined && second !== undefined ? copy.pair(first, second) : stored
}
