import {
  CLIPPED_FOR_MS,
  CLIPPED_SHARE,
  GAIN_SETTLED_AFTER_MS,
  HEARD_FOR_MS,
  HEARD_LEVEL,
  NO_SOUND_AFTER_MS,
  NOISE_CONTRAST,
  NOISE_JUDGED_AFTER_MS,
  NOISE_LEVEL,
  QUIET_HINT_AFTER_MS,
} from '#app/config/practice.ts'

/** A moment of the microphone, about one animation frame. */
export interface SoundFrame {
  /** Root mean square on the meter's scale: 0 is the floor, 1 full scale. */
  level: number
  /** The share of samples at full scale, 0 to 1. */
  clippedShare: number
  /** Every sample is exactly zero, which no open microphone delivers. */
  isSilent: boolean
}

/** What is wrong with the sound. `no-sound`: digital silence, from a muted or wrong device. */
export type SoundTrouble = 'no-sound' | 'clipping' | 'quiet' | 'noisy'

/** A tally of sound so far, in milliseconds. */
export interface SoundTally {
  totalMs: number
  soundMs: number
  loudMs: number
  /** Cut off, from when the browser's gain control has settled. */
  clippedMs: number
  /** By level, in equal steps from 0 to 1. */
  levelsMs: readonly number[]
}

const STEPS = 40
/** Of the time: the quietest moments are the room, the loudest are the voice. */
const ROOM_SHARE = 0.1
const VOICE_SHARE = 0.9

export const NO_TALLY: SoundTally = {
  totalMs: 0,
  soundMs: 0,
  loudMs: 0,
  clippedMs: 0,
  levelsMs: Array.from({ length: STEPS }, () => 0),
}

/** Adds a frame that lasted `ms`. */
export function addFrame(tally: SoundTally, { level, clippedShare, isSilent }: SoundFrame, ms: number): SoundTally {
  const step = Math.min(STEPS - 1, Math.floor(level * STEPS))
  const isClipped = clippedShare >= CLIPPED_SHARE && tally.loudMs >= GAIN_SETTLED_AFTER_MS
  return {
    totalMs: tally.totalMs + ms,
    soundMs: tally.soundMs + (isSilent ? 0 : ms),
    loudMs: tally.loudMs + (level >= HEARD_LEVEL ? ms : 0),
    clippedMs: tally.clippedMs + (isClipped ? ms : 0),
    levelsMs: isSilent ? tally.levelsMs : tally.levelsMs.map((sum, at) => (at === step ? sum + ms : sum)),
  }
}

/** Whether a voice has arrived: loud for a while in total, with pauses; a knock is loud only for a moment. */
export function isHeard({ loudMs }: SoundTally): boolean {
  return loudMs >= HEARD_FOR_MS
}

/** What to tell the learner, the worst first; null while all is well or it is too early to say. */
export function troubleOf(tally: SoundTally): SoundTrouble | null {
  if (tally.totalMs >= NO_SOUND_AFTER_MS && tally.soundMs === 0) return 'no-sound'
  if (tally.clippedMs >= CLIPPED_FOR_MS) return 'clipping'
  if (isNoisy(tally)) return 'noisy'
  return tally.totalMs >= QUIET_HINT_AFTER_MS && !isHeard(tally) ? 'quiet' : null
}

/** A loud room, and a voice that hardly rises above it. A person who speaks pauses, so the room can be heard. */
function isNoisy(tally: SoundTally): boolean {
  if (tally.soundMs < NOISE_JUDGED_AFTER_MS) return false
  const room = levelBelow(tally, ROOM_SHARE)
  return room >= NOISE_LEVEL && levelBelow(tally, VOICE_SHARE) - room < NOISE_CONTRAST
}

/** The level that sound stays at or below for this share of the time. */
function levelBelow({ soundMs, levelsMs }: SoundTally, share: number): number {
  let sum = 0
  const at = levelsMs.findIndex((ms) => (sum += ms) >= soundMs * share)
  return Math.max(0, at) / STEPS
}
