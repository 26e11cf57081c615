import type { ComponentProps } from 'react'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { ScoreReport } from '../scoring/score-report.tsx'
import { audioUrl } from './audio-url.ts'
import { OwnRecording } from './own-recording.tsx'
import { useFinishedAttempt } from './use-finished-attempt.ts'

interface Props extends Pick<ComponentProps<typeof ScoreReport>, 'headingLevel'> {
  evaluation: Evaluation
  segments: Segment[]
}

/** The score of an attempt, with the recordings that this browser keeps of it. */
export function AttemptReport({ evaluation, segments, headingLevel }: Props) {
  const { submissionId, dialogueId } = evaluation
  useFinishedAttempt({ attemptId: submissionId, dialogueId, segmentCount: segments.length })
  return (
    <ScoreReport
      evaluation={evaluation}
      segments={segments}
      headingLevel={headingLevel}
      sourceAudioUrl={(segmentIndex) => audioUrl(dialogueId, segmentIndex)}
      ownAudio={(segmentIndex) => <OwnRecording attemptId={submissionId} segmentIndex={segmentIndex} />}
    />
  )
}
