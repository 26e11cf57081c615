import type { Comparison } from './comparison.ts'
import { shareTurkishRoot } from '../reading/stem.ts'
import type { Token } from '../reading/text.ts'
import type { Utterance } from '../reading/utterance.ts'
import { predicatesOf } from '../reading/predicates/predicates-of.ts'
import type { Predicate } from '../reading/predicates/predicate.ts'
import { once } from '#app/remember.ts'

export interface PredicatePair {
  was: Predicate
  is: Predicate
  /** The verbs of the source with the same meaning. */
  spoken: readonly Predicate[]
}

/** Whether two verbs share a meaning, across languages or within one. */
export const sharesMeaning = (one: Predicate, other: Predicate): boolean =>
  one.senses.some((sense) => other.senses.includes(sense))

/** Possession ("have asthma"), where the predicate is placed at the thing. */
export const isPossession = ({ base }: Predicate): boolean => base.startsWith('have ')

const baseWords = ({ base }: Predicate) => base.split(' ')

/**
 * Whether two verbs are forms of one verb. Turkish marks voice in the root, so the root must be the same; a light verb
 * must also have the same noun.
 */
function isSameVerb(comparison: Comparison, was: Predicate, is: Predicate): boolean {
  if (comparison.reference.language === 'en') return isPossession(was) === isPossession(is)
  const [noun = '', verb = noun] = baseWords(was)
  const [heardNoun = '', heardVerb = heardNoun] = baseWords(is)
  if (verb !== heardVerb) return false
  return (
    baseWords(was).length === 1 || baseWords(is).length === 1 || noun === heardNoun || shareTurkishRoot(noun, heardNoun)
  )
}

const SAME = 0.85

/** "Kabul etti" and "kabul edecek": a light verb is no content word, so these pairs are matched by their noun. */
function lightPairs(comparison: Comparison): [Predicate, Predicate][] {
  const { reference, rendition } = comparison
  if (reference.language === 'en') return []
  const lightOf = (side: Utterance) =>
    predicatesOf(side).filter(({ at, base }) => base.includes(' ') && !side.content.some((word) => word.at === at))
  const heard = lightOf(rendition)
  return lightOf(reference).flatMap((was): [Predicate, Predicate][] => {
    const same = heard.filter((is) => baseWords(is).length === 2 && isSameVerb(comparison, was, is))
    return same.length === 1 && same[0] ? [[was, same[0]]] : []
  })
}

/** The verbs that model and rendition share. */
export const predicatePairs = once((comparison: Comparison): readonly PredicatePair[] => {
  const { source, reference, rendition, alignment } = comparison
  const [expected, heard] = [predicatesOf(reference), predicatesOf(rendition)]
  const pairs = alignment.pairs
    .filter(({ similarity }) => similarity >= SAME)
    .flatMap((pair) =>
      expected
        .filter(({ at }) => at === pair.reference.at)
        .flatMap((was) =>
          heard
            .filter((one) => one.at === pair.rendition.at && isSameVerb(comparison, was, one))
            .map((is): [Predicate, Predicate] => [was, is]),
        ),
    )
  const found = [...pairs, ...lightPairs(comparison)].map(([was, is]) => ({
    was,
    is,
    spoken: predicatesOf(source).filter((verb) => sharesMeaning(verb, was)),
  }))
  return found
})

/** A verb of one text with the same verb of another. */
export interface SharedVerb {
  here: Predicate
  there: Predicate
}

/** The verb nearest to some words of a text that the other text has, too. */
export function verbBeside(side: Utterance, words: readonly Token[], other: Utterance): SharedVerb | undefined {
  const places = words.map((token) => side.tokens.indexOf(token))
  const distance = ({ at }: Predicate) => Math.min(...places.map((place) => Math.abs(place - at)))
  const before = ({ tokens }: Utterance, { at }: Predicate) => tokens[at - 1]?.folded
  for (const here of predicatesOf(side).toSorted((a, b) => distance(a) - distance(b))) {
    if (distance(here) > BESIDE) return undefined
    const same = predicatesOf(other).filter((verb) => verb.base === here.base || sharesMeaning(verb, here))
    const there = same.find((verb) => before(other, verb) === before(side, here)) ?? same[0]
    if (there) return { here, there }
  }
  return undefined
}

const BESIDE = 5
