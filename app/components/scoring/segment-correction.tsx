import type { SubmissionResult } from '@conform-to/react'
import { PencilLine } from 'lucide-react'
import { segmentRevisionsCopy } from '#app/config/copy/segment-revisions.ts'
import { costOf } from '#app/models/scoring/costliest.ts'
import type { Revision } from '#app/models/practice/revision.ts'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { Fold, foldUp } from './fold.tsx'
import { useMarks } from './marks.ts'
import { isAbout, RevisionForm, type RevisionTarget } from './revision-form.tsx'

interface Props {
  target: RevisionTarget
  /** The transcript. */
  heard: string
  lastResult: SubmissionResult | undefined
}

/** "That's not what I said": lets the learner correct the transcript and have it scored again. */
export function SegmentCorrection({ target, heard, lastResult }: Props) {
  const copy = useCopy(segmentRevisionsCopy).correction
  const { segmentIndex } = target
  return (
    <Fold
      label={copy.open}
      icon={<PencilLine aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      isOpen={isAbout(lastResult, { intent: 'correction', segmentIndex })}
    >
      <RevisionForm
        intent="correction"
        target={target}
        lastResult={lastResult}
        label={copy.label}
        hint={copy.hint}
        words={heard}
        submit={copy.submit}
      >
        <Button type="reset" look="quiet" onClick={({ currentTarget }) => foldUp(currentTarget)}>
          {copy.cancel}
        </Button>
      </RevisionForm>
    </Fold>
  )
}

/** The outcome of a segment's corrections: both scores, and the first transcript. `corrections`: oldest first. */
export function CorrectionOutcome({ corrections, language }: { corrections: Revision[]; language: 'en' | 'tr' }) {
  const copy = useCopy(segmentRevisionsCopy).correction
  const { marks, minus } = useMarks()
  const [first] = corrections
  const last = corrections.at(-1)
  if (!first || !last?.after || last.totalAfter === null || first.totalBefore === null) return null
  const before = costOf(first.before.errors)
  const after = costOf(last.after.errors)
  return (
    <div id={`revision-${last.id}`} tabIndex={-1} className="border-l-4 border-sun pl-4 text-15">
      <p className="font-semibold">
        {before === after ? copy.same(minus(after)) : copy.done(minus(before), minus(after))}
      </p>
      <p className="text-soft">{copy.total(marks(first.totalBefore), marks(last.totalAfter))}</p>
      <p className="mt-1 text-soft">
        {copy.first}: <q lang={language}>{first.before.result.transcript}</q>
      </p>
    </div>
  )
}
