import { scoringCopy, type RuleFacts, type RuleName } from '#app/config/copy/scoring.ts'
import type { ErrorItem, Finding } from './evaluation.ts'
import { RULE_TABLE } from './rule-table.ts'

const MISSED_RULE = 'no-interpretation' satisfies RuleName
/** Rules by which nothing of the segment reached the listener. */
const WHOLE_SEGMENT_RULES: ReadonlySet<string> = new Set<RuleName>([
  MISSED_RULE,
  'not-interpreted',
  'source-repeated',
  'another-message',
])

interface FindingInput {
  segmentId: number
  rule: RuleName
  facts?: Partial<RuleFacts>
  /** Words of the model interpretation. */
  reference?: string | null
  /** The learner's words. */
  rendition?: string | null
}

/** A finding of one rule, with the rule's weight and its evidence in one sentence. `segmentId` is 1-based. */
export function makeFinding(input: FindingInput): Finding {
  const entry = RULE_TABLE[input.rule]
  return {
    segment_id: input.segmentId,
    ...entry,
    rule: input.rule,
    facts: { ...input.facts },
    detail: wordRule({ rule: input.rule, confidence: entry.confidence, facts: input.facts ?? {}, language: 'en' }),
    referenceQuote: input.reference ?? null,
    renditionQuote: input.rendition ?? null,
  }
}

/** The same finding as a guess: "It looks like …", and major at the most. */
export function asGuess(finding: Finding): Finding {
  const { rule, facts } = finding
  if (!isRule(rule)) return finding
  const confidence = 'medium'
  return { ...finding, type: 'major', confidence, detail: wordRule({ rule, confidence, facts, language: 'en' }) }
}

interface RuleSentence {
  rule: RuleName
  confidence: Finding['confidence']
  facts: Partial<RuleFacts>
  language: 'en' | 'tr'
}

function wordRule({ rule, confidence, facts, language }: RuleSentence): string {
  const copy = scoringCopy[language]
  const clause = copy.clauses[rule]({ expected: '', heard: '', count: '', ...facts })
  return confidence === 'high' ? copy.certain(clause) : copy.likely(clause)
}

/** Whether a rule is one of the engine's, so that its finding is worded here. */
export const isRule = (rule: string): rule is RuleName => rule in scoringCopy.en.clauses

/** How other scorers tag a detail that rests on likeness alone, which says nothing to a learner. */
const SIMILARITY_BASED = /similarity[- ]?based|\bsimilarity (?:score|of)\b/iu

/**
 * A stored finding as one sentence of either language, from its rule and facts. A finding of a language model, or of a
 * rule that is no more, keeps the sentence that it was stored with, null where there is none in that language; what a
 * scorer says of mere likeness is put in plain words (specification 1, section 8).
 */
export function findingSentence(finding: Finding, language: 'en'): string
export function findingSentence(finding: Finding, language: 'en' | 'tr'): string | null
export function findingSentence(finding: Finding, language: 'en' | 'tr'): string | null {
  const { rule, type, confidence, facts, detail } = finding
  if (isRule(rule)) return wordRule({ rule, confidence, facts, language })
  if (SIMILARITY_BASED.test(detail)) return scoringCopy[language].likeness[type]
  return language === 'en' ? detail : (facts['turkish'] ?? null)
}

/** An error with its sentence in both languages, as far as there are both. */
export function wordError(error: ErrorItem): ErrorItem {
  const detailTurkish = findingSentence(error, 'tr')
  return { ...error, detail: findingSentence(error, 'en'), ...(detailTurkish !== null && { detailTurkish }) }
}

/** The finding of a segment for which nothing was said. `segmentId` is 1-based. */
export function missedFinding(segmentId: number): Finding {
  return makeFinding({ segmentId, rule: MISSED_RULE })
}

/** Whether the finding says that nothing of the segment reached the listener, which costs the segment's cap. */
export function losesWholeSegment(finding: Finding): boolean {
  return WHOLE_SEGMENT_RULES.has(finding.rule)
}

/** Whether the finding says that nothing was said at all. */
export function isMissed(finding: Finding): boolean {
  return finding.rule === MISSED_RULE
}

/** Whether the finding says that the wording is hardly like any model's. */
export function hasLittleInCommon(finding: Finding): boolean {
  return finding.rule === ('little-in-common' satisfies RuleName)
}

/** Whether the words of a finding that the learner's are held against are the speaker's own, not a model's. */
export function quotesSource(finding: Pick<Finding, 'facts'>): boolean {
  return finding.facts['quoted'] === 'source'
}
