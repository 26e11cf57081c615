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
  /** What is found there: words of the source and of the rendition. None in a rendition that is allowed. */
  finds: readonly (readonly [lost: string, said: string])[]
}

/** An example whose source is English. */
export const fromEnglish = (
  texts: readonly [source: string, reference: string, rendition: string],
  ...finds: RuleExample['finds']
): RuleExample => ({ sourceLanguage: 'en', source: texts[0], reference: texts[1], rendition: texts[2], finds })

/** An example whose source is Turkish. */
export const fromTurkish = (
  texts: readonly [source: string, reference: string, rendition: string],
  ...finds: RuleExample['finds']
): RuleExample => ({ ...fromEnglish(texts, ...finds), sourceLanguage: 'tr' })

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
  examples: readonly RuleExample[]
}
