import type { Utterance } from '../utterance.ts'
import { englishPossessions, englishPredicates } from './english.ts'
import type { Predicate } from './predicate.ts'
import { turkishPredicates } from './turkish.ts'
import { once } from '#app/remember.ts'

/** The verbs of an utterance with subject, tense and mood. */
export const predicatesOf = once((utterance: Utterance): readonly Predicate[] => {
  const read = utterance.language === 'en' ? [englishPredicates, englishPossessions] : [turkishPredicates]
  const sensesAt = (at: number) => utterance.content.find((word) => word.at === at)?.senses ?? []
  const found = read.flatMap((of) => of(utterance)).map((one) => ({ ...one, senses: sensesAt(one.at) }))
  return found
})
