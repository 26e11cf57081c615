import { Link } from '../../ui/link.tsx'
import { PROGRESS_PATH } from '#app/config/coach-paths.ts'
import { dashboardCopy } from '#app/config/copy/dashboard.ts'
import { FULL_MARKS, PASS_MARKS } from '#app/config/scoring.ts'
import { PERCENT } from '#app/config/languages.ts'
import { type CategoryCount, type Marks, shareOf, trendFigures, trendPoints } from '#app/models/progress/trend.ts'
import { useMarks } from '../../scoring/marks.ts'
import { useCopy, useLocale } from '../../shell/locale.ts'

const PLOT = { left: 42, top: 10, width: 320, height: 120 }
const VIEW = { width: PLOT.left + PLOT.width + 12, height: PLOT.top + PLOT.height + 12 }
/** A dialogue's 29 of 45 and a mock test's 58 of 90 are the same share. */
const PASS_SHARE = PASS_MARKS / FULL_MARKS

const heightOf = (share: number) => PLOT.top + PLOT.height - share * PLOT.height

/** Marks out of 45; once a mock test is included, each result is shown with its own maximum. */
function useScale(results: Marks[]) {
  const copy = useCopy(dashboardCopy).trend
  const locale = useLocale()
  const { marks } = useMarks()
  const percent = (share: number) => PERCENT[locale](Math.round(share * 100))
  if (results.every(({ outOf }) => outOf === FULL_MARKS)) {
    return {
      pass: copy.pass,
      label: copy.chart(results.map(({ score }) => marks(score))),
      shareText: (share: number) => marks(share * FULL_MARKS),
      marksText: ({ score }: Marks) => marks(score),
    }
  }
  const marksText = ({ score, outOf }: Marks) => copy.marks(marks(score), outOf)
  return { pass: copy.passShare, label: copy.mixedChart(results.map(marksText)), shareText: percent, marksText }
}

type Scale = ReturnType<typeof useScale>

function Grid({ scale }: { scale: Scale }) {
  return (
    <g aria-hidden="true" className="fill-soft text-[11px]">
      {[0, 1].map((share) => (
        <g key={share}>
          <path d={`M${PLOT.left} ${heightOf(share)} h${PLOT.width}`} className="stroke-line" />
          <text x={PLOT.left - 6} y={heightOf(share) + 4} textAnchor="end">
            {scale.shareText(share)}
          </text>
        </g>
      ))}
      <path d={`M${PLOT.left} ${heightOf(PASS_SHARE)} h${PLOT.width}`} className="stroke-soft" strokeDasharray="4 4" />
      <text x={PLOT.left - 6} y={heightOf(PASS_SHARE) + 4} textAnchor="end">
        {scale.shareText(PASS_SHARE)}
      </text>
      {/* At the foot, where results seldom are. */}
      <path d={`M${PLOT.left + 4} ${heightOf(0) - 11} h20`} className="stroke-soft" strokeDasharray="4 4" />
      <text x={PLOT.left + 30} y={heightOf(0) - 7}>
        {scale.pass}
      </text>
    </g>
  )
}

interface TrendProps {
  results: Marks[]
  scale: Scale
}

/** Filled from the pass mark up, hollow below it, so that colour is not the only cue. */
function Chart({ results, scale }: TrendProps) {
  const points = trendPoints({ results, width: PLOT.width, height: PLOT.height }).map(({ x, y }) => ({
    x: (PLOT.left + x).toFixed(1),
    y: (PLOT.top + y).toFixed(1),
  }))
  const isPass = (marks: Marks | undefined) => marks !== undefined && shareOf(marks) >= PASS_SHARE
  return (
    <svg
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      role="img"
      aria-label={scale.label}
      className="block h-auto w-full"
    >
      <Grid scale={scale} />
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
          className={`stroke-accent ${isPass(results[index]) ? 'fill-accent' : 'fill-paper'}`}
        />
      ))}
    </svg>
  )
}

function Figures({ results, scale }: TrendProps) {
  const copy = useCopy(dashboardCopy).trend
  const figures = trendFigures(results)
  if (!figures) return null
  const said = [
    { name: copy.last, value: scale.marksText(figures.last) },
    { name: copy.best, value: scale.marksText(figures.best) },
    { name: copy.mean, value: scale.shareText(figures.mean) },
  ]
  return (
    <dl className="mt-2 grid grid-cols-3 gap-4">
      {said.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-13 text-soft">{name}</dt>
          <dd className="display tabular text-20">{value}</dd>
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

/**
 * The latest results that Köprü marked, as a line and as text, oldest first, and the most costly errors. Without any, the
 * learner has results of their own marking only.
 */
export function ScoreTrend({ results, errorTypes }: { results: Marks[]; errorTypes: NamedCount[] }) {
  const copy = useCopy(dashboardCopy).trend
  const scale = useScale(results)
  return (
    <section aria-labelledby="trend">
      <h2 id="trend" className="text-20">
        {copy.title}
      </h2>
      {results.length === 0 ? (
        <p className="measure mt-3 text-soft">{copy.onlySelfMarked}</p>
      ) : (
        <div className="mt-3 space-y-6">
          <div>
            <Chart results={results} scale={scale} />
            <Figures results={results} scale={scale} />
          </div>
          <ErrorTypes errorTypes={errorTypes} results={results.length} />
          <Link to={PROGRESS_PATH} className="inline-flex min-h-11 items-center text-accent">
            {copy.profile}
          </Link>
        </div>
      )}
    </section>
  )
}
