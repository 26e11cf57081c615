/** A recording by an admin. */
export interface RecordingView {
  id: number
  words: string
  language: string
  durationMs: number
  mastering: { trimmedStartMs: number; trimmedEndMs: number; gainDb: number }
  /** Null if that account is gone. */
  by: string | null
  /** ISO 8601. */
  createdAt: string
}

/** A segment as learners hear it. */
export interface SegmentView {
  /** 0-based. */
  segmentIndex: number
  speaker: 'English' | 'Turkish'
  gender: 'male' | 'female'
  text: string
  language: 'en' | 'tr'
  wordsHash: string
  recording: RecordingView | null
  forOtherWords: RecordingView[]
  mux: 'waiting' | 'preparing' | 'ready' | 'errored' | 'leaving' | null
}

export interface DialogueAudioView {
  id: number
  title: string
  isDeleted: boolean
  segments: SegmentView[]
  withoutSegment: RecordingView[]
}

export type DoneWhat = 'uploaded' | 'voice' | 'adopted' | 'discarded'

/** A message about the last action; `at` is the 0-based segment, null for the whole page. */
export interface Problem {
  sentence: string
  at: number | null
}
