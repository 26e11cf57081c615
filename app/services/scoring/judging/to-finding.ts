import type { Finding as Found } from '#scorer/engine/assess.ts'
import type { Category, Finding } from '#app/models/scoring/evaluation.ts'
import { makeFinding, MISSED_RULE } from '#app/models/scoring/finding.ts'

const CATEGORIES: Record<Found['category'], Category> = {
  omission: 'omission',
  insertion: 'insertion',
  distortion: 'distortion',
  language: 'language_quality',
  register: 'register',
  delivery: 'delivery',
}

/** Errors of meaning that a rule is certain of stand, whatever a language model says. */
const MEANING: ReadonlySet<Found['category']> = new Set(['omission', 'insertion', 'distortion'])

const NO_INTERPRETATION = { unsaid: MISSED_RULE, untranslated: 'not-interpreted' } as const

/** What the engine of scorer/ found, as the app deducts, words and stores it. `segmentId` is 1-based. */
export function toFinding(
  { owner, topic, isNone, severity, category, confidence, lost, said, message }: Found,
  segmentId: number,
): Finding {
  if (isNone) return makeFinding({ segmentId, rule: NO_INTERPRETATION[isNone], rendition: said?.text ?? null })
  return {
    segment_id: segmentId,
    type: severity,
    category: CATEGORIES[category],
    // Its second part is read by error-family.ts.
    rule: `scorer/${topic ?? 'meaning'}/${owner}`,
    facts: {
      turkish: message.tr,
      quoted: 'source',
      ...(confidence === 'high' && MEANING.has(category) && { stands: 'always' }),
    },
    detail: message.en,
    referenceQuote: lost?.text ?? null,
    renditionQuote: said?.text ?? null,
    confidence,
  }
}
