/** What the server holds of an attempt, and how far its scoring is: the answer of GET /api/attempts/{attemptId}. */
export interface AttemptProgress {
  /** `open` until it is handed in. */
  status: 'open' | 'received' | 'needs_transcripts' | 'scored'
  /** In the order of the dialogue; `segmentIndex` is 0-based. */
  segments: { segmentIndex: number; sha256: string; transcribed: boolean }[]
  /** Recordings with speech, and how many of them have words; null where the server has no recogniser. */
  transcription: { done: number; total: number } | null
}
