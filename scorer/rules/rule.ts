import type { ReadSegment } from '../reading/segment.ts'
import type { Language, Word } from '../reading/word.ts'

/** What became of the meaning. */
type Meaning = 'omission' | 'distortion' | 'insertion'
/** How it was said. */
type Manner = 'language' | 'register' | 'delivery'

/** A stretch of the message that was not conveyed as it was meant, or not worded as it should be. */
export interface Edit<Category extends Meaning | Manner = Meaning | Manner> {
  severity: 'critical' | 'major' | 'minor'
  category: Category
  /** The words of the source concerned; none for an insertion or an error of manner. */
  lost: readonly Word[]
  /** The words of the rendition at fault; none for an omission. */
  said: readonly Word[]
}

export type MeaningEdit = Edit<Meaning>

/** Whether an edit speaks of the meaning: an "um" or a "sen" leaves the message whole. */
export const isOfMeaning = (edit: Edit): edit is MeaningEdit =>
  edit.category === 'omission' || edit.category === 'distortion' || edit.category === 'insertion'

export interface RuleExample {
  sourceLanguage: Language
  source: string
  reference: string
  /** For a rule that compares several. */
  otherReferences?: readonly string[]
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

/** What errors have in common for a learner, where their category does not say it. */
export type Topic =
  | 'numbers'
  | 'dates'
  | 'units'
  | 'lostNegations'
  | 'addedNegations'
  | 'names'
  | 'conditions'
  | 'persons'
  | 'sourceWords'

/** Why a rendition is no interpretation: nothing was said, or it is in the language of the source. */
export type NoInterpretation = 'unsaid' | 'untranslated'

/** One file of this folder each, exported as `rule`; the registry finds them. */
export interface Rule {
  /** Its file's name. */
  id: string
  topic?: Topic
  /** Set if what it finds is no interpretation at all. Then nothing else is told of the segment. */
  isNone?: NoInterpretation
  /** What it finds, in a sentence for a developer. */
  finds: string
  find: (segment: ReadSegment) => Edit[]
  /** What is said to a learner about one of its edits. */
  message: Record<Language, (quotes: { lost: string; said: string }) => string>
  /** At least five renditions in which it finds something, and five in which it finds nothing. */
  examples: readonly RuleExample[]
}
