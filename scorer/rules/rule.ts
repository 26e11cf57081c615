import type { ReadSegment } from '../reading/segment.ts'
import type { Language, Word } from '../reading/word.ts'

/** A stretch of the message that was not conveyed as it was meant. */
export interface Edit {
  severity: 'critical' | 'major' | 'minor'
  category: 'omission' | 'distortion' | 'insertion'
  /** The words of the source concerned; none for an insertion. */
  lost: readonly Word[]
  /** The words of the rendition at fault; none for an omission. */
  said: readonly Word[]
}

export interface RuleExample {
  sourceLanguage: Language
  source: string
  reference: string
  rendition: string
}

/** An example whose source is English. */
export const fromEnglish = (source: string, reference: string, rendition: string): RuleExample => ({
  sourceLanguage: 'en',
  source,
  reference,
  rendition,
})

/** An example whose source is Turkish. */
export const fromTurkish = (source: string, reference: string, rendition: string): RuleExample => ({
  sourceLanguage: 'tr',
  source,
  reference,
  rendition,
})

/** One file of this folder each, exported as `rule`; the registry finds them. */
export interface Rule {
  /** Its file's name. */
  id: string
  /** What it finds, in a sentence for a developer. */
  finds: string
  find: (segment: ReadSegment) => Edit[]
  /** What is said to a learner about one of its edits. */
  message: Record<Language, (quotes: { lost: string; said: string }) => string>
  /** At least five renditions in which it finds something, and five in which it finds nothing. */
  mustFind: readonly RuleExample[]
  mustAllow: readonly RuleExample[]
}
