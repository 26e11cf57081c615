import { dashboardCopy } from '#app/config/copy/dashboard.ts'
import { FULL_MARKS, PASS_MARKS } from '#app/config/scoring.ts'
import { type CategoryCount, trendPoints } from '#app/models/progress/trend.ts'
import { useMarks } from '../scoring/marks.ts'
import { useCopy } from '../shell/locale.ts'

const PLOT = { left: 28, top: 10, width: 320, height: 120 }
const VIEW = { width: PLOT.left + PLOT.width + 12, height: PLOT.top + PLOT.height + 12 }

const heightOf = (score: number) => PLOT.top + PLOT.height - (score / FULL_MARKS) * PLOT.height

function Grid() {
  const copy = useCopy(dashboardCopy).trend
  return (
    <g aria-hidden="true" className="fill-soft text-[11px]">
      {[0, FULL_MARKS].map((score) => (
        <g key={score}>
          <path d={`M${PLOT.left} ${heightOf(score)} h${PLOT.width}`} className="stroke-line" />
          <text x={PLOT.left - 6} y={heightOf(score) + 4} textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      <path d={`M${PLOT.left} ${heightOf(PASS_MARKS)} h${PLOT.width}`} className="stroke-soft" strokeDasharray="4 4" />
      <text x={PLOT.left - 6} y={heightOf(PASS_MARKS) + 4} textAnchor="end">
        {PASS_MARKS}
      </text>
      <text x={PLOT.left + 4} y={heightOf(PASS_MARKS) + 14}>
        {copy.pass}
      </text>
    </g>
  )
}

/** Filled from the pass mark on, hollow below it: not by colour alone. */
function Chart({ scores }: { scores: number[] }) {
  const copy = useCopy(dashboardCopy).trend
  const { marks } = useMarks()
  const points = trendPoints({ scores, width: PLOT.width, height: PLOT.height }).map(({ x, y }) => ({
    x: (PLOT.left + x).toFixed(1),
    y: (PLOT.top + y).toFixed(1),
  }))
  return (
    <svg
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      role="img"
      aria-label={copy.chart(scores.map(marks))}
      className="block h-auto w-full"
    >
      <Grid />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {points.map(({ x, y }, index) => (
        <circle
          key={`${x}-${index}`}
          cx={x}
          cy={y}
          r="4"
          strokeWidth="2"
          className={`stroke-accent ${(scores[index] ?? 0) >= PASS_MARKS ? 'fill-accent' : 'fill-paper'}`}
        />
      ))}
    </svg>
  )
}

function Figures({ scores }: { scores: number[] }) {
  const copy = useCopy(dashboardCopy).trend
  const { marks } = useMarks()
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const figures = [
    { name: copy.last, value: scores.at(-1) ?? 0 },
    { name: copy.best, value: Math.max(...scores) },
    { name: copy.mean, value: mean },
  ]
  return (
    <dl className="mt-2 grid grid-cols-3 gap-4">
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-13 text-soft">{name}</dt>
          <dd className="display tabular text-20">{marks(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface NamedCount extends CategoryCount {
  /** In the language of the page. */
  name: string
}

function ErrorTypes({ errorTypes, results }: { errorTypes: NamedCount[]; results: number }) {
  const copy = useCopy(dashboardCopy).trend
  return (
    <section aria-labelledby="error-types">
      <h3 id="error-types" className="text-16">
        {copy.errors}
      </h3>
      <p className="text-13 text-soft">{errorTypes.length === 0 ? copy.noErrors : copy.errorsNote(results)}</p>
      <dl className="mt-2">
        {errorTypes.map(({ category, name, count, share }) => (
          <div key={category} className="grid grid-cols-[6rem_minmax(0,1fr)_2rem] items-center gap-3 py-1 text-15">
            <dt>{name}</dt>
            <dd className="contents">
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="h-1.5 w-full">
                <rect width="100" height="6" className="fill-line" />
                <rect width={Math.round(share * 100)} height="6" className="fill-accent" />
              </svg>
              <span className="tabular text-right">{count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The last results as a line and in words, and what cost marks in them. `scores` are out of 45, oldest first. */
export function ScoreTrend({ scores, errorTypes }: { scores: number[]; errorTypes: NamedCount[] }) {
  const copy = useCopy(dashboardCopy).trend
  return (
    <section aria-labelledby="trend" className="lg:col-start-1 lg:row-start-2">
      <h2 id="trend" className="text-20">
        {copy.title}
      </h2>
      <div className="mt-3 space-y-6">
        <div>
          <Chart scores={scores} />
          <Figures scores={scores} />
        </div>
        <ErrorTypes errorTypes={errorTypes} results={scores.length} />
      </div>
    </section>
  )
}
