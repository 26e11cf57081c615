import { makeWav } from './audio.ts'

const SAMPLE_RATE_HZ = 16_000
const MS_PER_SECOND = 1000
const INT16_SCALE = 32_768
/** Quieter samples at either end are not part of the word. */
const EDGE = 0.01

// By name at run time, as scripts/workers/espeak-child.mjs does: the package is optional and has no types.
const ENGINE = '@echogarden/espeak-ng-emscripten'

function trim(samples: Float32Array): Float32Array {
  const first = samples.findIndex((sample) => Math.abs(sample) >= EDGE)
  const last = samples.findLastIndex((sample) => Math.abs(sample) >= EDGE)
  return samples.subarray(first, last + 1)
}

function resample(samples: number[], sampleRateHz: number): Float32Array {
  const step = sampleRateHz / SAMPLE_RATE_HZ
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const at = index * step
    const [before = 0, after = 0] = samples.slice(Math.floor(at), Math.floor(at) + 2)
    return (before + (after - before) * (at - Math.floor(at))) / INT16_SCALE
  })
}

/** The embedded voice, as samples at 16 kHz from the first sound to the last. */
export async function loadVoice(): Promise<(text: string, voice: string) => Float32Array> {
  const { default: createEngine } = await import(ENGINE)
  const { eSpeakNGWorker: Worker } = await createEngine()
  const engine = new Worker()
  return (text, voice) => {
    engine.set_voice(voice)
    engine.set_rate(148)
    const samples: number[] = []
    engine.synthesize(text, (part: Int16Array | null) => {
      samples.push(...(part ?? []))
      return false
    })
    return trim(resample(samples, engine.get_samplerate()))
  }
}

export const lengthMs = (samples: Float32Array) => (samples.length / SAMPLE_RATE_HZ) * MS_PER_SECOND

/** Samples of a given length, computed from the time in seconds. */
export function sound(durationMs: number, sampleAt: (seconds: number) => number = () => 0): Float32Array {
  const length = Math.round((durationMs / MS_PER_SECOND) * SAMPLE_RATE_HZ)
  return Float32Array.from({ length }, (_, index) => sampleAt(index / SAMPLE_RATE_HZ))
}

export function joined(pieces: Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** The pieces one after the other, as a WAV file. `noise`: room noise below everything. */
export function recordingOf(pieces: Float32Array[], noise: () => number = () => 0): Uint8Array {
  const whole = joined(pieces)
  const sampleAt = (seconds: number) => {
    const sample = (whole[Math.round(seconds * SAMPLE_RATE_HZ)] ?? 0) + noise()
    return Math.max(-1, Math.min(1, sample))
  }
  return makeWav({ durationMs: (whole.length / SAMPLE_RATE_HZ) * MS_PER_SECOND, sampleAt })
}
