import { partScoreCopy } from '#app/config/copy/part-score.ts'
import { segmentRevisionsCopy } from '#app/config/copy/segment-revisions.ts'
import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import { FULL_MARKS, PASS_MARKS } from '#app/config/scoring.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { type PartScore, partScore } from '#app/models/scoring/part-score.ts'
import { countMarks } from '#app/models/scoring/segment-score.ts'
import { useCopy } from '../shell/locale.ts'
import { Badge } from '../ui/badge.tsx'
import { useMarks } from './marks.ts'

interface Props {
  evaluation: Evaluation
  part: PartScore
  /** Before corrections, out of 45; nullish if there were none. */
  firstTotal?: number | null | undefined
  headingLevel?: 'h1' | 'h2' | undefined
}

/** The marks of a dialogue's beginning, and in plain words what they rest on. */
export function PartBanner({ evaluation, part, firstTotal, headingLevel: Heading = 'h1' }: Props) {
  const copy = useCopy(partScoreCopy)
  const own = useCopy(selfMarkingCopy)
  const { firstScored } = useCopy(segmentRevisionsCopy)
  const { marks } = useMarks()
  const { segments, of, outOf } = part
  const marked = countMarks(evaluation)
  const first = typeof firstTotal === 'number' ? partScore(evaluation, firstTotal) : null
  const [kept, lost, all] = [marks(part.kept), marks(part.lost), marks(outOf)]
  return (
    <header>
      <Heading tabIndex={-1} id="result" className="outline-none">
        <span className="block text-20">{copy.title}</span>
        <span className="sr-only">: {copy.total(kept, all)}</span>
        <span aria-hidden="true" className="tabular flex items-baseline gap-2">
          <span className="text-68">{kept}</span>
          <span className="text-20 text-soft">{copy.outOf(all)}</span>
        </span>
      </Heading>
      {evaluation.markedBy && (
        <p className="mt-2">
          <Badge look="pro">{own.badge}</Badge>
        </p>
      )}
      {first && <p className="mt-1 text-15 font-semibold">{firstScored(marks(first.kept), kept)}</p>}
      <p className="measure mt-3">{copy.rests({ segments, of, cap: marks(outOf / segments) })}</p>
      <p className="measure mt-2">{copy.room({ lost, segments, of, may: marks(FULL_MARKS - PASS_MARKS) })}</p>
      {evaluation.markedBy && <p className="measure mt-2 text-15 text-soft">{own.note(marked.own, marked.ours)}</p>}
    </header>
  )
}
