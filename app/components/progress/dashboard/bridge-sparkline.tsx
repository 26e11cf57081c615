import { historyCopy } from '#app/config/copy/history.ts'
import type { RowResult } from '#app/models/progress/history-row.ts'
import { useCopy } from '../../shell/locale.ts'

const SPAN = 10
const BANK = 8
const RISE = 8
const DECK_Y = 14
const HEIGHT = 26

type Verdict = RowResult['verdicts'][number]

/** A plank around the end of its first move: a solid board, a cracked one, and a cross where one is missing. */
const SHAPES: Record<Verdict, string> = {
  good: 'm-2.75-1.25h5.5v2.5h-5.5z',
  partial: 'm-4-2.5h3.4v5h-3.4zm4.8 1.5h3.4v5h-3.4z',
  missed: 'm-2.5 2l5 5m0-5l-5 5',
}

/** All planks of one kind as a single path, since a list has many bridges. */
function planksPath(verdicts: readonly Verdict[], kind: Verdict): string {
  return verdicts
    .map((verdict, index) => {
      if (verdict !== kind) return ''
      const y = DECK_Y - RISE * Math.sin((Math.PI * (index + 0.5)) / verdicts.length)
      return `M${BANK + (index + 0.5) * SPAN} ${y.toFixed(1)}${SHAPES[kind]}`
    })
    .join('')
}

/** The bridge of a result, small enough for a line of text: solid, cracked and missing planks, which differ in shape. */
export function BridgeSparkline({ verdicts }: { verdicts: readonly Verdict[] }) {
  const copy = useCopy(historyCopy).row
  const count = (kind: Verdict) => verdicts.filter((verdict) => verdict === kind).length
  const [good, partial, missed] = [count('good'), count('partial'), count('missed')]
  const width = verdicts.length * SPAN + 2 * BANK
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={copy.bridge(good, partial, missed)}
      className="block h-6.5 w-auto max-w-full"
    >
      <rect y={DECK_Y - 2} width={BANK - 2} height={HEIGHT - DECK_Y} rx="1.5" className="fill-english" />
      <rect
        x={width - BANK + 2}
        y={DECK_Y - 2}
        width={BANK - 2}
        height={HEIGHT - DECK_Y}
        rx="1.5"
        className="fill-turkish"
      />
      {good > 0 && (
        <path
          d={planksPath(verdicts, 'good')}
          className="fill-success text-success"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      )}
      {partial > 0 && <path d={planksPath(verdicts, 'partial')} className="fill-major" />}
      {missed > 0 && (
        <path
          d={planksPath(verdicts, 'missed')}
          className="fill-none stroke-critical"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      )}
    </svg>
  )
}
