import type { Judgement } from '../judge/judge.ts'
import { type Edit, isOfMeaning } from '../rules/rule.ts'

/**
 * From this probability on a rule's major error is critical. A rule knows that 520 became 250, not what hangs on it: of 13 wrong numbers in
 * the rehearsals markers called 11 critical, of 828 in data/renditions.jsonl every third. On the rehearsals this brings the total from 6.2 to
 * 5.3 marks of the marker's, and no right segment is called critical for it.
 */
const LIKELIER_CRITICAL = 0.5

/** The same edits; where the judge thinks the segment's error critical and none of them is, the first major error of meaning becomes so. */
export function withGravity<Owned extends { edit: Edit }>(
  all: readonly Owned[],
  judgement: Pick<Judgement, 'critical'> | null,
): Owned[] {
  const isGrave = judgement !== null && judgement.critical >= LIKELIER_CRITICAL
  if (!isGrave || all.some(({ edit }) => edit.severity === 'critical')) return [...all]
  const first = all.find(({ edit }) => edit.severity === 'major' && isOfMeaning(edit))
  return all.map((owned) =>
    owned === first ? { ...owned, edit: { ...owned.edit, severity: 'critical' as const } } : owned,
  )
}
