import type { SubmissionResult } from '@conform-to/react'
import type { ComponentProps } from 'react'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import type { Revising } from '#app/models/practice/revision.ts'
import { firstTotalOf } from '#app/models/practice/first-total.ts'
import type { KeepableRecording } from '#app/models/speech/retention.ts'
import { ScoreReport } from '../../scoring/score-report.tsx'
import { audioUrl } from '../../player/audio/audio-url.ts'
import { OwnRecording } from './own-recording.tsx'
import { SegmentRevisions } from './segment-revisions.tsx'
import { StoredRecording } from './stored-recording.tsx'
import { useFinishedAttempt } from './use-finished-attempt.ts'
import { useRevisedSegment } from './use-revised-segment.ts'

interface Props extends Pick<ComponentProps<typeof ScoreReport>, 'headingLevel'> {
  evaluation: Evaluation
  segments: Segment[]
  /** What we store of the learner's voice; a guest's recordings are in the browser alone. */
  recordings?: KeepableRecording[]
  revising: Revising
  /** Guests correct; only learners try again. */
  canRetry: boolean
  lastResult: SubmissionResult | undefined
}

/** The score of an attempt, with its recordings: as we store them, or as this browser keeps them. */
export function AttemptReport({ evaluation, segments, recordings = [], headingLevel, ...revisable }: Props) {
  const { revisions, changed } = revisable.revising
  const openSegment = useRevisedSegment(revisions)
  const { submissionId, dialogueId } = evaluation
  useFinishedAttempt({ attemptId: submissionId, dialogueId, segmentCount: segments.length })
  return (
    <ScoreReport
      evaluation={evaluation}
      segments={segments}
      headingLevel={headingLevel}
      firstTotal={firstTotalOf(revisions)}
      openSegment={openSegment}
      revisions={({ segment, result }) => (
        <SegmentRevisions evaluation={evaluation} segment={segment} result={result} {...revisable} />
      )}
      sourceAudioUrl={(index) => (changed.includes(index) ? null : audioUrl(dialogueId, index))}
      ownAudio={(segmentIndex) => {
        const stored = recordings.find(({ segment }) => segment === segmentIndex + 1)
        if (stored) return <StoredRecording recording={stored} />
        return <OwnRecording attemptId={submissionId} segmentIndex={segmentIndex} />
      }}
    />
  )
}
