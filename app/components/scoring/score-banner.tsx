import { outlookCopy } from '#app/config/copy/outlook.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import { segmentRevisionsCopy } from '#app/config/copy/segment-revisions.ts'
import { ENCOURAGEMENT_MARKS } from '#app/config/scoring.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { countMarks } from '#app/models/scoring/segment-score.ts'
import { marginText } from '#app/models/scoring/outlook-text.ts'
import { useCopy } from '../shell/locale.ts'
import { Badge } from '../ui/badge.tsx'
import { useMarks } from './marks.ts'
import { OutlookNote } from './outlook-note.tsx'

interface Props {
  evaluation: Evaluation
  /** The score before corrections; nullish if there were none. */
  firstTotal?: number | null
  headingLevel?: 'h1' | 'h2'
}

/** The verdict: title, marks, pass or not and by how much, and how far to trust it. */
export function ScoreBanner({ evaluation, firstTotal, headingLevel: Heading = 'h1' }: Props) {
  const copy = useCopy(scoreReportCopy)
  const { firstScored } = useCopy(segmentRevisionsCopy)
  const outlook = useCopy(outlookCopy)
  const own = useCopy(selfMarkingCopy)
  const marked = countMarks(evaluation)
  const { marks } = useMarks()
  const { naatiScore: score } = evaluation
  const margin = marginText(score, { copy: outlook, marks })
  const passed = score.grade === 'Pass'
  const words = passed
    ? copy.banner.pass
    : score.total >= ENCOURAGEMENT_MARKS
      ? copy.banner.close
      : copy.banner.learning
  return (
    <header>
      <Heading tabIndex={-1} id="result" className="text-34 outline-none md:text-46">
        {words}
      </Heading>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="text-15 text-soft">{copy.naatiScore}</span>
        <span className="display tabular text-34">{copy.outOf(marks(score.total))}</span>
        <span
          className={`rounded-full px-3 py-0.5 text-15 font-semibold ${passed ? 'bg-success-wash text-success' : 'bg-major-wash text-major'}`}
        >
          {copy.grade[score.grade]}
        </span>
        {evaluation.markedBy && <Badge look="pro">{own.badge}</Badge>}
        {margin !== null && <span className="tabular text-15">{margin}</span>}
      </p>
      {typeof firstTotal === 'number' && (
        <p className="mt-1 text-15 font-semibold">{firstScored(marks(firstTotal), marks(score.total))}</p>
      )}
      {score.autoFailTriggered && (
        <div role="note" className="mt-4 border-l-4 border-critical pl-4">
          <p className="font-semibold text-critical">{copy.autoFail}</p>
          <p className="text-15 text-soft">{copy.autoFailNote}</p>
        </div>
      )}
      {evaluation.markedBy && <p className="measure mt-4">{own.note(marked.own, marked.ours)}</p>}
      <div className="mt-5">
        <OutlookNote evaluation={evaluation} total={score.total} />
      </div>
      <p className="measure mt-3 text-15 text-soft">{copy.estimate}</p>
    </header>
  )
}
