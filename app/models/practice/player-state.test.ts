import { expect, test } from 'vitest'
import { canComplete, canGoNext, isAtRisk, primaryAction, viewOfPlayer } from './player-selectors.ts'
import { canVisit, initialPlayerState, reducePlayer } from './player-state.ts'
import type { PlayerEvent, PlayerState, RecordedTake } from './player-types.ts'

const TAKE: RecordedTake = { status: 'recorded', durationMs: 4_000, kept: true, cutOff: false, quiet: false }
const PLAY: PlayerEvent[] = [{ type: 'play-requested' }, { type: 'play-started' }, { type: 'play-ended' }]
const OPEN: PlayerEvent[] = [{ type: 'record-requested' }, { type: 'record-started' }]
const RECORD: PlayerEvent[] = [...OPEN, { type: 'record-stopped' }, { type: 'record-saved', take: TAKE }]
const SUBMIT: PlayerEvent = { type: 'submit-requested' }

function run(state: PlayerState, ...events: PlayerEvent[]): PlayerState {
  return events.reduce(reducePlayer, state)
}

function ready(segmentCount: number): PlayerState {
  return run(initialPlayerState(segmentCount), { type: 'restored', snapshot: null })
}

function allRecorded(): PlayerState {
  return run(ready(2), ...PLAY, ...RECORD, { type: 'moved', to: 1 }, ...PLAY, ...RECORD)
}

test('nothing can be played before storage was asked', () => {
  expect(run(initialPlayerState(2), { type: 'play-requested' }).phase).toBe('idle')
  expect(viewOfPlayer(initialPlayerState(2)).primary).toEqual({ action: 'play', isEnabled: false })
})

test('the main button leads from play to record to stop to next to complete', () => {
  let state = ready(2)
  const seen = [primaryAction(state)]
  for (const event of [...PLAY, ...RECORD, { type: 'moved', to: 1 } as const, ...PLAY, ...RECORD]) {
    state = reducePlayer(state, event)
    if (primaryAction(state) !== seen.at(-1)) seen.push(primaryAction(state))
  }
  expect(seen.join(' ')).toBe('play stop-playing record stop next play stop-playing record stop complete')
})

test('a recording is impossible before the segment was played', () => {
  expect(run(ready(1), { type: 'record-requested' }).phase).toBe('idle')
})

test('a play counts when it is heard, not when it fails to load', () => {
  const failed = run(ready(1), { type: 'play-requested' }, { type: 'play-failed', fault: 'unavailable' })
  expect(failed.segments[0]?.plays).toBe(0)
  expect(failed.error).toEqual({ kind: 'source-audio', fault: 'unavailable', segment: 0 })
  expect(run(failed, ...PLAY)).toMatchObject({ error: null, segments: [{ plays: 1 }] })
})

test('a fourth play is refused with the limit as the reason', () => {
  const state = run(ready(1), ...PLAY, ...PLAY, ...PLAY)
  expect(viewOfPlayer(state)).toMatchObject({ playsLeft: 0, isPlayLimitReached: true, canPlay: false })
  expect(run(state, { type: 'play-requested' })).toMatchObject({ phase: 'idle', error: { kind: 'play-limit' } })
})

test('playing and recording exclude each other', () => {
  const playing = run(ready(1), ...PLAY, { type: 'play-requested' }, { type: 'play-started' })
  expect(run(playing, { type: 'record-requested' })).toBe(playing)
  const recording = run(ready(1), ...PLAY, ...OPEN)
  expect(run(recording, { type: 'play-requested' })).toBe(recording)
})

test('the next segment opens only once this one is recorded', () => {
  const heard = run(ready(2), ...PLAY)
  expect(canGoNext(heard)).toBe(false)
  expect(run(heard, { type: 'moved', to: 1 }).current).toBe(0)
  const recorded = run(heard, ...RECORD)
  expect(canGoNext(recorded)).toBe(true)
  expect(run(recorded, { type: 'moved', to: 1 }).current).toBe(1)
})

test('moving on stops what is heard and hides the transcript', () => {
  const shown = run(ready(2), ...PLAY, ...RECORD, { type: 'transcript-toggled' }, { type: 'play-requested' })
  const moved = run(shown, { type: 'moved', to: 1 })
  expect(moved).toMatchObject({ phase: 'idle', transcriptShown: false })
})

test('nobody leaves a segment while it is being recorded', () => {
  const recording = run(allRecorded(), { type: 'cleared' }, ...OPEN)
  expect(run(recording, { type: 'moved', to: 0 })).toBe(recording)
})

test('re-record clears the recording and keeps the plays', () => {
  const state = run(ready(1), ...PLAY, ...RECORD, { type: 'cleared' })
  expect(state.segments[0]).toEqual({ plays: 1, take: { status: 'none' } })
  expect(primaryAction(state)).toBe('record')
})

test('a recorded segment is not recorded over without being cleared', () => {
  const recorded = run(ready(1), ...PLAY, ...RECORD)
  expect(run(recorded, { type: 'record-requested' })).toBe(recorded)
})

test('a recording without sound ends with its reason and stays open', () => {
  const stopped = run(ready(1), ...PLAY, ...OPEN, { type: 'record-stopped' })
  const failed = run(stopped, { type: 'record-failed', problem: { kind: 'no-audio-data' } })
  expect(failed).toMatchObject({ phase: 'idle', error: { kind: 'no-audio-data', segment: 0 } })
  expect(primaryAction(failed)).toBe('record')
  expect(run(failed, { type: 'error-dismissed' }).error).toBeNull()
})

test('complete is for the last segment and only with every recording', () => {
  const all = allRecorded()
  expect(canComplete(all)).toBe(true)
  const first = run(all, { type: 'moved', to: 0 })
  expect(canComplete(first)).toBe(false)
  const gap = run(first, { type: 'cleared' }, { type: 'moved', to: 1 })
  expect(viewOfPlayer(gap)).toMatchObject({ missing: [0], primary: { action: 'complete', isEnabled: false } })
  expect(run(gap, SUBMIT)).toMatchObject({ submission: { phase: 'none' }, error: { kind: 'missing-recordings' } })
})

test('an attempt that is being sent cannot change', () => {
  const sending = run(allRecorded(), SUBMIT)
  for (const event of [{ type: 'cleared' }, { type: 'moved', to: 0 }, { type: 'play-requested' }] as const) {
    expect(run(sending, event)).toBe(sending)
  }
})

test('a failed submission can be sent again, and re-recording withdraws it', () => {
  const failed = run(allRecorded(), SUBMIT, { type: 'submit-failed', failure: { kind: 'network' } })
  expect(run(failed, SUBMIT).submission.phase).toBe('submitting')
  expect(run(failed, { type: 'cleared' }).submission.phase).toBe('none')
  expect(run(failed, { type: 'failure-dismissed' })).toMatchObject({ submission: { phase: 'none' }, current: 1 })
})

test('what is recorded can be handed in for the rest to be typed, but not an attempt of nothing, nor of everything', () => {
  const typing: PlayerEvent = { type: 'typing-requested' }
  const none = run(ready(2), ...PLAY)
  expect(run(none, typing)).toBe(none)
  const failure: PlayerEvent = { type: 'record-failed', problem: { kind: 'microphone', fault: 'denied' } }
  const one = run(ready(2), ...PLAY, ...OPEN, { type: 'record-stopped' }, { type: 'record-saved', take: TAKE })
  const stuck = run(one, { type: 'moved', to: 1 }, ...PLAY, { type: 'record-requested' }, failure)
  expect(stuck.error).toMatchObject({ kind: 'microphone' })
  expect(run(stuck, typing)).toMatchObject({ submission: { phase: 'submitting' }, error: null })
  const again = run(stuck, typing, { type: 'submit-failed', failure: { kind: 'network' } }, typing)
  expect(again.submission.phase).toBe('submitting')
  const all = allRecorded()
  expect(run(all, typing)).toBe(all)
})

test('an attempt that is answered is over, whether scored or asked for words', () => {
  for (const result of ['scored', 'needs_transcripts'] as const) {
    const answered = run(allRecorded(), SUBMIT, { type: 'submit-answered', result })
    expect(run(answered, SUBMIT)).toBe(answered)
  }
})

test('progress after the answer changes nothing', () => {
  const done = run(allRecorded(), SUBMIT, { type: 'submit-answered', result: 'scored' })
  expect(run(done, { type: 'submit-progressed', step: 'uploading', sentBytes: 1, totalBytes: 2 })).toBe(done)
})

test('an attempt comes back where it was left', () => {
  const snapshot = { currentIndex: 1, plays: [2, 1], volumePercent: 35, takes: [TAKE] }
  const state = run(initialPlayerState(3), { type: 'restored', snapshot })
  expect(state).toMatchObject({ ready: true, resumed: true, current: 1, volumePercent: 35 })
  expect(state.segments.map(({ plays, take }) => [plays, take.status])).toEqual([
    [2, 'recorded'],
    [1, 'none'],
    [0, 'none'],
  ])
})

test('a stored place that cannot be reached becomes the first segment without a recording', () => {
  const snapshot = { currentIndex: 2, plays: [9, -1, Number.NaN], volumePercent: 500, takes: [TAKE] }
  const state = run(initialPlayerState(3), { type: 'restored', snapshot })
  expect(state).toMatchObject({ current: 1, volumePercent: 100 })
  expect(state.segments.map(({ plays }) => plays)).toEqual([3, 0, 0])
})

test('discarding starts again with the same volume', () => {
  const loud = run(allRecorded(), { type: 'volume-set', volumePercent: 95 }, { type: 'restored', snapshot: null })
  expect(loud).toEqual({ ...ready(2), volumePercent: 95 })
})

test('leaving is a risk while speech is captured or sent and where storage refused a recording', () => {
  const kept = allRecorded()
  expect(isAtRisk(kept)).toBe(false)
  expect(isAtRisk(run(kept, SUBMIT))).toBe(true)
  expect(isAtRisk(run(ready(1), ...PLAY, ...OPEN))).toBe(true)
  const take = { ...TAKE, kept: false }
  const unkept = run(ready(1), ...PLAY, ...OPEN, { type: 'record-stopped' }, { type: 'record-saved', take })
  expect(isAtRisk(unkept)).toBe(true)
  expect(isAtRisk(run(unkept, SUBMIT, { type: 'submit-answered', result: 'scored' }))).toBe(false)
})

test('a take that is cleared behind a gap can be recorded again', () => {
  const snapshot = {
    currentIndex: 2,
    plays: [1, 0, 1],
    volumePercent: 80,
    takes: [TAKE, { status: 'none' }, TAKE],
  } as const
  const cleared = run(
    initialPlayerState(3),
    { type: 'restored', snapshot: { ...snapshot, plays: [...snapshot.plays], takes: [...snapshot.takes] } },
    { type: 'cleared' },
  )
  expect(canVisit(cleared, 2)).toBe(true)
  expect(run(cleared, ...OPEN).phase).toBe('recording')
})
