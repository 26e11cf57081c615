/** What the server has of an attempt, and its scoring progress: the response of GET /api/attempts/{attemptId}. */
export interface AttemptProgress {
  /** `open` until it is submitted. */
  status: 'open' | 'received' | 'needs_transcripts' | 'scored'
  /** In segment order; `segmentIndex` is 0-based. */
  segments: { segmentIndex: number; sha256: string; transcribed: boolean }[]
  /** Recordings with speech, and how many are transcribed; null if the server has no speech recognition. */
  transcription: { done: number; total: number } | null
}
