import type { RuleName } from '#app/config/copy/scoring.ts'
import type { Category, Finding, Severity } from './evaluation.ts'

interface RuleEntry {
  type: Severity
  category: Category
  confidence: Finding['confidence']
}

const rule = (type: Severity, category: Category, confidence: Finding['confidence']): RuleEntry => ({
  type,
  category,
  confidence,
})

/**
 * What a learner marks, what is no interpretation, and the rules of stored results, with severity, category and confidence.
 */
export const RULE_TABLE: Record<RuleName, RuleEntry> = {
  'no-interpretation': rule('critical', 'omission', 'high'),
  'not-interpreted': rule('critical', 'distortion', 'high'),
  'source-repeated': rule('critical', 'distortion', 'high'),
  'another-message': rule('critical', 'distortion', 'high'),
  'little-in-common': rule('major', 'distortion', 'medium'),

  'number-replaced': rule('critical', 'distortion', 'high'),
  'number-missing': rule('major', 'omission', 'high'),
  'number-added': rule('major', 'insertion', 'high'),
  'day-replaced': rule('critical', 'distortion', 'high'),
  'day-missing': rule('major', 'omission', 'high'),
  'day-added': rule('major', 'insertion', 'medium'),
  'unit-replaced': rule('critical', 'distortion', 'high'),
  'currency-replaced': rule('critical', 'distortion', 'high'),

  'negation-lost': rule('critical', 'distortion', 'high'),
  'negation-added': rule('critical', 'distortion', 'high'),
  'negation-lost-perhaps': rule('major', 'distortion', 'medium'),
  'negation-added-perhaps': rule('major', 'distortion', 'medium'),
  'opposite-word': rule('critical', 'distortion', 'high'),
  'obligation-reversed': rule('critical', 'distortion', 'high'),
  'modality-changed': rule('major', 'distortion', 'medium'),
  'possibility-lost': rule('major', 'distortion', 'medium'),
  'tense-changed': rule('major', 'distortion', 'medium'),
  'condition-lost': rule('major', 'omission', 'medium'),
  'roles-swapped': rule('critical', 'distortion', 'medium'),
  'person-swapped': rule('critical', 'distortion', 'medium'),
  'relative-replaced': rule('critical', 'distortion', 'high'),
  'frequency-changed': rule('critical', 'distortion', 'high'),
  'relation-changed': rule('critical', 'distortion', 'medium'),
  'order-changed': rule('critical', 'distortion', 'medium'),
  'question-lost': rule('critical', 'distortion', 'medium'),
  'amount-changed': rule('major', 'distortion', 'medium'),
  'reported-speech': rule('major', 'register', 'medium'),

  'name-missing': rule('major', 'omission', 'medium'),
  'name-replaced': rule('major', 'distortion', 'high'),
  'form-of-address': rule('minor', 'register', 'medium'),

  'most-missing': rule('critical', 'omission', 'high'),
  'part-missing': rule('major', 'omission', 'high'),
  'detail-missing': rule('minor', 'omission', 'medium'),
  'marker-addressed': rule('major', 'insertion', 'high'),
  'part-added': rule('major', 'insertion', 'high'),
  'detail-added': rule('minor', 'insertion', 'medium'),
  'term-replaced': rule('major', 'distortion', 'medium'),

  // Reported by learners only, of their own recordings.
  'worded-poorly': rule('minor', 'language_quality', 'high'),
  'source-words-many': rule('major', 'language_quality', 'high'),
  'source-words': rule('minor', 'language_quality', 'high'),
  'word-order': rule('major', 'language_quality', 'high'),
  calque: rule('major', 'language_quality', 'high'),
  'courtesy-lost': rule('minor', 'register', 'medium'),
  'informal-address': rule('minor', 'register', 'high'),
  fillers: rule('minor', 'delivery', 'high'),
  repeats: rule('minor', 'delivery', 'high'),
  'self-corrections': rule('minor', 'delivery', 'high'),
}
