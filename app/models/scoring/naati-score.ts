import {
  AUTO_FAIL_CRITICALS,
  CHARGED_MINOR_DELIVERY_ERRORS,
  DEDUCTION_MARKS,
  FULL_MARKS,
  PASS_MARKS,
} from '#app/config/scoring.ts'
import type { ErrorItem, Finding, NaatiScore } from './evaluation.ts'
import { SEVERITIES } from './severities.ts'
import { isMissed, losesWholeSegment, missedFinding } from './finding.ts'
import { segmentCapMarks, toMarks, toTenths } from './tenths.ts'

const FULL_TENTHS = toTenths(FULL_MARKS)

interface Charge {
  finding: Finding
  tenths: number
}

export function isMinorDelivery(finding: Finding): boolean {
  return finding.category === 'delivery' && finding.type === 'minor'
}

/**
 * The only place where errors become marks. Starts at 45, deducts each error's tariff, limits a segment to its cap and
 * the dialogue to 45, and stores on every error what was really deducted: 45 minus the sum of the deductions is exactly
 * the total. `missedSegments` (1-based) get the finding "no interpretation" if a scorer did not report it. The order of
 * the findings does not change the total, and another finding never raises it.
 */
export function deduct(input: { findings: Finding[]; segmentCount: number; missedSegments?: number[] }): NaatiScore {
  const findings = sortForSheet(withMissed(input.findings, input.missedSegments ?? []))
  const charges = chargeSegments(findings, toTenths(segmentCapMarks(input.segmentCount)))

  let left = FULL_TENTHS
  const errors = charges.map(({ finding, tenths }): ErrorItem => {
    const charged = Math.min(tenths, left)
    left -= charged
    return { ...finding, deduction: toMarks(charged) }
  })
  const total = toMarks(left)
  const autoFailTriggered = findings.filter(({ type }) => type === 'critical').length >= AUTO_FAIL_CRITICALS
  return { total, grade: total >= PASS_MARKS && !autoFailTriggered ? 'Pass' : 'Fail', autoFailTriggered, errors }
}

function withMissed(findings: Finding[], missedSegments: number[]): Finding[] {
  const reported = new Set(findings.filter(isMissed).map(({ segment_id }) => segment_id))
  const added = [...new Set(missedSegments)].filter((id) => !reported.has(id)).map(missedFinding)
  return [...findings, ...added]
}

/** By segment, most severe first; equal findings keep their order. */
function sortForSheet(findings: Finding[]): Finding[] {
  const rank = (finding: Finding) => SEVERITIES.indexOf(finding.type)
  return findings.toSorted((a, b) => a.segment_id - b.segment_id || rank(a) - rank(b))
}

/**
 * Charges every segment up to its cap. Minor delivery errors are charged last, and only the largest few, which keeps
 * the total independent of the order.
 */
function chargeSegments(findings: Finding[], capTenths: number): Charge[] {
  const charges = findings.map((finding): Charge => ({ finding, tenths: 0 }))
  const spent = new Map<number, number>()
  const charge = (item: Charge) => {
    const id = item.finding.segment_id
    const tariff = losesWholeSegment(item.finding) ? capTenths : toTenths(DEDUCTION_MARKS[item.finding.type])
    item.tenths = Math.min(tariff, capTenths - (spent.get(id) ?? 0))
    spent.set(id, (spent.get(id) ?? 0) + item.tenths)
  }
  charges.filter(({ finding }) => !isMinorDelivery(finding)).forEach(charge)
  const delivery = charges.filter(({ finding }) => isMinorDelivery(finding))
  delivery.forEach(charge)
  const uncharged = delivery.toSorted((a, b) => b.tenths - a.tenths).slice(CHARGED_MINOR_DELIVERY_ERRORS)
  for (const item of uncharged) item.tenths = 0
  return charges
}
