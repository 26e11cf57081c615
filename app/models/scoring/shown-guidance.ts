import type { VARIANT_KINDS, WRONG_TYPES } from '#app/config/dialogues.ts'
import { guidanceFor, type SegmentGuidance } from '../dialogues/guidance.ts'
import type { Segment } from '../dialogues/segment.ts'
import type { Category, Severity } from './evaluation.ts'
import { deduct } from './naati-score.ts'

type Wrong = SegmentGuidance['wrongs'][number]

/** A sentence in both languages of the interface. */
export interface Remark {
  en: string
  tr: string
}

/** A typical wrong rendition, and what it costs. */
export interface ShownWrong {
  text: string
  category: Category
  severity: Severity
  note: Remark
  /** In marks, if it were the only error of the segment. */
  cost: number
}

/** A term of the segment. */
export interface ShownTerm {
  english: string
  turkish: string
  /** The word that the reader can look up and learn; null if there is none. */
  vocabularyId: number | null
  /** Whether the reader has a card of it. */
  isInDeck: boolean
}

/** What an examiner says of a segment, as a result shows it. */
export interface ShownGuidance {
  note: Remark | null
  /** The kind of each variant, in their order; null for one that has none. */
  variantKinds: ((typeof VARIANT_KINDS)[number] | null)[]
  wrongs: ShownWrong[]
  terms: ShownTerm[]
}

const CATEGORIES: Record<(typeof WRONG_TYPES)[number], Category> = {
  omission: 'omission',
  distortion: 'distortion',
  insertion: 'insertion',
  language: 'language_quality',
  register: 'register',
}

/** The marks that such an error takes off, by the same arithmetic as a score. */
function costOf({ text, severity, type, note }: Wrong, segmentCount: number): number {
  const { errors } = deduct({
    findings: [
      {
        segment_id: 1,
        type: severity,
        category: CATEGORIES[type],
        rule: type,
        facts: {},
        detail: note.en,
        referenceQuote: null,
        renditionQuote: text,
        confidence: 'high',
      },
    ],
    segmentCount,
  })
  return errors.reduce((sum, { deduction }) => sum + deduction, 0)
}

/**
 * What a dialogue's examiner says of the segments of an attempt, which may be older or only the beginning. Of a segment
 * that has changed since, nothing is said.
 *
 * @param options.segments as they are now, which the guidance is for.
 * @returns one entry for each of `wanted`
 */
export function showGuidance(options: {
  segments: readonly Segment[]
  guidance: readonly SegmentGuidance[]
  terms: readonly ShownTerm[]
  wanted: readonly Segment[]
}): ShownGuidance[] {
  const { segments, terms } = options
  return guidanceFor(options).map(({ note, variantKinds, wrongs, terms: named }) => ({
    note,
    variantKinds,
    wrongs: wrongs.map((wrong) => {
      const { text, type, severity } = wrong
      const cost = costOf(wrong, segments.length)
      return { text, category: CATEGORIES[type], severity, note: wrong.note, cost }
    }),
    terms: terms.filter(({ english }) => named.includes(english)),
  }))
}
