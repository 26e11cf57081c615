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
    'Segment played. 2 plays left. You can record now.',
    'Recording.',
    'Segment 1 recorded, 12 seconds.',
    'Segment 2 of 2. Turkish speaker, interpret into English.',
  ])
  expect(hear(READY, { type: 'play-requested' }, { type: 'play-started' })).toEqual([])
})

test('the last play says that it was the last', () => {
  expect(hear(READY, ...PLAY, ...PLAY, ...PLAY).at(-1)).toContain('Maximum playback limit reached (3 times)')
})

test('the last recording and the sending are announced', () => {
  const all = [READY, ...PLAY, ...RECORD, { type: 'moved', to: 1 } as const, ...PLAY, ...RECORD]
  const end: PlayerEvent[] = [{ type: 'submit-requested' }, { type: 'submit-answered', result: 'scored' }]
  expect(hear(...all, ...end).slice(-3)).toEqual([
    'Segment 2 recorded, 12 seconds. All segments are recorded. You can complete the test.',
    'Sending your recordings. Scoring may take 10 to 20 seconds.',
    'Your score is ready.',
  ])
})

test('errors are left to their own alert', () => {
  const failed: PlayerEvent = { type: 'record-failed', problem: { kind: 'microphone', fault: 'denied' } }
  expect(hear(READY, ...PLAY, { type: 'record-requested' }, failed)).toHaveLength(1)
})

test('clearing and the transcript are announced', () => {
  expect(hear(READY, ...PLAY, ...RECORD, { type: 'cleared' }, { type: 'transcript-toggled' }).slice(-2)).toEqual([
    'The recording of segment 1 is cleared. You can record again.',
    'Transcript shown.',
  ])
})
