// What the server tells of mock tests, as it crosses the wire. Types only, so that the browser carries no schema library.
// Moments are ISO 8601; segment indexes are 0-based; marks are out of 45 a dialogue.
import type { Language } from '../dialogues/language.ts'
import type { SegmentResult } from '../scoring/evaluation.ts'

type Level = 'beginner' | 'intermediate' | 'advanced'
/** Each exam has exactly two dialogues. */
export type Slot = 1 | 2

/** A row of GET /api/mock-test/templates. */
export interface TemplateView {
  id: number
  title: string
  description: string
  level: Level
  category: string
  durationMinutes: number
  totalPoints: number
  passingScore: number
  dialogueCount: number
  /** Of both dialogues together. */
  segmentCount: number
  accessLevel: 'free' | 'premium'
  dialogue1Id: number
  dialogue2Id: number
  /** Of the list and the details always true: what is out of use is in neither. */
  isActive: boolean
  userCanAccess: boolean
  /** Not published, it or one of its dialogues: seen by admins only. */
  isDraft: boolean
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

/** GET /api/mock-test/{mockTestId}/active, in the shape of the public interface: `transcript` is JSON text with the segments. */
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
