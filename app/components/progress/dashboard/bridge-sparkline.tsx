import { historyCopy } from '#app/config/copy/history.ts'
import type { HistorySegment } from '#app/models/progress/history-session.ts'
import { useCopy } from '../../shell/locale.ts'

const SPAN = 10
const BANK = 8
const RISE = 8
const DECK_Y = 14
const HEIGHT = 26

function Mark({ verdict }: Pick<HistorySegment, 'verdict'>) {
  switch (verdict) {
    case 'good':
      return <rect x="-4" y="-2.5" width="8" height="5" rx="1.25" className="fill-success" />
    case 'partial':
      return (
        <g className="fill-major">
          <rect x="-4" y="-2.5" width="3.4" height="5" rx="0.75" />
          <rect x="0.8" y="-1" width="3.4" height="5" rx="0.75" />
        </g>
      )
    case 'missed':
      return <path d="M-2.5 2 l5 5 m0 -5 l-5 5" className="stroke-critical" strokeWidth="1.75" strokeLinecap="round" />
  }
}

/** The bridge of a result, small enough for a line of text: solid, cracked and missing planks, which differ in shape. */
export function BridgeSparkline({ segments }: { segments: Pick<HistorySegment, 'number' | 'verdict'>[] }) {
  const copy = useCopy(historyCopy).row
  const count = (verdict: HistorySegment['verdict']) => segments.filter((segment) => segment.verdict === verdict).length
  const width = segments.length * SPAN + 2 * BANK
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={copy.bridge(count('good'), count('partial'), count('missed'))}
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
      {segments.map(({ number, verdict }, index) => {
        const y = DECK_Y - RISE * Math.sin((Math.PI * (index + 0.5)) / segments.length)
        return (
          <g key={number} transform={`translate(${BANK + (index + 0.5) * SPAN} ${y.toFixed(1)})`}>
            <Mark verdict={verdict} />
          </g>
        )
      })}
    </svg>
  )
}
