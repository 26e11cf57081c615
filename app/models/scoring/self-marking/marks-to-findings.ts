import type { RuleName } from '#app/config/copy/scoring.ts'
import { DEDUCTION_MARKS } from '#app/config/scoring.ts'
import type { Finding, Severity } from '../evaluation.ts'
import { makeFinding } from '../finding.ts'
import { RULE_TABLE } from '../rule-table.ts'
import { SEVERITIES } from '../severities.ts'
import { checklistOf, type ChecklistSegment } from './checklist.ts'
import type { MeaningUnit, OwnMark, UnitKind, UnitMarks, UnitWeight } from './unit.ts'

/** The scorer's rule for each kind of loss, so that severity, advice and what-ifs are the same. */
const RULES: Record<UnitKind, Record<OwnMark, RuleName>> = {
  what: { 'left-out': 'part-missing', wrong: 'term-replaced', 'worded-poorly': 'worded-poorly' },
  who: { 'left-out': 'name-missing', wrong: 'name-replaced', 'worded-poorly': 'worded-poorly' },
  when: { 'left-out': 'day-missing', wrong: 'day-replaced', 'worded-poorly': 'worded-poorly' },
  howMuch: { 'left-out': 'number-missing', wrong: 'number-replaced', 'worded-poorly': 'worded-poorly' },
  condition: { 'left-out': 'condition-lost', wrong: 'modality-changed', 'worded-poorly': 'worded-poorly' },
  negation: { 'left-out': 'negation-lost', wrong: 'negation-lost', 'worded-poorly': 'worded-poorly' },
  tone: { 'left-out': 'courtesy-lost', wrong: 'informal-address', 'worded-poorly': 'worded-poorly' },
}

/** The worst that losing a unit of this weight can be. */
const WORST: Record<UnitWeight, Severity> = { 1: 'minor', 2: 'major', 3: 'critical' }

interface Marked {
  unit: MeaningUnit
  mark: OwnMark
}

const ruleOf = ({ unit, mark }: Marked) => RULES[unit.kind][mark]

/** The rule's severity, unless the unit weighs too little for it. */
function severityOf(item: Marked): Severity {
  const [rules, worst] = [RULE_TABLE[ruleOf(item)].type, WORST[item.unit.weight]]
  return SEVERITIES.indexOf(rules) < SEVERITIES.indexOf(worst) ? worst : rules
}

const costOf = (marked: readonly Marked[]) => marked.reduce((sum, item) => sum + DEDUCTION_MARKS[severityOf(item)], 0)

/**
 * A clause and its details, all left out, are one omission: charged as the clause or as its details, whichever weighs
 * more, so that another mark never raises the score.
 */
function withoutTwice(marked: readonly Marked[]): Marked[] {
  const isOut = ({ mark }: Marked) => mark === 'left-out'
  const dropped = new Set<Marked>()
  for (const clause of marked.filter((item) => isOut(item) && item.unit.within === null)) {
    const details = marked.filter((item) => isOut(item) && item.unit.within === clause.unit.id)
    const lesser = costOf(details) > costOf([clause]) ? [clause] : details
    for (const item of lesser) dropped.add(item)
  }
  return marked.filter((item) => !dropped.has(item))
}

const isContent = ({ kind }: MeaningUnit) => kind !== 'tone'

/**
 * The findings that a learner's marks of a segment stand for, by the scorer's own rules, each at most as severe as its
 * unit weighs. A segment with nothing but its
 * tone left counts as missed. Unknown units are ignored: `checkOwnMarks` refuses them before they are stored.
 * `segmentId` is 1-based.
 */
export function findingsFromMarks(options: {
  segment: ChecklistSegment
  segmentId: number
  marks: UnitMarks
}): Finding[] {
  const { segment, segmentId, marks } = options
  const units = checklistOf(segment)
  const content = units.filter(isContent)
  const model = segment.translation
  if (content.length > 0 && content.every(({ id }) => marks[id] === 'left-out')) {
    return [{ ...makeFinding({ segmentId, rule: 'no-interpretation', facts: { marked: 'everything' } }), model }]
  }
  const marked = units.flatMap((unit): Marked[] => {
    const mark = marks[unit.id]
    return mark ? [{ unit, mark }] : []
  })
  return withoutTwice(marked).map((item) => {
    const { text: expected } = item.unit
    const facts = { expected, marked: item.mark }
    const finding = makeFinding({ segmentId, rule: ruleOf(item), facts, reference: expected })
    return { ...finding, type: severityOf(item), model }
  })
}
