// Which parts of a sound are speech, and how loud it is: WebRTC's voice activity detector and the delivery meter. For the
// threads that decode recordings.
// @ts-expect-error it comes without types
import createVad from '@echogarden/fvad-wasm'
import { createDeliveryMeter } from './delivery-meter.mjs'

export const METER_RATE_HZ = 16_000
const VAD_FRAME_SAMPLES = 480
const VAD_FRAME_MS = 30
// The strictest of WebRTC's four modes: it does not take hum and white noise for speech.
const VAD_MODE = 3
const RMS_FLOOR_DBFS = -120
const INT16_MAX = 32_767

/** @typedef {{ speechMs: number, rmsDbfs: number, delivery: import('./delivery-meter.mjs').Delivery | null }} Measured */
/** @typedef {{ add: (samples: Float32Array) => void, total: () => number, result: () => Measured, free: () => void }} Meter */

/* oxlint-disable no-underscore-dangle -- these are the names of the WASM module */
const vad = await createVad()

/** Measures how much of some 16 kHz mono samples is speech, when, and how loud. @returns {Meter} */
export function createMeter() {
  const detector = vad._fvad_new()
  const frame = vad._malloc(VAD_FRAME_SAMPLES * 2)
  const delivery = createDeliveryMeter()
  vad._fvad_set_mode(detector, VAD_MODE)
  vad._fvad_set_sample_rate(detector, METER_RATE_HZ)
  // Filled here and copied as a whole: accessing the module's memory per sample costs more than everything else.
  const waiting = new Int16Array(VAD_FRAME_SAMPLES)
  let filled = 0
  let speechFrames = 0
  let energy = 0
  let total = 0
  return {
    add(samples) {
      for (let at = 0; at < samples.length; at += 1) {
        const sample = samples[at] ?? 0
        const value = Number.isFinite(sample) ? Math.max(-1, Math.min(1, sample)) : 0
        energy += value * value
        waiting[filled] = Math.round(value * INT16_MAX)
        filled += 1
        if (filled < VAD_FRAME_SAMPLES) continue
        filled = 0
        vad.HEAP16.set(waiting, frame / 2)
        const isSpeech = vad._fvad_process(detector, frame, VAD_FRAME_SAMPLES) === 1
        if (isSpeech) speechFrames += 1
        delivery.add(waiting, isSpeech)
      }
      total += samples.length
    },
    total: () => total,
    result() {
      const rms = total === 0 ? 0 : Math.sqrt(energy / total)
      const rmsDbfs = rms === 0 ? RMS_FLOOR_DBFS : Math.max(RMS_FLOOR_DBFS, 20 * Math.log10(rms))
      const measured = { speechMs: speechFrames * VAD_FRAME_MS, rmsDbfs: Math.round(rmsDbfs * 10) / 10 }
      return { ...measured, delivery: delivery.result() }
    },
    free() {
      vad._fvad_free(detector)
      vad._free(frame)
    },
  }
}

/**
 * Mixes to mono and resamples by averaging, which is all that a speech detector needs.
 * @param {Float32Array} interleaved
 * @param {{ channels: number, sampleRateHz: number, toRateHz?: number }} format
 */
export function toMono(interleaved, { channels, sampleRateHz, toRateHz = METER_RATE_HZ }) {
  const step = sampleRateHz / toRateHz
  const frames = Math.floor(interleaved.length / channels)
  const mono = new Float32Array(Math.floor(frames / step))
  for (let index = 0; index < mono.length; index += 1) {
    const from = Math.floor(index * step)
    const to = Math.max(from + 1, Math.min(frames, Math.floor((index + 1) * step)))
    let sum = 0
    for (let at = from * channels; at < to * channels; at += 1) sum += interleaved[at] ?? 0
    mono[index] = sum / ((to - from) * channels)
  }
  return mono
}
