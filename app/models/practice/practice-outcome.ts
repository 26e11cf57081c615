import type { Evaluation } from '#app/models/scoring/evaluation.ts'

/** Some recordings could not be transcribed: the learner is asked for the words, and scoring waits for them. */
export interface NeedsTranscripts {
  status: 'needs_transcripts'
  submissionId: string
  /** 0-based indexes of the segments to type. */
  segments: number[]
  naatiScore: null
}

export type PracticeOutcome = Evaluation | NeedsTranscripts
