import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  GAIN_SETTLED_AFTER_MS,
  NO_SOUND_AFTER_MS,
  NOISE_JUDGED_AFTER_MS,
  QUIET_HINT_AFTER_MS,
} from '#app/config/practice.ts'
import { addFrame, isHeard, NO_TALLY, type SoundFrame, troubleOf } from './sound-advice.ts'

const FRAME_MS = 20
const SILENCE: SoundFrame = { level: 0, clippedShare: 0, isSilent: true }
const sound = (level: number, clippedShare = 0): SoundFrame => ({ level, clippedShare, isSilent: false })

function tallyOf(frames: readonly SoundFrame[]) {
  return frames.reduce((tally, frame) => addFrame(tally, frame, FRAME_MS), NO_TALLY)
}
/** As many frames as fill this time, in turn from the pattern. */
function fill(ms: number, pattern: readonly SoundFrame[]): SoundFrame[] {
  const count = Math.ceil(ms / FRAME_MS)
  return Array.from({ length: count }, (_, index) => pattern[index % pattern.length] ?? SILENCE)
}

const frame = fc.record({
  level: fc.double({ min: 0, max: 1, noNaN: true }),
  clippedShare: fc.double({ min: 0, max: 1, noNaN: true }),
  isSilent: fc.boolean(),
})

test('but for what is cut off, the verdict depends on what was heard, not on the order', () => {
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 400 }), (heard) => {
      const given = heard.map((sounded) => ({ ...sounded, clippedShare: 0 }))
      expect(troubleOf(tallyOf(given.toReversed()))).toBe(troubleOf(tallyOf(given)))
    }),
    { numRuns: 50 },
  )
})

test('digital silence is no sound, and any real sound is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), (count, level) => {
      const silence = Array.from({ length: count }, () => SILENCE)
      expect(troubleOf(tallyOf(silence)) === 'no-sound').toBe(count * FRAME_MS >= NO_SOUND_AFTER_MS)
      expect(troubleOf(tallyOf([...silence, sound(level)]))).not.toBe('no-sound')
    }),
  )
})

test('a voice well above a calm room is fine, whatever the pauses', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 0.9, noNaN: true }),
      fc.double({ min: 0.05, max: 0.25, noNaN: true }),
      fc.integer({ min: 1, max: 5 }),
      (voice, room, pauses) => {
        const pattern = [sound(voice), ...Array.from({ length: pauses }, () => sound(room))]
        const tally = tallyOf(fill(QUIET_HINT_AFTER_MS + 1_000, pattern))
        expect(isHeard(tally)).toBe(true)
        expect(troubleOf(tally)).toBeNull()
      },
    ),
  )
})

test('a faint voice is quiet, but not before the learner had time to speak', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 0.19, noNaN: true }), (level) => {
      expect(troubleOf(tallyOf(fill(QUIET_HINT_AFTER_MS - FRAME_MS, [sound(level)])))).toBeNull()
      expect(troubleOf(tallyOf(fill(QUIET_HINT_AFTER_MS, [sound(level)])))).toBe('quiet')
    }),
  )
})

test('a voice that hardly rises above a loud room is noisy', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.35, max: 0.6, noNaN: true }),
      fc.double({ min: 0, max: 0.15, noNaN: true }),
      (room, above) => {
        const tally = tallyOf(fill(NOISE_JUDGED_AFTER_MS + 1_000, [sound(room), sound(room + above)]))
        expect(troubleOf(tally)).toBe('noisy')
      },
    ),
  )
})

test('cut-off peaks are too loud, a single knock is not', () => {
  const voice = fill(GAIN_SETTLED_AFTER_MS, [sound(0.9)])
  expect(troubleOf(tallyOf([...voice, sound(1, 0.5)]))).toBeNull()
  expect(troubleOf(tallyOf([...voice, ...fill(400, [sound(0.9, 0.05)])]))).toBe('clipping')
})

test('a voice that is cut off only until the gain control has settled is fine', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: GAIN_SETTLED_AFTER_MS }), (cutOffMs) => {
      const pause = sound(0.05)
      const voice = [...fill(cutOffMs, [sound(0.95, 0.3)]), ...fill(4_000, [sound(0.8), sound(0.8), pause])]
      expect(troubleOf(tallyOf(voice))).toBeNull()
    }),
  )
})
