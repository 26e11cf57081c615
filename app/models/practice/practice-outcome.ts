import type { Evaluation } from '#app/models/scoring/evaluation.ts'

/** Recordings that nobody could turn into words: the learner is asked, and nothing is scored until then. */
export interface NeedsTranscripts {
  status: 'needs_transcripts'
  submissionId: string
  /** 0-based indexes of the segments whose words are wanted. */
  segments: number[]
  naatiScore: null
}

export type PracticeOutcome = Evaluation | NeedsTranscripts
