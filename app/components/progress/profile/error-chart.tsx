import { errorProfileCopy } from '#app/config/copy/error-profile.ts'
import type { ErrorProfile, ProfileKind } from '#app/models/progress/error-profile.ts'
import { useMarks } from '../../scoring/marks.ts'
import { useCopy } from '../../shell/locale.ts'
import { useDayText } from '../../study-plan/day-text.ts'

/** A kind with its name in the language of the page. */
export type NamedKind = ProfileKind & { name: string }
export type NamedProfile = Pick<ErrorProfile, 'weeks'> & { kinds: readonly NamedKind[] }

const STEP = 45
const BAR = { width: 28, height: 36, left: (STEP - 28) / 2 }
/** Of a kind: its name, the figures, the bars. */
const ROW = { height: 84, name: 13, bars: 37 }
const FOOT = 18

interface RowProps {
  kind: NamedKind
  y: number
  most: number
}

function Row({ kind, y, most }: RowProps) {
  const { marks } = useMarks()
  const base = y + ROW.bars + BAR.height
  return (
    <g>
      <text x={BAR.left} y={y + ROW.name} className="fill-ink text-[13px] font-semibold">
        {kind.name}
      </text>
      <path d={`M0 ${base} H${STEP * kind.weeks.length}`} className="stroke-line" />
      {kind.weeks.map((lost, week) => {
        const height = lost === null || most === 0 ? 0 : (lost / most) * BAR.height
        const middle = week * STEP + STEP / 2
        return (
          <g key={middle}>
            <rect
              x={week * STEP + BAR.left}
              y={base - height}
              width={BAR.width}
              height={height}
              className="fill-accent"
            />
            <text x={middle} y={base - height - 4} textAnchor="middle" className="tabular fill-soft text-[11px]">
              {lost === null ? '–' : marks(lost)}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** A row of bars for each kind, a bar for each week, all on one scale. */
export function ErrorChart({ profile: { weeks, kinds } }: { profile: NamedProfile }) {
  const copy = useCopy(errorProfileCopy)
  const { marks } = useMarks()
  const { short } = useDayText()
  const most = Math.max(0, ...kinds.flatMap((kind) => kind.weeks.map((lost) => lost ?? 0)))
  const height = kinds.length * ROW.height + FOOT
  const said = kinds.map((kind) =>
    copy.chartLine(
      kind.name,
      kind.weeks.map((lost) => (lost === null ? copy.noDialogue : marks(lost))),
    ),
  )
  return (
    <svg
      viewBox={`0 0 ${STEP * weeks.length} ${height}`}
      role="img"
      aria-label={copy.chart(said)}
      className="block h-auto w-full max-w-xl"
    >
      <g aria-hidden="true">
        {kinds.map((kind, index) => (
          <Row key={kind.category} kind={kind} y={index * ROW.height} most={most} />
        ))}
        {weeks.map(({ monday }, week) => (
          <text
            key={monday}
            x={week * STEP + STEP / 2}
            y={height - 4}
            textAnchor="middle"
            className="fill-soft text-[11px]"
          >
            {short(monday)}
          </text>
        ))}
      </g>
    </svg>
  )
}
