// What the server tells of finished mock tests, as it crosses the wire. Types only, as in exam-view.ts.
// Moments are ISO 8601; segment indexes are 0-based; marks are out of 45 a dialogue.
import type { Evaluation, NaatiScore, SegmentResult } from '../scoring/evaluation.ts'
import type { ExamRules, SegmentKey, Slot } from './exam-view.ts'

/** The result of one dialogue, with what its total is made of. */
export interface DialogueResults {
  /** Out of 45, repeats taken off. */
  total: number
  repeats: number
  repeatDeduction: number
  evaluation: Evaluation
}

export interface ReviewLine extends SegmentKey {
  speaker: 'English' | 'Turkish'
  text: string
  translation: string
  /** Further renditions that are as right. */
  variants: string[]
  /** Whether the model voice says just this: the dialogue may have been edited since. */
  hasAudio: boolean
}

/** A dialogue as it was when it was scored. */
export interface ResultsDialogue {
  id: number
  slot: Slot
  title: string
  topic: string
  evaluation: Evaluation
  lines: ReviewLine[]
  /** Lines that alternate 'Speaker: text' and 'Translation: …'. */
  transcript: string
}

export interface SegmentSubmission extends SegmentKey {
  /** The segment alone, out of 45. */
  overallScore: number
  feedback: {
    transcription: string
    /** Who turned the recording into words; null where there are none. */
    transcriptSource: 'openai' | 'browser' | 'typed' | null
    verdict: SegmentResult['verdict']
    text: string
    naatiScore: NaatiScore
  }
  /** Null where there is nothing to listen to (any more). */
  recordingId: string | null
  recording: OwnRecording | null
}

/** A learner's own recording, to be played at /api/recordings/{id} and kept at /api/recordings/{id}/keep. */
export interface OwnRecording {
  id: string
  saved: boolean
  recordedAt: string
  /** When it is deleted; null where the learner keeps it. */
  expiresAt: string | null
}

/** What the real rules made of a test. */
export interface RulesOutcome extends ExamRules {
  /** By dialogue. */
  repeats: [number, number]
  /** Marks, by dialogue. */
  repeatDeductions: [number, number]
  /** What was recorded and what was played for it, one decimal; null where nothing was recorded or it is not known. */
  interpretingMinutes: number | null
  overBudget: boolean
}

/** NAATI's own rule: the pass mark in total and 29 in each dialogue. */
export interface OfficialVerdict {
  passed: boolean
  total: number
  outOf: number
  passingScore: number
  /** Marks by dialogue. */
  dialogues: [number, number]
  /** Above (or, negative, below) the 29 of each dialogue. */
  margins: [number, number]
  /** Slots in which three critical errors fail the dialogue (our own strict rule). */
  autoFailed: Slot[]
}

/** POST /api/mock-test/complete, and the session page of a finished test. */
export interface MockTestResults {
  mockTest: {
    id: number
    templateId: number
    templateTitle: string
    startedAt: string
    completedAt: string
    dialogue1Results: DialogueResults
    dialogue2Results: DialogueResults
    overallScore: number
    passed: boolean
    /** The clock ended before the last segment of a dialogue that nobody had given up. */
    ranOut: boolean
    /** Segments that were never handed in: they count as missed. */
    notHandedIn: number
    rules: RulesOutcome
  }
  dialogues: [ResultsDialogue, ResultsDialogue]
  segmentSubmissions: SegmentSubmission[]
  /** `percentage` is rounded as it is shown (result-grade.ts). */
  summary: { totalScore: number; maxPossibleScore: number; percentage: number; passed: boolean }
  official: OfficialVerdict
  /** e.g. 'Official rule: 60/90 · Dialogue 1 34 · Dialogue 2 26 → not a pass yet' */
  officialLine: string
  /** Some words are the learner's own typing, or the browser's. */
  selfReported: boolean
  /** When the next test may start; null for now (or for who is exempt). */
  nextAllowedAt: string | null
}

/** A row of GET /api/mock-test/history. */
export interface MockTestHistoryItem {
  id: number
  createdAt: string
  templateTitle: string
  topics: [string, string]
  startedAt: string
  completedAt: string
  overallScore: number
  maxPossibleScore: number
  percentage: number
  /** By the official rule. */
  passed: boolean
  dialogueTotals: [number, number]
  /** As in OfficialVerdict. */
  autoFailed: Slot[]
}
