import { outlookCopy } from '#app/config/copy/outlook.ts'
import { FULL_MARKS, PASS_MARKS } from '#app/config/scoring.ts'
import { useCopy } from '../../shell/locale.ts'
import { useMarks } from '../marks.ts'

const WIDTH = 360
const HEIGHT = 40
const NARROWEST = 6

interface Props {
  total: number
  /** An examiner's marks would probably lie here. */
  range?: { low: number; high: number } | undefined
  /** Of a dialogue by default. */
  full?: number
  pass?: number
}

/** The marks on a line from 0 to all of them, with the pass mark and the range. The text next to it says the same. */
export function PassLine({ total, range, full = FULL_MARKS, pass = PASS_MARKS }: Props) {
  const copy = useCopy(outlookCopy)
  const { marks } = useMarks()
  const unit = WIDTH / full
  const at = (value: number) => value * unit
  const width = range ? Math.max(NARROWEST, at(range.high - range.low)) : 0
  return (
    <svg viewBox={`-8 0 ${WIDTH + 16} ${HEIGHT}`} className="mt-2 w-full max-w-md overflow-visible" aria-hidden="true">
      <rect y="8" width={WIDTH} height="2" rx="1" className="fill-line" />
      {range && (
        <rect
          x={at((range.low + range.high) / 2) - width / 2}
          y="5"
          width={width}
          height="8"
          rx="4"
          className="fill-accent/35"
        />
      )}
      <rect x={at(pass) - 1} y="1" width="2" height="18" className="fill-ink" />
      <circle cx={at(total)} cy="9" r="6" className="fill-accent stroke-paper" strokeWidth="1.5" />
      {[0, full].map((mark) => (
        <text key={mark} x={at(mark)} y="34" textAnchor="middle" className="tabular fill-soft text-13">
          {mark}
        </text>
      ))}
      <text x={at(pass)} y="34" textAnchor="middle" className="tabular fill-ink text-13">
        {copy.passLine(marks(pass))}
      </text>
    </svg>
  )
}
