import { outlookCopy } from '#app/config/copy/outlook.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import { segmentRevisionsCopy } from '#app/config/copy/segment-revisions.ts'
import { ENCOURAGEMENT_MARKS } from '#app/config/scoring.ts'
import type { Evaluation, NaatiScore } from '#app/models/scoring/evaluation.ts'
import { countMarks } from '#app/models/scoring/segment-score.ts'
import { rangeText, verdictText } from '#app/models/scoring/outlook-text.ts'
import { useCopy } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { useMarks } from '../marks.ts'
import { BigScore } from './big-score.tsx'
import { PassLine } from './pass-line.tsx'

interface Props {
  evaluation: Evaluation
  /** The score before corrections; nullish if there were none. */
  firstTotal?: number | null | undefined
  headingLevel?: 'h1' | 'h2' | undefined
}

/** Which of the three banners stands above the number. */
function bannerOf({ grade, total }: NaatiScore): 'pass' | 'close' | 'learning' {
  if (grade === 'Pass') return 'pass'
  return total >= ENCOURAGEMENT_MARKS ? 'close' : 'learning'
}

/** '34 out of 45', or '34/45' where the language writes it so. */
function onePhrase(marks: string, of: string): string {
  return of.startsWith('/') ? marks + of : `${marks} ${of}`
}

/** How far to trust the marks: one sentence. Nothing for older results. */
function Trust({ evaluation }: Pick<Props, 'evaluation'>) {
  const copy = useCopy(outlookCopy)
  const own = useCopy(selfMarkingCopy)
  const range = rangeText(evaluation, copy)
  const marked = countMarks(evaluation)
  return (
    <>
      {evaluation.markedBy && <p className="measure mt-2">{own.note(marked.own, marked.ours)}</p>}
      {range && <p className="measure mt-1 text-15 text-soft">{range}</p>}
    </>
  )
}

/** The number, the pass line, and what they mean in one plain sentence. */
export function ScoreHead({ evaluation, firstTotal, headingLevel: Heading = 'h1' }: Props) {
  const copy = useCopy(scoreReportCopy)
  const { firstScored } = useCopy(segmentRevisionsCopy)
  const outlook = useCopy(outlookCopy)
  const own = useCopy(selfMarkingCopy)
  const { marks } = useMarks()
  const { naatiScore: score } = evaluation
  const verdict = verdictText(score, { copy: outlook, marks })
  const passed = score.grade === 'Pass'
  return (
    <header className="grid items-start gap-x-10 gap-y-4 md:grid-cols-2">
      <div>
        <p className="text-15 text-soft">{copy.naatiScore}</p>
        <BigScore marks={marks(score.total)} of={copy.ofFull}>
          <span
            className={`rounded-full px-3 py-0.5 text-15 font-semibold ${passed ? 'bg-success-wash text-success' : 'bg-major-wash text-major'}`}
          >
            {copy.grade[score.grade]}
          </span>
          {evaluation.markedBy && <Badge look="pro">{own.badge}</Badge>}
        </BigScore>
        <Heading tabIndex={-1} id="result" className="mt-1 text-20 outline-none">
          {copy.banner[bannerOf(score)]}
          <span className="sr-only"> ({onePhrase(marks(score.total), copy.ofFull)})</span>
        </Heading>
        {verdict !== null && <p className="tabular mt-1">{verdict}</p>}
        {typeof firstTotal === 'number' && (
          <p className="mt-1 text-15 font-semibold">{firstScored(marks(firstTotal), marks(score.total))}</p>
        )}
        {score.autoFailTriggered && (
          <div role="note" className="mt-4 border-l-4 border-critical pl-4">
            <p className="font-semibold text-critical">{copy.autoFail}</p>
            <p className="text-15 text-soft">{copy.autoFailNote}</p>
          </div>
        )}
      </div>
      <div className="md:pt-6">
        <PassLine total={score.total} range={evaluation.outlook} />
        <Trust evaluation={evaluation} />
      </div>
    </header>
  )
}
