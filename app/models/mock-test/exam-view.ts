// What the server sends about mock tests. Types only, to keep the schema library out of the browser. Times are ISO 8601,
// segment indexes are 0-based, and marks are out of 45 per dialogue.
import type { Language } from '../dialogues/language.ts'
import type { SegmentResult } from '../scoring/evaluation.ts'

type Level = 'beginner' | 'intermediate' | 'advanced'
/** Each exam has exactly two dialogues. */
export type Slot = 1 | 2

/** A row of GET /api/mock-test/templates. */
export interface TemplateView {
  id: number
  title: string
  /** Null where nobody has written one. */
  titleTr: string | null
  description: string
  descriptionTr: string | null
  level: Level
  category: string
  durationMinutes: number
  totalPoints: number
  passingScore: number
  dialogueCount: number
  /** Both dialogues together. */
  segmentCount: number
  accessLevel: 'free' | 'premium'
  dialogue1Id: number
  dialogue2Id: number
  /** Always true in the list and the details, which leave out inactive templates. */
  isActive: boolean
  userCanAccess: boolean
  /** The template or one of its dialogues is unpublished: visible to admins only. */
  isDraft: boolean
}

export interface TemplateDialogue {
  id: number
  title: string
  titleTr: string | null
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

/** Start state shown on the menu and the exam intro. */
export interface StartState {
  /** The learner's running test, which the pages link to. */
  runningId: number | null
  /** When the next test may start; null: now. */
  nextAllowedAt: string | null
}

/** The rules of one test, fixed when it began. */
export interface ExamRules {
  realRules: boolean
  /** Free repeats per dialogue; each further one costs `repeatMarks`. 0 without the real rules: each segment plays once. */
  freeRepeats: number
  repeatMarks: number
  /** How soon after the chime a candidate should start speaking; 0 without the real rules. */
  startCueSeconds: number
  /** Interpreting time; null without the real rules. */
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
  titleTr: string | null
  description: string
  descriptionTr: string | null
  segmentCount: number
  /** The target language of each segment. */
  targets: Language[]
}

/** A segment with speech that could not be transcribed: the learner is asked to type it. */
export interface WantedWords extends NextSegment {
  recordingId: string | null
}

/**
 * - `interpreting`: segments are accepted; `next` says which.
 * - `evaluating`: closed to segments. Call evaluate-dialogue for the slots not yet evaluated, then complete.
 * - `words`: as `evaluating`, but `wordsWanted` must be answered first.
 * - `done`: the results are ready.
 */
export type ExamPhase = 'interpreting' | 'evaluating' | 'words' | 'done'

/** The data of the session page. Contains no text from the dialogues. */
export interface ExamView {
  mockTestId: number
  templateId: number
  templateTitle: string
  templateTitleTr: string | null
  status: 'running' | 'completed'
  phase: ExamPhase
  startedAt: string
  /** When the learner's clock reaches zero. */
  endsAt: string
  /** When the server stops accepting segments: `endsAt` plus the grace for uploads. */
  expiresAt: string
  /** The server's time of the response. */
  now: string
  rules: ExamRules
  dialogues: ExamDialogue[]
  submitted: SegmentKey[]
  evaluatedSlots: Slot[]
  next: NextSegment | null
  wordsWanted: WantedWords[]
}

/** GET /api/mock-test/{mockTestId}/active, in the public API's shape: `transcript` is JSON text with the segments. */
export interface ActiveMockTest extends Omit<ExamView, 'dialogues'> {
  dialogues: (ExamDialogue & { transcript: string })[]
}

/** POST /api/mock-test/submit-segment */
export interface SegmentAnswer {
  accepted: true
  /** The segment was submitted before; its first recording is kept. */
  alreadySubmitted: boolean
  next: NextSegment | null
}

/** POST /api/mock-test/evaluate-dialogue, and POST /api/mock-test/words for each slot. */
export type EvaluateAnswer =
  | { dialogueSlot: Slot; dialogueId: number; status: 'scored'; segments: SegmentResult[]; total: number }
  | { dialogueSlot: Slot; dialogueId: number; status: 'needs_transcripts'; wordsWanted: WantedWords[] }

/**
 * POST /api/mock-test/words: { mockTestId, words: [{ dialogueId, segmentIndex, text }] }; an empty text: nothing was
 * said.
 */
export interface WordsAnswer {
  accepted: true
  /** Words still missing. */
  wordsWanted: WantedWords[]
}
