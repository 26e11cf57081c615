import { scoringCopy, type RuleFacts, type RuleName, type ScoringCopy } from '#app/config/copy/scoring.ts'
import type { ErrorItem, Finding } from './evaluation.ts'
import { RULE_TABLE } from './rule-table.ts'

/** The judge of scorer/, as its findings are stored. */
export const JUDGED_RULE = 'scorer/meaning/judge'
export const MISSED_RULE = 'no-interpretation' satisfies RuleName
/** Rules that mean that nothing of the segment came across. */
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
  /** Quote from the model interpretation. */
  reference?: string | null
  /** Quote from the learner's words. */
  rendition?: string | null
}

/** Creates a finding of a rule, with its severity and its evidence in one sentence. `segmentId` is 1-based. */
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

interface RuleSentence {
  rule: RuleName
  confidence: Finding['confidence']
  facts: Partial<RuleFacts>
  language: 'en' | 'tr'
}

function wordRule({ rule, confidence, facts, language }: RuleSentence): string {
  const copy = scoringCopy[language]
  const { marked, expected = '' } = facts
  if (marked !== undefined && isMarkedAs(marked)) return copy.marked[marked](expected)
  const clause = copy.clauses[rule]({ expected: '', heard: '', count: '', ...facts })
  return confidence === 'high' ? copy.certain(clause) : copy.likely(clause)
}

const isMarkedAs = (marked: string): marked is keyof ScoringCopy['marked'] => marked in scoringCopy.en.marked

/** Whether a rule is one of a learner's marks, of no interpretation or of a stored result, so that its finding is worded here. */
export const isRule = (rule: string): rule is RuleName => rule in scoringCopy.en.clauses

/** Details of other scorers that rest on similarity alone and tell a learner nothing. */
const SIMILARITY_BASED = /similarity[- ]?based|\bsimilarity (?:score|of)\b/iu

/**
 * A stored finding as one sentence in either language, from its rule and facts. A finding of a language model or of a
 * deleted rule keeps its stored sentence; null if there is none in that language. A detail that rests on similarity
 * alone is replaced by a plain sentence (docs/product.md, Scoring).
 */
export function findingSentence(finding: Finding, language: 'en'): string
export function findingSentence(finding: Finding, language: 'en' | 'tr'): string | null
export function findingSentence(finding: Finding, language: 'en' | 'tr'): string | null {
  const { rule, type, confidence, facts, detail } = finding
  if (isRule(rule)) return wordRule({ rule, confidence, facts, language })
  if (SIMILARITY_BASED.test(detail)) return scoringCopy[language].likeness[type]
  return language === 'en' ? detail : (facts['turkish'] ?? null)
}

/** An error with its sentence in both languages, where available. */
export function wordError(error: ErrorItem): ErrorItem {
  const detailTurkish = findingSentence(error, 'tr')
  return { ...error, detail: findingSentence(error, 'en'), ...(detailTurkish !== null && { detailTurkish }) }
}

/** Whether a learner marked it, rather than a scorer. */
export function isOwnMark(finding: Pick<Finding, 'facts'>): boolean {
  return finding.facts['marked'] !== undefined
}

/** The finding for a segment without an interpretation. `segmentId` is 1-based. */
export function missedFinding(segmentId: number): Finding {
  return makeFinding({ segmentId, rule: MISSED_RULE })
}

/** Whether nothing of the segment came across, which costs the segment cap. */
export function losesWholeSegment(finding: Finding): boolean {
  return WHOLE_SEGMENT_RULES.has(finding.rule)
}

/** Whether nothing was said. */
export function isMissed(finding: Finding): boolean {
  return finding.rule === MISSED_RULE
}

/** Whether the wording resembles no model. */
export function hasLittleInCommon(finding: Finding): boolean {
  return finding.rule === ('little-in-common' satisfies RuleName)
}

/** Whether the engine that found it is so sure that it stands, whatever a language model says. */
export function standsAlways(finding: Pick<Finding, 'facts'>): boolean {
  return finding.facts['stands'] === 'always'
}

/** Whether the judge found it, not a rule. */
export function isJudged(finding: Pick<Finding, 'rule'>): boolean {
  return finding.rule === JUDGED_RULE
}

/** Whether `referenceQuote` is from the source rather than from a model. */
export function quotesSource(finding: Pick<Finding, 'facts'>): boolean {
  return finding.facts['quoted'] === 'source'
}
