import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Evaluation, Finding, Rendition, ReviewReason } from '#app/models/scoring/evaluation.ts'
import type { ModelAnswer } from '#app/models/scoring/model-findings.ts'
import type { LibraryWord } from '#app/models/vocabulary/missed/accepted-wordings.ts'

export interface ScoreRequest {
  segments: readonly Segment[]
  /** One for each segment, in order. */
  renditions: readonly Rendition[]
  /** Whose evaluations of the day it counts to; null for a guest. */
  userId?: number | null | undefined
  /** The vocabulary library: what it holds to be the same is the same to the rules. */
  words?: readonly LibraryWord[] | undefined
  signal?: AbortSignal | undefined
}

export interface ScorerResult {
  findings: Finding[]
  engine: Evaluation['engine']
  /** Why the rules judged alone although a language model was to. */
  fallback?: NonNullable<Evaluation['fallback']>
  /** A language model and the rules disagreed widely, or a rendition talks to its marker. */
  review?: ReviewReason
}

/** Finds the errors of a dialogue. Scorers never give marks: `deduct` alone does. Never rejects for want of a provider. */
export interface Scorer {
  readonly id: Evaluation['engine']
  score(request: ScoreRequest): Promise<ScorerResult>
}

/** What a language model once answered to exactly the same question. `key`: SHA-256 in hex. */
export interface AnswerStore {
  find(key: string): Promise<ModelAnswer | null>
  keep(entry: { key: string; model: string; systemFingerprint: string | null; answer: ModelAnswer }): Promise<void>
}

/** A call that has been paid for in advance. */
export interface BookedCall {
  /** With its real cost, in millionths of a US dollar; undefined where nobody knows, so that the most stands. */
  settle(outcome: { microUsd: number | undefined; answered: boolean }): Promise<void>
}

/** Who may spend what on a language model. All processes share it. */
export interface Purse {
  /** Counts an evaluation to the learner's day. False when the day is used up. */
  admit(userId: number | null): Promise<boolean>
  /** Undoes an admission after which no call was made. */
  takeBack(userId: number | null): Promise<void>
  /** Null when the month's budget has no room for so much, in millionths of a US dollar. */
  book(microUsd: number): Promise<BookedCall | null>
  /** Told of an evaluation that cost nothing, and why. */
  note(why: 'reused' | 'budget' | 'daily-limit'): Promise<void>
}
