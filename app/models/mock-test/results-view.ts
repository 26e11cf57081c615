// What the server sends about finished mock tests. Types only, as in exam-view.ts. Times are ISO 8601, segment indexes
// are 0-based, and marks are out of 45 per dialogue.
import type { SegmentNote } from '../notes/segment-note.ts'
import type { Evaluation, NaatiScore, SegmentResult } from '../scoring/evaluation.ts'
import type { MarkedBy } from '../scoring/marked-by.ts'
import type { ExamRules, SegmentKey, Slot } from './exam-view.ts'

/** The result of one dialogue, with the parts of its total. */
export interface DialogueResults {
  /** Out of 45, after deductions for repeats. */
  total: number
  repeats: number
  repeatDeduction: number
  evaluation: Evaluation
}

export interface ReviewLine extends SegmentKey {
  speaker: 'English' | 'Turkish'
  text: string
  translation: string
  /** Other correct renditions. */
  variants: string[]
  /** Whether the model voice currently says this text: the dialogue may have been edited. */
  hasAudio: boolean
}

/** A dialogue as it was when scored. */
export interface ResultsDialogue {
  id: number
  slot: Slot
  title: string
  titleTr: string | null
  topic: string
  evaluation: Evaluation
  lines: ReviewLine[]
  /** What the learner noted on its segments. */
  notes: SegmentNote[]
  /** Alternating lines: 'Speaker: text' and 'Translation: …'. */
  transcript: string
}

export interface SegmentSubmission extends SegmentKey {
  /** This segment alone, out of 45. */
  overallScore: number
  feedback: {
    transcription: string
    /** The source of the transcript; null without one. */
    transcriptSource: 'openai' | 'browser' | 'typed' | null
    verdict: SegmentResult['verdict']
    text: string
    naatiScore: NaatiScore
  }
  /** Null if there is no recording (any more). */
  recordingId: string | null
  recording: OwnRecording | null
}

/** A learner's own recording, played from /api/recordings/{id} and kept with /api/recordings/{id}/keep. */
export interface OwnRecording {
  id: string
  saved: boolean
  recordedAt: string
  /** When it is deleted; null if the learner keeps it. */
  expiresAt: string | null
}

/** How a test went under the real rules. */
export interface RulesOutcome extends ExamRules {
  /** By dialogue. */
  repeats: [number, number]
  /** Marks deducted, by dialogue. */
  repeatDeductions: [number, number]
  /** Time recorded and played, to one decimal; null if unknown or nothing was recorded. */
  interpretingMinutes: number | null
  overBudget: boolean
}

/** NAATI's rule: the pass mark in total and 29 in each dialogue. */
export interface OfficialVerdict {
  passed: boolean
  total: number
  outOf: number
  passingScore: number
  /** Marks by dialogue. */
  dialogues: [number, number]
  /** Marks above 29 (negative: below), by dialogue. */
  margins: [number, number]
  /** Slots failed by three critical errors (our own strict rule). */
  autoFailed: Slot[]
}

/** POST /api/mock-test/complete, and the session page of a finished test. */
export interface MockTestResults {
  mockTest: {
    id: number
    templateId: number
    templateTitle: string
    templateTitleTr: string | null
    startedAt: string
    completedAt: string
    dialogue1Results: DialogueResults
    dialogue2Results: DialogueResults
    overallScore: number
    passed: boolean
    /** The clock ran out before the last segment of a dialogue that was not given up. */
    ranOut: boolean
    /** Segments never submitted, which count as missed. */
    notHandedIn: number
    rules: RulesOutcome
  }
  dialogues: [ResultsDialogue, ResultsDialogue]
  segmentSubmissions: SegmentSubmission[]
  /** `percentage` is rounded for display (result-grade.ts). */
  summary: { totalScore: number; maxPossibleScore: number; percentage: number; passed: boolean }
  official: OfficialVerdict
  /**
   * e.g. 'Official rule: 60/90 · Dialogue 1 34 · Dialogue 2 26 → not a pass yet', or the marks alone if the learner gave
   * them.
   */
  officialLine: string
  markedBy: MarkedBy
  /** Beside Köprü's marks, the learner's own are kept (`given`) or can be given (`possible`); null for neither. */
  ownMarks: 'given' | 'possible' | null
  /** Köprü's total, if these are the learner's own marks beside it; otherwise null. */
  machineTotal: number | null
  /** Some of the text was typed by the learner or transcribed by the browser. */
  selfReported: boolean
  /** When the next test may start; null: now, or the learner is exempt. */
  nextAllowedAt: string | null
}

/** A row of GET /api/mock-test/history. */
export interface MockTestHistoryItem {
  id: number
  createdAt: string
  templateTitle: string
  templateTitleTr: string | null
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
  markedBy: MarkedBy
}
