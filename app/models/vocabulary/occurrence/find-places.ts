import { foldForSearch } from '../fold.ts'
import type { VocabularyItem } from '../item.ts'
import { formKeys, wordingsOf } from '../wordings.ts'
import { findForm } from './find-form.ts'
import { isSameTerm } from './same-term.ts'
import type { SearchedSegment, SegmentIndex } from './searched-segment.ts'

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
  let found: number[] | undefined
  for (const word of new Set(wording)) {
    const places = new Set(formKeys.word(word, 'en').flatMap((key) => byKey.get(key) ?? []))
    found = found ? found.filter((at) => places.has(at)) : [...places]
    if (found.length === 0) return []
  }
  return found ?? []
}

/** Places of the segments that say a word in both languages: only so is it meant in its own sense. */
function saying<Segment extends SearchedSegment>(word: Word, { byKey, tokens }: SegmentIndex<Segment>): number[] {
  const { en, tr } = wordingsOf(word)
  const places = new Set(en.flatMap((wording) => withKeys(wording, byKey)))
  return [...places]
    .sort((one, other) => one - other)
    .filter((at) => {
      const said = tokens[at]
      return said && findForm(said.en, en, 'en') && findForm(said.tr, tr, 'tr')
    })
}

/** Places of the segments whose examiner names a word. */
function naming<Segment extends SearchedSegment>(
  { word, isAlone }: { word: Word; isAlone: boolean },
  { byTerm, segments }: SegmentIndex<Segment>,
): number[] {
  const english = new Set([word.english, ...word.acceptedEnglish].map(foldForSearch))
  return [...new Set([...english].flatMap((text) => byTerm.get(text) ?? []))].filter((at) =>
    segments[at]?.terms.some((term) => isSameTerm({ term, word, isAlone })),
  )
}

/** The segments that say a word in both languages, in any of its wordings, in the order of the index. */
export function findSaid<Segment extends SearchedSegment>(word: Word, index: SegmentIndex<Segment>): Segment[] {
  return saying(word, index).flatMap((at) => index.segments[at] ?? [])
}

/**
 * The segments in which a word occurs, said or named, in the order of the index.
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
