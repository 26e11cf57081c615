// What the server tells of mock tests, as it crosses the wire. Types only, so that the browser carries no schema library.
// Moments are ISO 8601; segment indexes are 0-based; marks are out of 45 a dialogue.
import type { Language } from '../dialogues/language.ts'
import type { Evaluation, NaatiScore, SegmentResult } from '../scoring/evaluation.ts'

type Level = 'beginner' | 'intermediate' | 'advanced'
/** Each exam has exactly two dialogues. */
export type Slot = 1 | 2

/** A row of GET /api/mock-test/templates. */
export interface TemplateView {
  id: number
  title: string
  description: string
  /** Capitalised. */
  level: 'Beginner' | 'Intermediate' | 'Advanced'
  category: string
  durationMinutes: number
  totalPoints: number
  passingScore: number
  dialogueCount: number
  /** Of both dialogues together. */
  segmentCount: number
  accessLevel: 'free' | 'premium'
  userCanAccess: boolean
}

export interface TemplateDialogue {
  id: number
  title: string
  topic: string
  level: Level
  segmentCount: number
}

/** GET /api/mock-test/templates/{templateId} */
export interface TemplateDetails {
  template: TemplateView
  dialogue1: TemplateDialogue
  dialogue2: TemplateDialogue
}

/** What the menu and the exam intro say beside the templates. */
export interface StartState {
  /** The learner's running test; the pages lead there. */
  runningId: number | null
  /** When the next test may start; null for now. */
  nextAllowedAt: string | null
}

/** The options of one test, as they were when it began. */
export interface ExamRules {
  realRules: boolean
  /** A dialogue, before each costs `repeatMarks`; 0 without the real rules: each segment plays once. */
  freeRepeats: number
  repeatMarks: number
  /** How soon after the recording chime a candidate should speak; 0 without the real rules. */
  startCueSeconds: number
  /** Of interpreting; null without the real rules. */
  budgetMinutes: number | null
}

export interface SegmentKey {
  dialogueId: number
  segmentIndex: number
}

export interface NextSegment extends SegmentKey {
  slot: Slot
}

export interface ExamDialogue {
  id: number
  slot: Slot
  title: string
  description: string
  segmentCount: number
  /** The language to interpret into, of each segment. */
  targets: Language[]
}

/** A segment with speech that nobody could turn into words: the learner is asked to type them. */
export interface WantedWords extends NextSegment {
  recordingId: string | null
}

/**
 * - `interpreting`: segments are taken; `next` says which.
 * - `evaluating`: no more segments; POST evaluate-dialogue for the slots that are not evaluated, then complete.
 * - `words`: as `evaluating`, but `wordsWanted` are to be given first.
 * - `done`: the results are there.
 */
export type ExamPhase = 'interpreting' | 'evaluating' | 'words' | 'done'

/** What the session page is made of. No word of a dialogue is in it. */
export interface ExamView {
  mockTestId: number
  templateId: number
  templateTitle: string
  status: 'running' | 'completed'
  phase: ExamPhase
  startedAt: string
  /** The end of the template's minutes: what the learner's clock runs to. */
  endsAt: string
  /** When the server takes no more segments: `endsAt` and the grace for uploads. */
  expiresAt: string
  /** The server's clock when it answered. */
  now: string
  rules: ExamRules
  dialogues: ExamDialogue[]
  submitted: SegmentKey[]
  evaluatedSlots: Slot[]
  next: NextSegment | null
  wordsWanted: WantedWords[]
}

/** GET /api/mock-test/{mockTestId}/active, in the specification's shape: `transcript` is JSON text with the segments. */
export interface ActiveMockTest extends Omit<ExamView, 'dialogues'> {
  dialogues: (ExamDialogue & { transcript: string })[]
}

/** POST /api/mock-test/submit-segment */
export interface SegmentAnswer {
  accepted: true
  /** The first recording of the segment stays. */
  alreadySubmitted: boolean
  next: NextSegment | null
}

/** POST /api/mock-test/evaluate-dialogue, and POST /api/mock-test/words for each slot. */
export type EvaluateAnswer =
  | { dialogueSlot: Slot; dialogueId: number; status: 'scored'; segments: SegmentResult[]; total: number }
  | { dialogueSlot: Slot; dialogueId: number; status: 'needs_transcripts'; wordsWanted: WantedWords[] }

/** POST /api/mock-test/words: { mockTestId, words: [{ dialogueId, segmentIndex, text }] }; an empty text: nothing was said. */
export interface WordsAnswer {
  accepted: true
  /** What is still wanted. */
  wordsWanted: WantedWords[]
}

/** The specification's record of one dialogue, with what the total is made of. */
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
    /** Some segments were never handed in: they count as missed. */
    ranOut: boolean
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
