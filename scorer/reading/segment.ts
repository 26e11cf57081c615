import { readWords } from './read.ts'
import type { Language, Word } from './word.ts'

export interface Segment {
  sourceLanguage: Language
  source: string
  /** Right renditions; at least one. */
  references: readonly string[]
  rendition: string
}

/** A segment and what was said, as read. */
export interface ReadSegment {
  sourceLanguage: Language
  source: readonly Word[]
  /** Those that have words. */
  references: readonly (readonly Word[])[]
  rendition: readonly Word[]
}

/** Reads every text of a segment; references without words are dropped. */
export function readSegment({ sourceLanguage, source, references, rendition }: Segment): ReadSegment {
  const language = sourceLanguage === 'en' ? 'tr' : 'en'
  return {
    sourceLanguage,
    source: readWords(source, sourceLanguage),
    references: references.map((reference) => readWords(reference, language)).filter((words) => words.length > 0),
    rendition: readWords(rendition, language),
  }
}
