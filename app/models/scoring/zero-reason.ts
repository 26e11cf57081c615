import type { NaatiScore } from './evaluation.ts'

/**
 * Why an error cost nothing: its segment had reached its cap, or the dialogue had no marks left. Null for an error that
 * did cost marks. `index`: its place on the sheet.
 */
export function zeroReason({ total, errors }: NaatiScore, index: number): 'capped' | 'spent' | null {
  if (errors[index]?.deduction !== 0) return null
  const lastCharged = errors.findLastIndex(({ deduction }) => deduction > 0)
  return total === 0 && index > lastCharged ? 'spent' : 'capped'
}
