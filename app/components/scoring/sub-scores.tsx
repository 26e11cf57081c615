import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { PERCENT } from '#app/config/languages.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { useCopy, useLocale } from '../shell/locale.ts'

const FULL_PERCENT = 100

function Bar({ name, percent }: { name: string; percent: number | null }) {
  const copy = useCopy(scoreReportCopy)
  const locale = useLocale()
  const rounded = percent === null ? null : Math.round(percent)
  return (
    <div className="grid grid-cols-[6rem_1fr_auto] items-center gap-3 py-1.5 text-15">
      <dt>{name}</dt>
      <dd className="contents">
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full" aria-hidden="true">
          <rect width={FULL_PERCENT} height="6" rx="3" className="fill-line" />
          {rounded !== null && <rect width={rounded} height="6" rx="3" className="fill-accent" />}
        </svg>
        <span className="tabular min-w-14 text-right">
          {rounded === null ? (
            <span className="text-13 text-soft">{copy.subScores.notAssessed}</span>
          ) : (
            PERCENT[locale](rounded)
          )}
        </span>
      </dd>
    </div>
  )
}

/** Meaning, language and technique, computed from the same errors as the sheet. */
export function SubScores({ subScores }: Pick<Evaluation, 'subScores'>) {
  const copy = useCopy(scoreReportCopy)
  return (
    <>
      <dl className="max-w-md">
        <Bar name={copy.subScores.meaning} percent={subScores.meaning} />
        <Bar name={copy.subScores.language} percent={subScores.language} />
        <Bar name={copy.subScores.delivery} percent={subScores.delivery} />
      </dl>
      <p className="measure mt-2 text-13 text-soft">{copy.subScores.weights}</p>
    </>
  )
}
