import { similarWordsIn } from './word-similarity.ts'
import type { Comparison } from './comparison.ts'
import { readKin } from '../lexicon/kinship.ts'
import { senseIdsOf } from '../lexicon/senses.ts'
import type { ContentWord, Utterance } from '../reading/utterance.ts'
import { once } from '#app/remember.ts'

/** What was lost and what was put in, by letters and lexicon. */
export interface ContentDiff {
  /** Words of the model that nothing in the rendition accounts for. */
  lost: ReadonlySet<ContentWord>
  /** Words of the rendition that neither the source nor any model accounts for. */
  foreign: ReadonlySet<ContentWord>
}

/**
 * The unmatched words of one side that no word or meaning of the other utterances accounts for. Family relations are
 * left to the rule for them.
 */
function unaccountedWords(
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
            (language === side.language && similarWordsIn(content, word, language).length > 0),
        ),
    ),
  )
}

/** What was left out and what was put in, word by word. */
export const contentDiffOf = once((comparison: Comparison): ContentDiff => {
  const { source, reference, rendition, accepted, alignment } = comparison
  const diff = {
    lost: unaccountedWords(reference, alignment.missing, [rendition]),
    foreign: unaccountedWords(rendition, alignment.extra, [source, ...accepted]),
  }
  return diff
})
