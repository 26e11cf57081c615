import type { Finding as Found } from '#scorer/engine/assess.ts'
import type { Category, Finding } from '#app/models/scoring/evaluation.ts'

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

/** What the engine of scorer/ found, as the app deducts, words and stores it. `segmentId` is 1-based. */
export function toFinding(
  { owner, topic, severity, category, confidence, lost, said, message }: Found,
  segmentId: number,
): Finding {
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
