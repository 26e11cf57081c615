import { foldForSearch } from '../fold.ts'
import type { VocabularyItem } from '../item.ts'
import { formKeys, wordingsOf } from '../wordings.ts'
import { findForm } from './find-form.ts'
import { isSameTerm } from './same-term.ts'
import type { SearchedSegment, SegmentIndex } from './segment-index.ts'

type Word = Pick<VocabularyItem, 'english' | 'turkish' | 'acceptedEnglish' | 'acceptedTurkish'>

/** A segment in which a word occurs. */
export interface Place<Segment> {
  segment: Segment
  /** Whether it is said in both languages, in any of its wordings; else the examiner only names it. */
  isSaid: boolean
  /** Whether it is a term of the dialogue. */
  isTerm: boolean
}

/** The segments that may say an English wording. */
function withKeys(wording: readonly string[], byKey: ReadonlyMap<string, readonly number[]>): number[] {
  const [first = new Set<number>(), ...others] = wording.map(
    (word) => new Set(formKeys.word(word, 'en').flatMap((key) => byKey.get(key) ?? [])),
  )
  return [...first].filter((at) => others.every((places) => places.has(at)))
}

/** The segments that say a word in both languages: only so is it meant in its own sense. */
function saying<Segment extends SearchedSegment>(word: Word, { byKey, tokens }: SegmentIndex<Segment>): number[] {
  const { en, tr } = wordingsOf(word)
  return [...new Set(en.flatMap((wording) => withKeys(wording, byKey)))].filter((at) => {
    const said = tokens[at]
    return said && findForm(said.en, en, 'en') && findForm(said.tr, tr, 'tr')
  })
}

/** The segments whose examiner names a word. */
function naming<Segment extends SearchedSegment>(
  { word, isAlone }: { word: Word; isAlone: boolean },
  { byTerm, segments }: SegmentIndex<Segment>,
): number[] {
  const english = new Set([word.english, ...word.acceptedEnglish].map(foldForSearch))
  return [...new Set([...english].flatMap((text) => byTerm.get(text) ?? []))].filter((at) =>
    segments[at]?.terms.some((term) => isSameTerm({ term, word, isAlone })),
  )
}

/**
 * The segments in which a word occurs, in the order of the index.
 *
 * @param options.isAlone whether no other entry has one of its English wordings
 */
export function findPlaces<Segment extends SearchedSegment>(options: {
  word: Word
  isAlone: boolean
  index: SegmentIndex<Segment>
}): Place<Segment>[] {
  const { word, index } = options
  const [said, named] = [new Set(saying(word, index)), new Set(naming(options, index))]
  return [...new Set([...said, ...named])]
    .sort((one, other) => one - other)
    .flatMap((at) => {
      const segment = index.segments[at]
      return segment ? [{ segment, isSaid: said.has(at), isTerm: named.has(at) }] : []
    })
}
