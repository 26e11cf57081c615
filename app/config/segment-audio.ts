import { MAX_RECORDING_MIB, MAX_RECORDING_MINUTES, MIB_BYTES, MIN_SPEECH_MS } from './speech.ts'
import { HOUR_MS, MINUTE_MS } from './time.ts'

// Recordings by admins as source audio: docs/media.md.

export const MAX_SEGMENT_RECORDING_MIB = MAX_RECORDING_MIB
export const MAX_SEGMENT_RECORDING_BYTES = MAX_SEGMENT_RECORDING_MIB * MIB_BYTES
export const MAX_SEGMENT_RECORDING_MINUTES = MAX_RECORDING_MINUTES
/** Limits of an upload; WAV is read in chunks of 2,048 frames, of which three minutes at 192 kHz have 16,875. */
export const SEGMENT_RECORDING_LIMITS = {
  maxDurationMs: MAX_SEGMENT_RECORDING_MINUTES * MINUTE_MS + 2_000,
  maxPackets: 20_000,
  maxChannels: 2,
} as const

/**
 * The output format of a recording. Loudness is integrated per ITU-R BS.1770-4; the computer voices measure -17 to -20
 * LUFS, so a dialogue that mixes both has even loudness. No sample exceeds the peak.
 */
export const SEGMENT_SOUND = {
  targetLufs: -18,
  peakDbfs: -1,
  /** With more gain than this a recording is mostly noise. */
  maxGainDb: 30,
  quietestLufs: -50,
  minSpeechMs: MIN_SPEECH_MS,
  /** Silence kept before the first word and after the last. */
  leadMs: 150,
  tailMs: 250,
  rateHz: 24_000,
  bitrateKbps: 64,
} as const

/** Mastering three minutes takes about two seconds; the rest allows for a busy machine. */
export const MASTERING_TIMEOUT_MS = MINUTE_MS
export const MASTERING_START_TIMEOUT_MS = 10_000
export const MASTERING_MAX_WAITING = 8
export const MASTERING_MAX_HEAP_MIB = 256

/** A withdrawn recording is kept for mock tests that started before, and in case of a mistake. */
export const RETIRED_RECORDING_DAYS = 30
/** A file this young may still be waiting for its row. */
export const UNCLAIMED_FILE_MS = HOUR_MS
