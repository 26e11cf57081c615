import { partScoreCopy } from '#app/config/copy/part-score.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { FULL_MARKS } from '#app/config/scoring.ts'
import type { ErrorItem, NaatiScore } from '#app/models/scoring/evaluation.ts'
import type { PartScore } from '#app/models/scoring/part-score.ts'
import { zeroReason } from '#app/models/scoring/zero-reason.ts'
import { useCopy } from '../shell/locale.ts'
import { FindingSentence } from './finding-sentence.tsx'
import { useMarks } from './marks.ts'
import { Quotes } from './quotes.tsx'
import { SeverityBadge } from './severity-badge.tsx'

interface LineProps {
  item: ErrorItem
  reason: ReturnType<typeof zeroReason>
  idPrefix: string
}

function Line({ item, reason, idPrefix }: LineProps) {
  const copy = useCopy(scoreReportCopy)
  const { minus } = useMarks()
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-soft">
          <a
            href={`#${idPrefix}segment-${item.segment_id}`}
            className="text-13 font-semibold text-ink underline-offset-4"
          >
            {copy.sheet.segment(item.segment_id)}
          </a>
          <SeverityBadge severity={item.type} />
          <span>{copy.category[item.category]}</span>
        </p>
        <p className="mt-1">
          <FindingSentence error={item} />
        </p>
        <Quotes item={item} />
        {reason && <p className="mt-1 text-13 text-soft">{copy.sheet[reason]}</p>}
      </div>
      <p className="tabular text-20 font-semibold">{minus(item.deduction)}</p>
    </li>
  )
}

interface Props {
  score: NaatiScore
  /** Of the segments that its lines link to, where a page has several dialogues. */
  idPrefix?: string
  /** A deduction other than errors, and the total after it. */
  further?: { label: string; deduction: number; total: number } | undefined
  /** Of the beginning of a dialogue: from its own marks down. */
  part?: PartScore | null
}

/** Like a receipt: 45 at the top, one line per error, a total that adds up. */
export function DeductionSheet({ score, idPrefix = '', further, part }: Props) {
  const copy = useCopy(scoreReportCopy)
  const beginning = useCopy(partScoreCopy)
  const { marks, minus } = useMarks()
  return (
    <div className="rounded-card bg-raised px-4 py-4 shadow-raised md:px-8 md:py-6">
      <p className="flex items-baseline justify-between gap-4 pb-3 text-soft">
        <span className="text-15">{part ? beginning.badge(part.segments) : copy.sheet.start}</span>
        <span className="tabular text-20 font-semibold text-ink">{part ? marks(part.outOf) : FULL_MARKS}</span>
      </p>
      {score.errors.length === 0 && !further && (
        <p className="border-t border-line py-4 text-soft">{copy.sheet.none}</p>
      )}
      {score.errors.length > 0 && (
        <ol>
          {score.errors.map((item, index) => (
            <Line
              key={`${item.segment_id}-${item.rule}-${index}`}
              item={item}
              reason={zeroReason(score, index)}
              idPrefix={idPrefix}
            />
          ))}
        </ol>
      )}
      {further && (
        <p className="flex items-baseline justify-between gap-4 border-t border-line py-3">
          <span>{further.label}</span>
          <span className="tabular text-20 font-semibold">{minus(further.deduction)}</span>
        </p>
      )}
      <p className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3">
        <span className="font-semibold">{part ? beginning.left : copy.sheet.total}</span>
        <span className="display tabular text-34">{marks(further?.total ?? part?.kept ?? score.total)}</span>
      </p>
      <p className="mt-3 text-13 text-soft">{copy.sheet.rule}</p>
    </div>
  )
}
