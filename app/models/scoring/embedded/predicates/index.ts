import type { Utterance } from '../utterance.ts'
import { englishHaving, englishPredicates } from './english.ts'
import type { Predicate } from './predicate.ts'
import { turkishPredicates } from './turkish.ts'

const KNOWN = new WeakMap<Utterance, readonly Predicate[]>()

/** The verbs of an utterance with who, when and how sure. */
export function predicatesOf(utterance: Utterance): readonly Predicate[] {
  const known = KNOWN.get(utterance)
  if (known) return known
  const read = utterance.language === 'en' ? [englishPredicates, englishHaving] : [turkishPredicates]
  const sensesAt = (at: number) => utterance.content.find((word) => word.at === at)?.senses ?? []
  const found = read.flatMap((of) => of(utterance)).map((one) => ({ ...one, senses: sensesAt(one.at) }))
  KNOWN.set(utterance, found)
  return found
}
