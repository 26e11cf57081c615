import type { SubmissionResult } from '@conform-to/react'
import type { ComponentProps } from 'react'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import type { Revising } from '#app/models/practice/revision.ts'
import { firstTotalOf } from '#app/models/practice/first-total.ts'
import type { KeepableRecording } from '#app/models/speech/retention.ts'
import { ScoreReport } from '../../scoring/score-report.tsx'
import { audioUrl, modelAudioUrl } from '../../player/audio/audio-url.ts'
import { KeepRecording } from './keep-recording.tsx'
import { OwnRecording, OwnStored } from './own-recording.tsx'
import { SegmentRevisions } from './segment-revisions.tsx'
import { useFinishedAttempt } from './use-finished-attempt.ts'
import { useRevisedSegment } from './use-revised-segment.ts'

interface Props extends Pick<
  ComponentProps<typeof ScoreReport>,
  'guidance' | 'notes' | 'headingLevel' | 'celebration' | 'nextStep'
> {
  evaluation: Evaluation
  segments: Segment[]
  /** The stored recordings; a guest's are only in the browser. */
  recordings?: KeepableRecording[]
  revising: Revising
  /** Guests can only correct; learners can also retry. */
  canRetry: boolean
  lastResult: SubmissionResult | undefined
}

/** The result of an attempt, with its recordings: from the server, or from this browser. */
export function AttemptReport({ evaluation, segments, guidance, recordings = [], ...rest }: Props) {
  const { notes, headingLevel, celebration, nextStep, ...revisable } = rest
  const { revisions, changed } = revisable.revising
  const openSegment = useRevisedSegment(revisions)
  const { submissionId, dialogueId } = evaluation
  useFinishedAttempt({ attemptId: submissionId, dialogueId, segmentCount: segments.length })
  const storedOf = (segmentIndex: number) => recordings.find(({ segment }) => segment === segmentIndex + 1)
  return (
    <ScoreReport
      evaluation={evaluation}
      segments={segments}
      guidance={guidance}
      {...(notes && { notes })}
      headingLevel={headingLevel}
      celebration={celebration}
      nextStep={nextStep}
      firstTotal={firstTotalOf(revisions)}
      openSegment={openSegment}
      revisions={({ segment, result }) => (
        <SegmentRevisions evaluation={evaluation} segment={segment} result={result} {...revisable} />
      )}
      sourceAudioUrl={(index) => (changed.includes(index) ? null : audioUrl(dialogueId, index))}
      modelAudioUrl={(index) => modelAudioUrl(submissionId, index)}
      ownSound={({ segment, result: { segmentIndex } }, caption) => {
        const stored = storedOf(segmentIndex)
        const sound = { segmentIndex, caption, language: targetLanguage(segment) }
        if (stored) return <OwnStored recordingId={stored.id} {...sound} />
        return <OwnRecording attemptId={submissionId} {...sound} />
      }}
      keep={(segmentIndex) => {
        const stored = storedOf(segmentIndex)
        return stored && <KeepRecording recording={stored} at={`segment-${stored.segment}`} />
      }}
    />
  )
}
