import { MAX_PLAYS } from '#app/config/practice.ts'
import { canEdit, canTypeRest, canVisit, currentSegment, isRecorded, listMissing } from './player-state.ts'
import type { PlayerState } from './player-types.ts'

/** What the main button does now. */
export type PrimaryAction = 'play' | 'stop-playing' | 'record' | 'stop' | 'next' | 'complete'

export interface PlayerView {
  /** 1-based, for display. */
  segmentNumber: number
  segmentCount: number
  isLast: boolean
  isRecorded: boolean
  recordedCount: number
  /** 0-based indexes of segments without a recording. */
  missing: readonly number[]
  /** By index: whether `goTo` is allowed. */
  reachable: readonly boolean[]
  playsLeft: number
  isPlayLimitReached: boolean
  primary: { action: PrimaryAction; isEnabled: boolean }
  canPlay: boolean
  canRecord: boolean
  canReRecord: boolean
  canPlayOwn: boolean
  canGoNext: boolean
  canComplete: boolean
  /** The recordings can be submitted and the rest typed. */
  canTypeRest: boolean
  isSubmitting: boolean
}

function isLastSegment(state: PlayerState): boolean {
  return state.current === state.segments.length - 1
}

function isAtRest(state: PlayerState): boolean {
  return state.phase === 'idle' || state.phase === 'replaying'
}

function isListening(state: PlayerState): boolean {
  return state.phase === 'loading' || state.phase === 'playing'
}

export function playsLeft(state: PlayerState): number {
  return MAX_PLAYS - currentSegment(state).plays
}

function canPlay(state: PlayerState): boolean {
  return canEdit(state) && isAtRest(state) && playsLeft(state) > 0
}

function canRecord(state: PlayerState): boolean {
  return (
    canEdit(state) && state.phase === 'idle' && currentSegment(state).plays > 0 && !isRecorded(state, state.current)
  )
}

function canReRecord(state: PlayerState): boolean {
  return canEdit(state) && isAtRest(state) && isRecorded(state, state.current)
}

export function canGoNext(state: PlayerState): boolean {
  const isFree = isAtRest(state) || isListening(state)
  return canEdit(state) && isFree && !isLastSegment(state) && isRecorded(state, state.current)
}

export function canComplete(state: PlayerState): boolean {
  return canEdit(state) && isAtRest(state) && isLastSegment(state) && listMissing(state).length === 0
}

/** What the main button does next; `isPrimaryEnabled` says whether it is enabled. */
export function primaryAction(state: PlayerState): PrimaryAction {
  switch (state.phase) {
    case 'loading':
    case 'playing':
      return 'stop-playing'
    case 'opening':
    case 'recording':
    case 'saving':
      return 'stop'
    case 'idle':
    case 'replaying':
      if (isRecorded(state, state.current)) return isLastSegment(state) ? 'complete' : 'next'
      return currentSegment(state).plays > 0 ? 'record' : 'play'
  }
}

function isPrimaryEnabled(state: PlayerState): boolean {
  switch (primaryAction(state)) {
    case 'play':
      return canPlay(state)
    case 'stop-playing':
      return true
    case 'record':
      return canRecord(state)
    case 'stop':
      return state.phase !== 'saving'
    case 'next':
      return canGoNext(state)
    case 'complete':
      return canComplete(state)
  }
}

/** Whether leaving the page would lose something: a running recording, an upload, or recordings not saved in storage. */
export function isAtRisk(state: PlayerState): boolean {
  if (state.submission.phase === 'done') return false
  if (state.phase === 'recording' || state.phase === 'saving' || state.submission.phase === 'submitting') return true
  return state.segments.some(({ take }) => take.status === 'recorded' && !take.kept)
}

/** All derived state that a view of the player needs. */
export function viewOfPlayer(state: PlayerState): PlayerView {
  const missing = listMissing(state)
  return {
    segmentNumber: state.current + 1,
    segmentCount: state.segments.length,
    isLast: isLastSegment(state),
    isRecorded: isRecorded(state, state.current),
    recordedCount: state.segments.length - missing.length,
    missing,
    reachable: state.segments.map((_, index) => canVisit(state, index)),
    playsLeft: playsLeft(state),
    isPlayLimitReached: playsLeft(state) === 0,
    primary: { action: primaryAction(state), isEnabled: isPrimaryEnabled(state) },
    canPlay: canPlay(state),
    canRecord: canRecord(state),
    canReRecord: canReRecord(state),
    canPlayOwn: canReRecord(state),
    canGoNext: canGoNext(state),
    canComplete: canComplete(state),
    canTypeRest: canTypeRest(state),
    isSubmitting: state.submission.phase === 'submitting',
  }
}
