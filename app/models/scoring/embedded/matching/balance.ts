import { alikeIn } from './alike.ts'
import type { Comparison } from './comparison.ts'
import { readKin } from '../lexicon/kinship.ts'
import { senseIdsOf } from '../lexicon/senses.ts'
import type { ContentWord, Utterance } from '../reading/utterance.ts'
import { once } from '#app/remember.ts'

/** What is conserved: words of one side of which the other says nothing, by the letters and by the lexicon of both languages. */
export interface Balance {
  /** Words of the model that nothing in the rendition says. */
  lost: ReadonlySet<ContentWord>
  /** Words of the rendition that neither the source nor any model names. */
  foreign: ReadonlySet<ContentWord>
}

/**
 * Which of some words without a counterpart no word and no meaning of the other utterances accounts for. A relative is left to
 * the rule of relatives.
 */
function unaccounted(
  side: Utterance,
  unmatched: readonly ContentWord[],
  others: readonly Utterance[],
): ReadonlySet<ContentWord> {
  const senses = new Set(others.flatMap((other) => [...senseIdsOf(other)]))
  const named = new Set(others.flatMap((other) => readKin(other).flatMap(({ relations }) => relations)))
  const kin = new Set(
    readKin(side)
      .filter(({ relations }) => relations.some((relation) => named.has(relation)))
      .map(({ text }) => text),
  )
  return new Set(
    unmatched.filter(
      (word) =>
        !kin.has(word.token.raw) &&
        !word.senses.some((sense) => senses.has(sense)) &&
        !others.some(
          ({ folded, content, language }) =>
            folded.has(word.token.folded) ||
            (language === side.language && alikeIn(content, word, language).length > 0),
        ),
    ),
  )
}

/** What was put in and what was left out, word by word. */
export const balanceOf = once((comparison: Comparison): Balance => {
  const { source, reference, rendition, accepted, alignment } = comparison
  const balance = {
    lost: unaccounted(reference, alignment.missing, [rendition]),
    foreign: unaccounted(rendition, alignment.extra, [source, ...accepted]),
  }
  return balance
})
