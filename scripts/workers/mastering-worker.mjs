// Turns an admin's recording into a segment's audio: decoded, trimmed to the speech, levelled, as MP3. In its own thread, like
// inspect-worker.mjs. In: { bytes, limits, sound }. Out: { status } and, for 'ok', the file and what was done.
import { parentPort } from 'node:worker_threads'
import { AudioSampleSink } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { createMp3Encoder } from 'wasm-media-encoders'
import { amplified, loudnessOf, peakOf, toDb, toFactor } from './loudness.mjs'
import { findTrack, openRecording, walkPackets } from './recording-file.mjs'
import { joined, toMp3 } from './sound-file.mjs'
import { createMeter, toMono } from './speech-meter.mjs'

const MS_PER_SECOND = 1000
const OPUS_RATE_HZ = 48_000
const MAX_RATE_HZ = 48_000
const FADE_MS = 10
/** The limiter lowers the loudness. How often the gain is raised to make up for it, at most. */
const LEVELLING_ROUNDS = 3
const CLOSE_ENOUGH_LU = 0.2

/** @typedef {import('./recording-file.mjs').Limits} Limits */
/** @typedef {{ samples: Float32Array, rateHz: number }} Mono */
/**
 * @typedef {{ targetLufs: number, peakDbfs: number, maxGainDb: number, quietestLufs: number, minSpeechMs: number,
 *   leadMs: number, tailMs: number, rateHz: 24000, bitrateKbps: 64 }} Sound
 */

/** @param {number} value */
const toTenths = (value) => Math.round(value * 10) / 10

/** A decoder may return NaN for garbage. @param {Float32Array} samples */
const cleaned = (samples) => samples.map((sample) => (Number.isFinite(sample) ? Math.max(-1, Math.min(1, sample)) : 0))

/**
 * @param {import('mediabunny').InputAudioTrack} track
 * @param {Limits} limits
 * @returns {Promise<Mono>}
 */
async function decodeOpus(track, limits) {
  const decoder = new OpusDecoder({ channels: 1, sampleRate: OPUS_RATE_HZ })
  await decoder.ready
  const maxSamples = (limits.maxDurationMs / MS_PER_SECOND) * OPUS_RATE_HZ
  /** @type {Float32Array[]} */
  const parts = []
  let total = 0
  try {
    await walkPackets(track, limits, (packet) => {
      const part = decoder.decodeFrame(packet.data).channelData[0]
      if (part !== undefined) parts.push(part)
      total += part?.length ?? 0
      return total <= maxSamples
    })
    return { samples: cleaned(joined(parts)), rateHz: OPUS_RATE_HZ }
  } finally {
    decoder.free()
  }
}

/**
 * @param {import('mediabunny').InputAudioTrack} track
 * @param {Limits} limits
 * @returns {Promise<Mono>}
 */
async function decodePcm(track, limits) {
  const [channels, sampleRateHz] = [await track.getNumberOfChannels(), await track.getSampleRate()]
  const rateHz = Math.min(sampleRateHz, MAX_RATE_HZ)
  /** @type {Float32Array[]} */
  const parts = []
  let durationMs = 0
  try {
    for await (const sample of new AudioSampleSink(track).samples()) {
      const interleaved = new Float32Array(sample.allocationSize({ format: 'f32', planeIndex: 0 }) / 4)
      sample.copyTo(interleaved, { format: 'f32', planeIndex: 0 })
      durationMs += (sample.numberOfFrames / sampleRateHz) * MS_PER_SECOND
      sample.close()
      parts.push(toMono(interleaved, { channels, sampleRateHz, toRateHz: rateHz }))
      if (durationMs > limits.maxDurationMs || parts.length > limits.maxPackets) break
    }
  } catch {
    // A truncated file: what could be read counts.
  }
  return { samples: cleaned(joined(parts)), rateHz }
}

/**
 * Start and end of the speech, with a margin; null if there is none.
 * @param {Mono} mono
 * @param {Sound} sound
 */
function findSpeech({ samples, rateHz }, { leadMs, tailMs, minSpeechMs }) {
  const meter = createMeter()
  try {
    meter.add(toMono(samples, { channels: 1, sampleRateHz: rateHz }))
    const { delivery, speechMs } = meter.result()
    if (delivery === null || speechMs < minSpeechMs) return null
    const totalMs = (samples.length / rateHz) * MS_PER_SECOND
    const fromMs = Math.max(0, delivery.startDelayMs - leadMs)
    const toMs = Math.min(totalMs, delivery.startDelayMs + delivery.speechSpanMs + tailMs)
    return { fromMs, toMs, totalMs }
  } finally {
    meter.free()
  }
}

/**
 * A part of the sound that begins and ends without a click.
 * @param {Mono} mono
 * @param {{ fromMs: number, toMs: number }} part
 */
function cut({ samples, rateHz }, { fromMs, toMs }) {
  const at = (/** @type {number} */ ms) => Math.round((ms / MS_PER_SECOND) * rateHz)
  const piece = samples.slice(at(fromMs), at(toMs))
  const fade = Math.min(at(FADE_MS), Math.floor(piece.length / 2))
  for (let index = 0; index < fade; index += 1) {
    const factor = index / fade
    piece[index] = (piece[index] ?? 0) * factor
    piece[piece.length - 1 - index] = (piece[piece.length - 1 - index] ?? 0) * factor
  }
  return piece
}

/**
 * Brings a sound to its target loudness, with no sample above the peak.
 * @param {Mono & { beforeLufs: number }} mono
 * @param {Sound} sound
 */
function level({ samples, rateHz, beforeLufs }, { targetLufs, peakDbfs, maxGainDb }) {
  const peak = toFactor(peakDbfs)
  let gainDb = Math.min(maxGainDb, targetLufs - beforeLufs)
  let levelled = amplified(samples, { gain: toFactor(gainDb), peak, rateHz })
  for (let round = 1; round < LEVELLING_ROUNDS; round += 1) {
    const short = targetLufs - loudnessOf(levelled, rateHz)
    if (short < CLOSE_ENOUGH_LU || gainDb >= maxGainDb) break
    gainDb = Math.min(maxGainDb, gainDb + short)
    levelled = amplified(samples, { gain: toFactor(gainDb), peak, rateHz })
  }
  return { samples: levelled, gainDb }
}

const encoder = await createMp3Encoder()

/**
 * @param {Mono} mono
 * @param {Sound} sound
 */
function master(mono, sound) {
  const speech = findSpeech(mono, sound)
  if (speech === null) return { status: 'no-speech' }
  const trimmed = cut(mono, speech)
  const beforeLufs = loudnessOf(trimmed, mono.rateHz)
  if (beforeLufs < sound.quietestLufs) return { status: 'no-speech' }
  const { samples, gainDb } = level({ samples: trimmed, rateHz: mono.rateHz, beforeLufs }, sound)
  return {
    status: 'ok',
    bytes: new Uint8Array(
      toMp3(encoder, samples, { rateHz: mono.rateHz, outputRateHz: sound.rateHz, bitrateKbps: sound.bitrateKbps }),
    ),
    mastering: {
      sourceMs: Math.round(speech.totalMs),
      trimmedStartMs: Math.round(speech.fromMs),
      trimmedEndMs: Math.round(speech.totalMs - speech.toMs),
      beforeLufs: toTenths(beforeLufs),
      gainDb: toTenths(gainDb),
      afterLufs: toTenths(loudnessOf(samples, mono.rateHz)),
      peakDbfs: toTenths(toDb(peakOf(samples))),
    },
  }
}

/** Formats that browsers can read and this thread cannot, by their first bytes. @param {Uint8Array} bytes */
function isOtherAudio(bytes) {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  const isMp3Frame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0
  return text.startsWith('ID3') || text.startsWith('fLaC') || isMp3Frame
}

/** @param {{ container: string, codec: string | null }} file */
function findDecoder({ container, codec }) {
  if (codec === 'opus') return decodeOpus
  return container === 'wav' && codec?.startsWith('pcm-') === true ? decodePcm : null
}

/**
 * @param {Uint8Array} bytes
 * @param {Limits} limits
 * @param {Sound} sound
 */
async function answer(bytes, limits, sound) {
  if (isOtherAudio(bytes)) return { status: 'undecodable' }
  const input = openRecording(bytes, limits)
  try {
    const found = await findTrack(input, limits)
    if (found === null) return { status: 'not-audio' }
    const decode = findDecoder({ container: found.kind.container, codec: found.codec })
    if (decode === null) return { status: found.codec === null ? 'not-audio' : 'undecodable' }
    const mono = await decode(found.track, limits)
    if (mono.samples.length === 0) return { status: 'not-audio' }
    if ((mono.samples.length / mono.rateHz) * MS_PER_SECOND > limits.maxDurationMs) return { status: 'too-long' }
    return master(mono, sound)
  } catch {
    return { status: 'not-audio' }
  } finally {
    input.dispose()
  }
}

parentPort?.on('message', ({ bytes, limits, sound }) => {
  void answer(bytes, limits, sound).then((mastered) => parentPort?.postMessage(mastered, []))
})
parentPort?.postMessage({ ready: true }, [])
