import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PLAYS } from '#app/config/practice.ts'
import { primaryAction, viewOfPlayer } from './player-selectors.ts'
import { canVisit, currentSegment, initialPlayerState, isRecorded, listMissing, reducePlayer } from './player-state.ts'
import type { PlayerEvent, PlayerState } from './player-types.ts'

const SEGMENTS = 3
const EVENTS_PER_SEGMENT = 8
const take = fc.record({
  status: fc.constant('recorded' as const),
  durationMs: fc.nat(),
  kept: fc.boolean(),
  cutOff: fc.boolean(),
  quiet: fc.boolean(),
})
const plain = fc.constantFrom<PlayerEvent>(
  { type: 'play-requested' },
  { type: 'play-started' },
  { type: 'play-ended' },
  { type: 'play-failed', fault: 'network' },
  { type: 'replay-started' },
  { type: 'replay-ended' },
  { type: 'replay-failed' },
  { type: 'record-requested' },
  { type: 'record-started' },
  { type: 'record-stopped' },
  { type: 'record-cancelled' },
  { type: 'record-failed', problem: { kind: 'microphone', fault: 'denied' } },
  { type: 'cleared' },
  { type: 'transcript-toggled' },
  { type: 'error-dismissed' },
  { type: 'submit-requested' },
  { type: 'typing-requested' },
  { type: 'submit-progressed', step: 'scoring', sentBytes: 5, totalBytes: 5 },
  { type: 'submit-failed', failure: { kind: 'network' } },
  { type: 'submit-answered', result: 'needs_transcripts' },
  { type: 'submit-answered', result: 'scored' },
  { type: 'failure-dismissed' },
)
const snapshot = fc.record({
  currentIndex: fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double()),
  plays: fc.array(fc.double(), { maxLength: 6 }),
  volumePercent: fc.double(),
  takes: fc.array(fc.oneof(take, fc.constant({ status: 'none' as const })), { maxLength: 6 }),
})
const event: fc.Arbitrary<PlayerEvent> = fc.oneof(
  { weight: 6, arbitrary: plain },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('record-saved' as const), take }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('moved' as const), to: fc.integer({ min: -1, max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('volume-set' as const), volumePercent: fc.double() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('restored' as const), snapshot: fc.option(snapshot) }) },
)
/** The learner's actions: mostly steps forward, so that deep states are reached often. */
const step = fc.oneof({ weight: 9, arbitrary: fc.constant('lead on' as const) }, { weight: 1, arbitrary: event })

function eventOfPrimary(state: PlayerState): PlayerEvent {
  switch (primaryAction(state)) {
    case 'play':
      return { type: 'play-requested' }
    case 'stop-playing':
      return { type: 'play-ended' }
    case 'record':
      return { type: 'record-requested' }
    case 'stop':
      return { type: 'record-stopped' }
    case 'next':
      return { type: 'moved', to: state.current + 1 }
    case 'complete':
      return { type: 'submit-requested' }
  }
}

/** The browser's response when nothing fails. */
function eventOfBrowser(state: PlayerState): PlayerEvent {
  switch (state.phase) {
    case 'loading':
      return { type: 'play-started' }
    case 'playing':
      return { type: 'play-ended' }
    case 'opening':
      return { type: 'record-started' }
    case 'recording':
      return { type: 'record-stopped' }
    case 'saving':
      return {
        type: 'record-saved',
        take: { status: 'recorded', durationMs: 1, kept: true, cutOff: false, quiet: false },
      }
    case 'replaying':
      return { type: 'replay-ended' }
    case 'idle':
      return { type: 'submit-answered', result: 'scored' }
  }
}

function leadOn(state: PlayerState): PlayerEvent {
  return state.phase === 'idle' && state.submission.phase !== 'submitting'
    ? eventOfPrimary(state)
    : eventOfBrowser(state)
}

function expectInvariants(state: PlayerState): void {
  const here = currentSegment(state)
  for (const { plays, take: recording } of state.segments) {
    expect(Number.isInteger(plays) && plays >= 0 && plays <= MAX_PLAYS).toBe(true)
    if (recording.status === 'recorded') expect(plays).toBeGreaterThan(0)
  }
  expect(state.segments).toHaveLength(SEGMENTS)
  expect(canVisit(state, state.current)).toBe(true)
  expect(Number.isInteger(state.volumePercent) && state.volumePercent >= 0 && state.volumePercent <= 100).toBe(true)
  if (['opening', 'recording', 'saving'].includes(state.phase)) {
    expect(here.plays).toBeGreaterThan(0)
    expect(here.take.status).toBe('none')
  }
  if (state.phase === 'replaying') expect(here.take.status).toBe('recorded')
  if (state.submission.phase === 'submitting' || state.submission.phase === 'done') {
    // Missing segments are typed; an empty attempt is not submitted.
    expect(listMissing(state).length).toBeLessThan(SEGMENTS)
    expect(state.phase).toBe('idle')
  }
}

function expectHonestView(state: PlayerState): void {
  const view = viewOfPlayer(state)
  const { primary } = view
  if (view.canTypeRest) expect(reducePlayer(state, { type: 'typing-requested' }).submission.phase).toBe('submitting')
  if (primary.action === 'complete') expect(view.isLast && view.isRecorded).toBe(true)
  if (view.canComplete) expect(view.missing).toEqual([])
  if (view.canGoNext) expect(reducePlayer(state, { type: 'moved', to: state.current + 1 })).not.toBe(state)
  if (view.canRecord) expect(reducePlayer(state, { type: 'record-requested' }).phase).toBe('opening')
  if (view.canPlay) expect(reducePlayer(state, { type: 'play-requested' }).phase).toBe('loading')
  if (primary.isEnabled) {
    const next = reducePlayer(state, eventOfPrimary(state))
    // Stopping while the microphone opens is a cancellation, a different event.
    if (state.phase !== 'opening') expect(next).not.toBe(state)
  }
}

test('no sequence of events breaks a rule of the player', () => {
  let completed = 0
  const property = fc.property(fc.array(step, { maxLength: 120, size: 'max' }), (steps) => {
    let state = reducePlayer(initialPlayerState(SEGMENTS), { type: 'restored', snapshot: null })
    for (const one of steps) {
      const before = state
      const asked = one === 'lead on' ? leadOn(state) : one
      state = reducePlayer(state, asked)
      expectInvariants(state)
      expectHonestView(state)
      if (asked.type === 'record-saved' && state !== before) expect(before.phase).toBe('saving')
      if (state.submission.phase === 'done') completed += 1
    }
  })
  fc.assert(property, { numRuns: 100 })
  // The walk is useless unless it sometimes reaches the end.
  expect(completed).toBeGreaterThan(0)
})

test('no event changes the state it was given', () => {
  const property = fc.property(fc.array(event, { maxLength: 40, size: 'max' }), (events) => {
    let state = reducePlayer(initialPlayerState(SEGMENTS), { type: 'restored', snapshot: null })
    for (const one of events) {
      const copy = structuredClone(state)
      const next = reducePlayer(state, one)
      expect(state).toEqual(copy)
      state = next
    }
  })
  fc.assert(property, { numRuns: 100 })
})

test('pressing the main button and waiting, again and again, completes the test', () => {
  let state = reducePlayer(initialPlayerState(SEGMENTS), { type: 'restored', snapshot: null })
  for (let press = 0; press < SEGMENTS * EVENTS_PER_SEGMENT; press += 1) {
    state = reducePlayer(state, leadOn(state))
  }
  expect(state.submission.phase).toBe('submitting')
  expect(Array.from({ length: SEGMENTS }, (_, index) => isRecorded(state, index))).not.toContain(false)
})
