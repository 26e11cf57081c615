import type { Language } from '../../dialogues/language.ts'
import type { Term } from '../../dialogues/terms.ts'

/** A segment as words are looked for in it. */
export interface SearchedSegment {
  /** What is spoken and its model interpretation, by language. */
  texts: Record<Language, string>
  /** The terms of its dialogue that its examiner names in it. */
  terms: readonly Term[]
}

/** Segments by the words in them. Numbers are places in `segments`. */
export interface SegmentIndex<Segment extends SearchedSegment> {
  segments: readonly Segment[]
  /** The words of each segment, folded. */
  tokens: readonly Record<Language, string[]>[]
  /** By the keys of their English words (wordings.ts). */
  byKey: ReadonlyMap<string, readonly number[]>
  /** By the English of their terms, folded. */
  byTerm: ReadonlyMap<string, readonly number[]>
}
