import { expect, test } from 'vitest'
import { practice } from '#app/config/copy/en/practice.ts'
import { initialPlayerState, reducePlayer } from '#app/models/practice/player-state.ts'
import type { PlayerEvent, RecordedTake } from '#app/models/practice/player-types.ts'
import { announcementOf } from './player-announcement.ts'

const TAKE: RecordedTake = { status: 'recorded', durationMs: 11_600, kept: true, cutOff: false, quiet: false }
const LANGUAGES = [
  { from: 'en', into: 'tr' },
  { from: 'tr', into: 'en' },
] as const
const PLAY: PlayerEvent[] = [{ type: 'play-requested' }, { type: 'play-started' }, { type: 'play-ended' }]
const RECORD: PlayerEvent[] = [
  { type: 'record-requested' },
  { type: 'record-started' },
  { type: 'record-stopped' },
  { type: 'record-saved', take: TAKE },
]

/** All announcements made during these events. */
function hear(...events: PlayerEvent[]): string[] {
  let before = initialPlayerState(2)
  return events.flatMap((event) => {
    const after = reducePlayer(before, event)
    const said = announcementOf({ before, after, copy: practice.player.announce, languages: LANGUAGES })
    before = after
    return said === null ? [] : [said]
  })
}

const READY: PlayerEvent = { type: 'restored', snapshot: null }

test('a segment is announced step by step, and nothing is said while it sounds', () => {
  expect(hear(READY, ...PLAY, ...RECORD, { type: 'moved', to: 1 })).toEqual([
    'Segment 1 of 2. English speaker, interpret into Turkish.',
    'Segment played. 2 plays left. You can record now.',
    'Recording.',
    'Segment 1 recorded, 12 seconds.',
    'Segment 2 of 2. Turkish speaker, interpret into English.',
  ])
  expect(hear(READY, { type: 'play-requested' }, { type: 'play-started' })).toHaveLength(1)
})

test('the last play says that it was the last', () => {
  expect(hear(READY, ...PLAY, ...PLAY, ...PLAY).at(-1)).toContain('Maximum playback limit reached (3 times)')
})

test('the last recording is announced; the sending is left to its dialog', () => {
  const all = [READY, ...PLAY, ...RECORD, { type: 'moved', to: 1 } as const, ...PLAY, ...RECORD]
  const end: PlayerEvent[] = [{ type: 'submit-requested' }, { type: 'submit-answered', result: 'scored' }]
  expect(hear(...all, ...end).at(-1)).toBe(
    'Segment 2 recorded, 12 seconds. All segments are recorded. You can complete the test.',
  )
})

test('errors are left to their own alert', () => {
  const failed: PlayerEvent = { type: 'record-failed', problem: { kind: 'microphone', fault: 'denied' } }
  expect(hear(READY, ...PLAY, { type: 'record-requested' }, failed)).toHaveLength(2)
})

test('clearing and the transcript are announced', () => {
  expect(hear(READY, ...PLAY, ...RECORD, { type: 'cleared' }, { type: 'transcript-toggled' }).slice(-2)).toEqual([
    'The recording of segment 1 is cleared. You can record again.',
    'Transcript shown.',
  ])
})
