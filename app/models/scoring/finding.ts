import { scoringCopy, type RuleFacts, type RuleName } from '#app/config/copy/scoring.ts'
import type { Finding } from './evaluation.ts'
import { RULE_TABLE } from './rule-table.ts'

const MISSED_RULE = 'no-interpretation' satisfies RuleName
/** Rules by which nothing of the segment reached the listener. */
const WHOLE_SEGMENT_RULES: ReadonlySet<string> = new Set<RuleName>([MISSED_RULE, 'not-interpreted', 'another-message'])

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
  const facts = { expected: '', heard: '', count: '', ...input.facts }
  const clause = scoringCopy.en.clauses[input.rule](facts)
  const word = entry.confidence === 'high' ? scoringCopy.en.certain : scoringCopy.en.likely
  return {
    segment_id: input.segmentId,
    ...entry,
    rule: input.rule,
    facts: { ...input.facts },
    detail: word(clause),
    referenceQuote: input.reference ?? null,
    renditionQuote: input.rendition ?? null,
  }
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
