/** A recording of an admin's. */
export interface RecordingView {
  id: number
  words: string
  language: string
  durationMs: number
  mastering: { trimmedStartMs: number; trimmedEndMs: number; gainDb: number }
  /** Null where that account is gone. */
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

/** A sentence about what was just asked for; `at` is the 0-based segment, null for the page as a whole. */
export interface Problem {
  sentence: string
  at: number | null
}
