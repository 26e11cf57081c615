import { PASS_MARKS } from '#app/config/scoring.ts'
import type { Evaluation } from '../scoring/evaluation.ts'
import type { SegmentSubmission } from './results-view.ts'

export type SegmentMarks = Omit<SegmentSubmission, 'recordingId' | 'recording'>

/** The marks of each segment, including missed ones, in the public API's shape. */
export function segmentMarks(evaluation: Evaluation): SegmentMarks[] {
  const { dialogueId, segments, transcriptions, naatiScore } = evaluation
  const texts = new Map(transcriptions.map(({ segmentIndex, text }) => [segmentIndex, text]))
  return segments.map(({ segmentIndex, score, transcriptSource, verdict, feedback }) => ({
    dialogueId,
    segmentIndex,
    overallScore: score,
    feedback: {
      transcription: texts.get(segmentIndex) ?? '',
      transcriptSource,
      verdict,
      text: feedback,
      naatiScore: {
        total: score,
        grade: score >= PASS_MARKS ? 'Pass' : 'Fail',
        autoFailTriggered: false,
        errors: naatiScore.errors.filter(({ segment_id }) => segment_id === segmentIndex + 1),
      },
    },
  }))
}
