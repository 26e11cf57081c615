import { outlookCopy } from '#app/config/copy/outlook.ts'
import { FULL_MARKS, PASS_MARKS } from '#app/config/scoring.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { bandText, surenessText } from '#app/models/scoring/outlook-text.ts'
import { useCopy } from '../shell/locale.ts'

const UNIT = 8
const HEIGHT = 34
const NARROWEST = 6

/** The band on a scale from 0 to 45, with the score and the pass mark of 29. The text next to it says the same. */
function Scale({ low, high, total }: { low: number; high: number; total: number }) {
  const width = Math.max(NARROWEST, (high - low) * UNIT)
  const left = low * UNIT - Math.max(0, NARROWEST - (high - low) * UNIT) / 2
  return (
    <svg
      viewBox={`-8 0 ${FULL_MARKS * UNIT + 16} ${HEIGHT}`}
      className="mt-2 w-full max-w-md overflow-visible"
      aria-hidden="true"
    >
      <rect y="8" width={FULL_MARKS * UNIT} height="2" rx="1" className="fill-line" />
      <rect x={PASS_MARKS * UNIT - 0.75} y="3" width="1.5" height="12" className="fill-soft" />
      <rect x={left} y="5" width={width} height="8" rx="4" className="fill-accent/35" />
      <circle cx={total * UNIT} cy="9" r="5" className="fill-accent stroke-paper" strokeWidth="1.5" />
      {[0, PASS_MARKS, FULL_MARKS].map((mark) => (
        <text key={mark} x={mark * UNIT} y="30" textAnchor="middle" className="tabular fill-soft text-13">
          {mark}
        </text>
      ))}
    </svg>
  )
}

/** The band of marks and how sure they are. Renders nothing for older results. */
export function OutlookNote({ evaluation, total }: { evaluation: Evaluation; total: number }) {
  const copy = useCopy(outlookCopy)
  const { outlook } = evaluation
  if (!outlook) return null
  const { lead, why } = surenessText({ ...evaluation, outlook }, copy)
  return (
    <div>
      <p className="measure">{bandText(outlook, copy)}</p>
      <Scale low={outlook.low} high={outlook.high} total={total} />
      <p className="measure mt-1 text-15 text-soft">
        <span className="font-semibold text-ink">{lead}</span>: {why}
      </p>
    </div>
  )
}
