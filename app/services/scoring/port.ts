import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Evaluation, Finding, Rendition, ReviewReason } from '#app/models/scoring/evaluation.ts'
import type { ModelAnswer } from '#app/models/scoring/model-findings.ts'
import type { Shade } from '#app/models/scoring/shades.ts'
import type { LibraryWord } from '#app/models/vocabulary/missed/accepted-wordings.ts'

export interface ScoreRequest {
  segments: readonly Segment[]
  /** One per segment, in order. */
  renditions: readonly Rendition[]
  /** 0-based: only this segment's findings are wanted, and the others are context. */
  only?: number | undefined
  /** The learner whose daily limit it counts towards; null for a guest. */
  userId?: number | null | undefined
  /** Entries of the vocabulary library, whose synonyms are accepted. */
  words?: readonly LibraryWord[] | undefined
  signal?: AbortSignal | undefined
}

export interface ScorerResult {
  findings: Finding[]
  engine: Evaluation['engine']
  /** One per segment: the source by what came across; null where the judge did not look at it. */
  shades?: readonly (Shade[] | null)[]
  /** Why less judged than is configured. */
  fallback?: NonNullable<Evaluation['fallback']>
  /** Why a person should review the result. */
  review?: ReviewReason
}

/**
 * Finds the errors of a dialogue. A scorer never gives marks: only `deduct` does. Never rejects because a provider
 * failed.
 */
export interface Scorer {
  readonly id: Evaluation['engine']
  score(request: ScoreRequest): Promise<ScorerResult>
}

/** Cached answers of a language model to identical requests. `key`: SHA-256 in hex. */
export interface AnswerStore {
  find(key: string): Promise<ModelAnswer | null>
  keep(entry: { key: string; model: string; systemFingerprint: string | null; answer: ModelAnswer }): Promise<void>
}

/** A call whose cost is booked in advance. */
export interface BookedCall {
  /** Replaces the booking by the real cost in micro-US-dollars; undefined if unknown, which keeps the booking. */
  settle(outcome: { microUsd: number | undefined; answered: boolean }): Promise<void>
}

/** The budget for a language model, shared by all processes. */
export interface ModelBudget {
  /** Counts an evaluation towards the learner's daily limit. False if the limit is used up. */
  admit(userId: number | null): Promise<boolean>
  /** Undoes an admission if no call was made. */
  undoAdmission(userId: number | null): Promise<void>
  /** Books a cost in micro-US-dollars. Null if it exceeds the month's budget. */
  book(microUsd: number): Promise<BookedCall | null>
  /** Counts an evaluation made without a call, by reason. */
  countWithoutCall(why: 'reused' | 'budget' | 'daily-limit'): Promise<void>
}
