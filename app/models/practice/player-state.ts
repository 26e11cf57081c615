import { DEFAULT_VOLUME_PERCENT, MAX_PLAYS, MAX_VOLUME_PERCENT } from '#app/config/practice.ts'
import type {
  AttemptSnapshot,
  Phase,
  PlayerEvent,
  PlayerState,
  RecordingProblem,
  SegmentState,
  Submission,
  Take,
} from './player-types.ts'

const NO_TAKE: Take = { status: 'none' }
const NOT_HEARD: SegmentState = { plays: 0, take: NO_TAKE }

/** A player before storage is read: no playback, no recordings, nothing possible. */
export function initialPlayerState(segmentCount: number): PlayerState {
  return {
    ready: false,
    resumed: false,
    segments: Array.from({ length: segmentCount }, () => NOT_HEARD),
    current: 0,
    phase: 'idle',
    volumePercent: DEFAULT_VOLUME_PERCENT,
    transcriptShown: false,
    error: null,
    submission: { phase: 'none' },
  }
}

export function currentSegment(state: PlayerState): SegmentState {
  return state.segments[state.current] ?? NOT_HEARD
}

export function isRecorded(state: PlayerState, index: number): boolean {
  return state.segments[index]?.take.status === 'recorded'
}

export function listMissing(state: PlayerState): number[] {
  return state.segments.flatMap((segment, index) => (segment.take.status === 'none' ? [index] : []))
}

/** Nothing may change while the attempt is being sent or after the answer. */
export function canEdit(state: PlayerState): boolean {
  return state.ready && (state.submission.phase === 'none' || state.submission.phase === 'failed')
}

/** Recorded segments may be visited again; a new one opens once the previous one is recorded. Where the learner stands may be cleared behind a gap. */
export function canVisit(state: PlayerState, index: number): boolean {
  if (!Number.isInteger(index) || index < 0 || index >= state.segments.length) return false
  return index === 0 || index === state.current || isRecorded(state, index) || isRecorded(state, index - 1)
}

function withCurrent(state: PlayerState, change: Partial<SegmentState>): readonly SegmentState[] {
  return state.segments.map((segment, index) => (index === state.current ? { ...segment, ...change } : segment))
}

function clampWhole(value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(0, Math.round(value))) : 0
}

function restore(state: PlayerState, snapshot: AttemptSnapshot | null): PlayerState {
  const fresh: PlayerState = { ...initialPlayerState(state.segments.length), ready: true }
  if (!snapshot) return { ...fresh, volumePercent: state.volumePercent }
  const segments = state.segments.map((_, index): SegmentState => {
    const take = snapshot.takes[index] ?? NO_TAKE
    const plays = clampWhole(snapshot.plays[index] ?? 0, MAX_PLAYS)
    return { take, plays: take.status === 'recorded' ? Math.max(1, plays) : plays }
  })
  const volumePercent = clampWhole(snapshot.volumePercent, MAX_VOLUME_PERCENT)
  const restored: PlayerState = { ...fresh, segments, volumePercent, resumed: segments.some(({ plays }) => plays > 0) }
  const missing = listMissing(restored)[0] ?? segments.length - 1
  return { ...restored, current: canVisit(restored, snapshot.currentIndex) ? snapshot.currentIndex : missing }
}

function requestPlay(state: PlayerState): PlayerState {
  if (!canEdit(state) || (state.phase !== 'idle' && state.phase !== 'replaying')) return state
  if (currentSegment(state).plays >= MAX_PLAYS)
    return { ...state, error: { kind: 'play-limit', segment: state.current } }
  return { ...state, phase: 'loading', error: null }
}

function requestRecord(state: PlayerState): PlayerState {
  const { plays, take } = currentSegment(state)
  if (!canEdit(state) || state.phase !== 'idle' || plays === 0 || take.status === 'recorded') return state
  return { ...state, phase: 'opening', error: null }
}

function isCapturing(phase: Phase): boolean {
  return phase === 'opening' || phase === 'recording' || phase === 'saving'
}

function failRecord(state: PlayerState, problem: RecordingProblem): PlayerState {
  if (!isCapturing(state.phase)) return state
  return { ...state, phase: 'idle', error: { ...problem, segment: state.current } }
}

function clear(state: PlayerState): PlayerState {
  const isFree = state.phase === 'idle' || state.phase === 'replaying'
  if (!canEdit(state) || !isFree || !isRecorded(state, state.current)) return state
  const segments = withCurrent(state, { take: NO_TAKE })
  return { ...state, phase: 'idle', segments, error: null, submission: { phase: 'none' } }
}

function move(state: PlayerState, to: number): PlayerState {
  if (!canEdit(state) || isCapturing(state.phase) || to === state.current || !canVisit(state, to)) return state
  // The transcript is hidden again: a new segment is heard before it is read.
  return { ...state, phase: 'idle', current: to, transcriptShown: false, error: null }
}

/** Whether there is a recording, so that it can be submitted and the rest typed. */
export function canTypeRest(state: PlayerState): boolean {
  const missing = listMissing(state).length
  return canEdit(state) && !isCapturing(state.phase) && missing > 0 && missing < state.segments.length
}

function requestSubmit(state: PlayerState): PlayerState {
  if (!canEdit(state) || isCapturing(state.phase)) return state
  const segments = listMissing(state)
  if (segments.length > 0) return { ...state, error: { kind: 'missing-recordings', segments } }
  return beginSubmit(state)
}

function beginSubmit(state: PlayerState): PlayerState {
  const started: Submission = { phase: 'submitting', step: 'uploading', sentBytes: 0, totalBytes: 0, server: null }
  return { ...state, phase: 'idle', error: null, submission: started }
}

function whileIn(state: PlayerState, phase: Phase, change: Partial<PlayerState>): PlayerState {
  return state.phase === phase ? { ...state, ...change } : state
}

type Submitting = Extract<Submission, { phase: 'submitting' }>

function whileSubmitting(state: PlayerState, next: (now: Submitting) => Submission): PlayerState {
  return state.submission.phase === 'submitting' ? { ...state, submission: next(state.submission) } : state
}

/** The player's state machine. Returns the same state object if the event is not possible now. */
export function reducePlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  const segment = state.current
  switch (event.type) {
    case 'restored':
      return state.phase === 'idle' ? restore(state, event.snapshot) : state
    case 'play-requested':
      return requestPlay(state)
    case 'play-started':
      return whileIn(state, 'loading', {
        phase: 'playing',
        segments: withCurrent(state, { plays: currentSegment(state).plays + 1 }),
      })
    case 'play-ended':
      return state.phase === 'loading' || state.phase === 'playing' ? { ...state, phase: 'idle' } : state
    case 'play-failed':
      if (state.phase !== 'loading' && state.phase !== 'playing') return state
      return { ...state, phase: 'idle', error: { kind: 'source-audio', fault: event.fault, segment } }
    case 'replay-started':
      if (!canEdit(state) || !isRecorded(state, segment)) return state
      return whileIn(state, 'idle', { phase: 'replaying', error: null })
    case 'replay-ended':
      return whileIn(state, 'replaying', { phase: 'idle' })
    case 'replay-failed':
      return whileIn(state, 'replaying', { phase: 'idle', error: { kind: 'own-audio', segment } })
    case 'record-requested':
      return requestRecord(state)
    case 'record-started':
      return whileIn(state, 'opening', { phase: 'recording' })
    case 'record-stopped':
      return whileIn(state, 'recording', { phase: 'saving' })
    case 'record-cancelled':
      return state.phase === 'opening' || state.phase === 'recording' ? { ...state, phase: 'idle' } : state
    case 'record-saved':
      return whileIn(state, 'saving', { phase: 'idle', segments: withCurrent(state, { take: event.take }) })
    case 'record-failed':
      return failRecord(state, event.problem)
    case 'cleared':
      return clear(state)
    case 'moved':
      return move(state, event.to)
    case 'volume-set':
      return { ...state, volumePercent: clampWhole(event.volumePercent, MAX_VOLUME_PERCENT) }
    case 'transcript-toggled':
      return { ...state, transcriptShown: !state.transcriptShown }
    case 'error-dismissed':
      return state.error ? { ...state, error: null } : state
    case 'submit-requested':
      return requestSubmit(state)
    case 'typing-requested':
      return canTypeRest(state) ? beginSubmit(state) : state
    case 'submit-progressed': {
      const { step, sentBytes, totalBytes } = event
      return whileSubmitting(state, (now) => ({ ...now, step, sentBytes, totalBytes }))
    }
    case 'submit-observed':
      return whileSubmitting(state, (now) => ({ ...now, server: event.server }))
    case 'submit-failed':
      return whileSubmitting(state, () => ({ phase: 'failed', failure: event.failure }))
    case 'submit-answered':
      return whileSubmitting(state, ({ server }) => ({ phase: 'done', result: event.result, server }))
    case 'failure-dismissed':
      return state.submission.phase === 'failed' ? { ...state, submission: { phase: 'none' } } : state
  }
}
