import type { SubmissionResult } from '@conform-to/react'
import type { Revision, Revising } from '#app/models/practice/revision.ts'
import type { Evaluation, SegmentResult } from '#app/models/scoring/evaluation.ts'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { CorrectionOutcome, SegmentCorrection } from '../../scoring/segment-correction.tsx'
import { audioUrl } from '../../player/audio/audio-url.ts'
import { SegmentRetry } from '../retry/segment-retry.tsx'
import { SegmentTries } from '../retry/segment-tries.tsx'

interface Props {
  evaluation: Evaluation
  revising: Revising
  segment: Segment
  result: SegmentResult
  /** Guests can only correct; learners can also retry. */
  canRetry: boolean
  lastResult: SubmissionResult | undefined
}

/** Corrections and retries of a segment of a result, with their outcomes. */
export function SegmentRevisions({ evaluation, revising, segment, result, canRetry, lastResult }: Props) {
  const { submissionId, dialogueId } = evaluation
  const { segmentIndex } = result
  const language = targetLanguage(segment)
  const target = { submissionId, segmentIndex, formId: revising.formId, language }
  const of = (kind: Revision['kind']) =>
    revising.revisions.filter((revision) => revision.segmentIndex === segmentIndex && revision.kind === kind)
  const corrections = of('correction')
  const tries = of('retry')
  const isChanged = revising.changed.includes(segmentIndex)
  const first = revising.recordings.find((recording) => recording.segmentIndex === segmentIndex)
  return (
    <>
      <CorrectionOutcome corrections={corrections} language={language} />
      <div className="flex flex-wrap gap-x-6">
        {(result.transcript !== null || corrections.length > 0) && !isChanged && (
          // The key resets the forms after each correction or retry.
          <SegmentCorrection
            key={`correction-${corrections.length}`}
            target={target}
            heard={result.transcript ?? ''}
            lastResult={lastResult}
          />
        )}
        {canRetry && !isChanged && (
          <SegmentRetry
            key={`retry-${tries.length}`}
            target={target}
            sourceAudioUrl={audioUrl(dialogueId, segmentIndex)}
            lastResult={lastResult}
          />
        )}
      </div>
      <SegmentTries target={target} tries={tries} firstRecordingId={first?.id} lastResult={lastResult} />
    </>
  )
}
