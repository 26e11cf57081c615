import type { Submission } from './player-types.ts'

export type StepState = 'done' | 'active' | 'open'
/** One step between the last click and the result. */
export type SubmitStepView =
  | { kind: 'stored' | 'scored'; state: StepState }
  | { kind: 'transcribed'; state: StepState; done: number; total: number }

function stateOf({ isDone, isDue }: { isDone: boolean; isDue: boolean }): StepState {
  if (isDone) return 'done'
  return isDue ? 'active' : 'open'
}

/**
 * The steps of submitting an attempt, done and to come. Based on the server's reports, not on time. Transcription is left
 * out if the server has no speech recognition, or nothing to transcribe.
 */
export function submitStepsOf(submission: Submission): SubmitStepView[] {
  if (submission.phase !== 'submitting' && submission.phase !== 'done') return []
  const { server } = submission
  const isAnswered = submission.phase === 'done'
  const isStored = isAnswered || server?.isStored === true
  const stored = { kind: 'stored' as const, state: stateOf({ isDone: isStored, isDue: true }) }
  const { done, total } = server?.transcription ?? { done: 0, total: 0 }
  const hasWords = done === total
  const isScored = isAnswered && submission.result === 'scored'
  const scored = { kind: 'scored' as const, state: stateOf({ isDone: isScored, isDue: isStored && hasWords }) }
  if (total === 0) return [stored, scored]
  const state = stateOf({ isDone: isStored && hasWords, isDue: isStored })
  return [stored, { kind: 'transcribed', state, done, total }, scored]
}
