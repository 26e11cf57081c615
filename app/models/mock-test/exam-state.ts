import type { ExamEvent, SessionPhase, ExamPosition, ExamState } from './exam-types.ts'

interface Options {
  /** Number of segments in each dialogue. */
  counts: readonly number[]
  realRules: boolean
}

const QUIET = { isStarting: false, capture: 'none', audioFailed: false, repeats: 0, microphone: null } as const

/** A session not yet started on this page. */
export function initialExamState({ counts, realRules }: Options): ExamState {
  return {
    counts,
    realRules,
    slot: 0,
    segment: 0,
    phase: 'waiting-for-start',
    ...QUIET,
    repeatsOfDialogue: counts.map(() => 0),
    withoutMicrophone: false,
    finish: { step: 'uploading', failure: null },
    isOverTime: false,
  }
}

/** The next position; null after the last segment of the last dialogue. */
export function positionAfter({
  counts,
  slot,
  segment,
}: Pick<ExamState, 'counts' | keyof ExamPosition>): ExamPosition | null {
  if (segment + 1 < (counts[slot] ?? 0)) return { slot, segment: segment + 1 }
  return slot + 1 < counts.length ? { slot: slot + 1, segment: 0 } : null
}

/** Index of a segment across both dialogues: the browser's key for its recording. */
export function flatIndex(counts: readonly number[], { slot, segment }: ExamPosition): number {
  return counts.slice(0, slot).reduce((sum, count) => sum + count, 0) + segment
}

export function isLastSegment(state: ExamState): boolean {
  return positionAfter(state) === null
}

/**
 * Whether the segment can be played again: under the real rules while it is the learner's turn, or if it could not be
 * played at all. Not once the clock has run out.
 */
export function canRepeat({ phase, capture, realRules, audioFailed, isOverTime }: ExamState): boolean {
  return phase === 'recording' && capture !== 'saving' && (realRules || audioFailed) && !isOverTime
}

/** Whether the learner can continue without a recording, because the microphone or this recording failed. */
export function canGoOnWithout({ phase, isStarting, capture, microphone }: ExamState): boolean {
  if (phase === 'waiting-for-start') return microphone !== null && !isStarting
  return phase === 'recording' && capture === 'failed'
}

function whileIn(state: ExamState, phase: SessionPhase, change: Partial<ExamState>): ExamState {
  return state.phase === phase ? { ...state, ...change } : state
}

function whileCapture(
  state: ExamState,
  captures: readonly ExamState['capture'][],
  change: Partial<ExamState>,
): ExamState {
  return state.phase === 'recording' && captures.includes(state.capture) ? { ...state, ...change } : state
}

function finishing(state: ExamState): ExamState {
  return { ...state, ...QUIET, phase: 'finishing', finish: { step: 'uploading', failure: null } }
}

function restore(state: ExamState, event: Extract<ExamEvent, { type: 'restored' }>): ExamState {
  if (state.phase !== 'waiting-for-start' || state.isStarting) return state
  const { repeatsOfDialogue, isOverTime } = event
  const known = { ...state, repeatsOfDialogue, isOverTime }
  if (event.next === null || isOverTime) return finishing(known)
  return { ...known, ...event.next, repeats: event.repeats }
}

function repeat(state: ExamState): ExamState {
  if (!canRepeat(state)) return state
  // Audio that never played is not a repeat.
  const more = state.audioFailed ? 0 : 1
  const repeatsOfDialogue = state.repeatsOfDialogue.map((count, slot) => (slot === state.slot ? count + more : count))
  return { ...state, ...QUIET, phase: 'loading', repeats: state.repeats + more, repeatsOfDialogue }
}

function next(state: ExamState): ExamState {
  if (state.phase !== 'complete') return state
  const after = positionAfter(state)
  return after ? { ...state, ...QUIET, ...after, phase: 'loading' } : finishing(state)
}

/** A segment being played or interpreted may be finished, because it has been played. */
function endOfTime(state: ExamState): ExamState {
  if (state.phase === 'finishing' || state.phase === 'done' || state.isOverTime) return state
  const over = { ...state, isOverTime: true }
  return state.phase === 'playing' || state.phase === 'recording' ? over : finishing(over)
}

function endOfGrace(state: ExamState): ExamState {
  if (state.phase === 'finishing' || state.phase === 'done') return state
  return { ...finishing(state), isOverTime: true }
}

function beginCapture(state: ExamState): ExamState {
  if (state.phase !== 'loading' && state.phase !== 'playing') return state
  return { ...state, phase: 'recording', capture: state.withoutMicrophone ? 'absent' : 'opening' }
}

function keep(state: ExamState): ExamState {
  if (state.phase !== 'recording' || state.capture !== 'saving') return state
  return state.isOverTime ? finishing(state) : { ...state, phase: 'complete', capture: 'none' }
}

function goOnWithout(state: ExamState): ExamState {
  if (!canGoOnWithout(state)) return state
  const on = { ...state, withoutMicrophone: state.microphone !== null, microphone: null }
  return state.phase === 'recording' ? { ...on, capture: 'saving' } : { ...on, phase: 'loading' }
}

function reduceSegment(state: ExamState, event: ExamEvent): ExamState {
  switch (event.type) {
    case 'start-pressed':
      return state.isStarting ? state : whileIn(state, 'waiting-for-start', { isStarting: true, microphone: null })
    case 'start-failed':
      return state.isStarting ? { ...state, isStarting: false, microphone: event.fault } : state
    case 'loading-began':
      return state.isStarting ? { ...state, isStarting: false, phase: 'loading' } : state
    case 'audio-began':
      return whileIn(state, 'loading', { phase: 'playing' })
    case 'audio-failed':
      return state.phase === 'loading' || state.phase === 'playing' ? { ...state, audioFailed: true } : state
    case 'audio-ended':
      return beginCapture(state)
    case 'capture-began':
      return whileCapture(state, ['opening'], { capture: 'running' })
    case 'capture-failed':
      return whileCapture(state, ['opening', 'running', 'saving'], { capture: 'failed', microphone: event.fault })
    case 'capture-retried':
      return whileCapture(state, ['failed', 'absent'], {
        capture: 'opening',
        microphone: null,
        withoutMicrophone: false,
      })
    case 'went-on-without':
      return goOnWithout(state)
    case 'finish-pressed':
      return whileCapture(state, ['running', 'absent'], { capture: 'saving' })
    case 'recording-saved':
      return keep(state)
    default:
      return state
  }
}

/**
 * The session's state machine (docs/product.md, Mock tests). Returns the same state object if the event is not possible
 * now.
 */
export function reduceExam(state: ExamState, event: ExamEvent): ExamState {
  switch (event.type) {
    case 'restored':
      return restore(state, event)
    case 'repeat-pressed':
      return repeat(state)
    case 'next-pressed':
      return next(state)
    case 'time-over':
      return endOfTime(state)
    case 'grace-over':
      return endOfGrace(state)
    case 'finish-moved':
      return whileIn(state, 'finishing', { finish: { step: event.step, failure: null } })
    case 'finish-failed':
      return whileIn(state, 'finishing', {
        finish: { step: state.finish.step, failure: { step: state.finish.step, sentence: event.sentence } },
      })
    case 'finish-retried':
      return state.finish.failure
        ? whileIn(state, 'finishing', { finish: { step: 'uploading', failure: null } })
        : state
    case 'finished':
      return whileIn(state, 'finishing', { phase: 'done' })
    default:
      return reduceSegment(state, event)
  }
}
