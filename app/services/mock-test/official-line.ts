import type { Locale } from '#app/config/copy/locale.ts'
import { mockTestVerdictCopy } from '#app/config/copy/mock-test-verdict.ts'
import type { MarkedBy } from '#app/models/scoring/marked-by.ts'

interface Verdict {
  /** Out of `outOf`. */
  total: number
  outOf: number
  /** Out of 45 each. */
  dialogues: readonly [number, number]
  passed: boolean
  /** Slots failed by our own strict rule. */
  autoFailed: readonly number[]
  markedBy: MarkedBy
}

/**
 * The official verdict in one line, shown next to every badge (docs/product.md, Mock tests). Marks that the learner gave
 * have none.
 */
export function officialLine(verdict: Verdict, locale: Locale): string {
  const { total, outOf, dialogues, passed, autoFailed, markedBy } = verdict
  const copy = mockTestVerdictCopy[locale]
  const marks = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const [first, second] = dialogues
  const figures = {
    total: marks.format(total),
    outOf: marks.format(outOf),
    first: marks.format(first),
    second: marks.format(second),
  }
  if (markedBy === 'learner') return copy.selfMarkedLine(figures)
  const line = copy.officialLine({ ...figures, passed })
  return autoFailed.length > 0 ? line + copy.autoFailed(autoFailed) : line
}
