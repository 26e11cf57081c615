// Decodes and measures one recording at a time, in a thread of its own: three minutes of Opus cost half a second of
// computing, and a file made to hurt a decoder hurts this thread only. Plain JavaScript, because the application is
// bundled and this file is started by its path. Everything is decided by content, nothing by names or declared types.
import { parentPort } from 'node:worker_threads'
// @ts-expect-error it comes without types
import createVad from '@echogarden/fvad-wasm'
import { AudioSampleSink, BufferSource, EncodedPacketSink, Input, MP4, OGG, WAVE, WEBM } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { createDeliveryMeter } from './delivery-meter.mjs'

const SAMPLE_RATE_HZ = 16_000
const VAD_FRAME_SAMPLES = 480
const VAD_FRAME_MS = 30
// The strictest of WebRTC's four modes: hum and white noise are not taken for speech.
const VAD_MODE = 3
const RMS_FLOOR_DBFS = -120
const AAC_FRAME_SAMPLES = 1024
const MIN_SOURCE_RATE_HZ = 8000
const MAX_SOURCE_RATE_HZ = 192_000
const MS_PER_SECOND = 1000
const INT16_MAX = 32_767

// The libraries write a line for each damaged packet, which a file can hold 12,000 of.
console.error = () => {}
console.warn = () => {}

const CONTAINERS = new Map([
  [WEBM, { container: 'webm', mime: 'audio/webm' }],
  [MP4, { container: 'mp4', mime: 'audio/mp4' }],
  [OGG, { container: 'ogg', mime: 'audio/ogg' }],
  [WAVE, { container: 'wav', mime: 'audio/wav' }],
])

/** @typedef {{ maxDurationMs: number, maxPackets: number, maxChannels: number }} Limits */
/** @typedef {{ speechMs: number, rmsDbfs: number, delivery: import('./delivery-meter.mjs').Delivery | null }} Measured */
/** @typedef {{ add: (samples: Float32Array) => void, total: () => number, result: () => Measured, free: () => void }} Meter */

/* oxlint-disable no-underscore-dangle -- these are the names of the WASM module */
const vad = await createVad()

/** Takes 16 kHz mono samples and tells how much of them is speech, when it is, and how loud they are. @returns {Meter} */
function createMeter() {
  const detector = vad._fvad_new()
  const frame = vad._malloc(VAD_FRAME_SAMPLES * 2)
  const delivery = createDeliveryMeter()
  vad._fvad_set_mode(detector, VAD_MODE)
  vad._fvad_set_sample_rate(detector, SAMPLE_RATE_HZ)
  let filled = 0
  let speechFrames = 0
  let energy = 0
  let total = 0
  return {
    add(samples) {
      for (const sample of samples) {
        const value = Number.isFinite(sample) ? Math.max(-1, Math.min(1, sample)) : 0
        energy += value * value
        vad.HEAP16[frame / 2 + filled] = Math.round(value * INT16_MAX)
        filled += 1
        if (filled < VAD_FRAME_SAMPLES) continue
        filled = 0
        const isSpeech = vad._fvad_process(detector, frame, VAD_FRAME_SAMPLES) === 1
        if (isSpeech) speechFrames += 1
        delivery.add(vad.HEAP16.subarray(frame / 2, frame / 2 + VAD_FRAME_SAMPLES), isSpeech)
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
 * Walks over the packets, as far as they can be read, within the limits.
 * @param {import('mediabunny').InputAudioTrack} track
 * @param {Limits} limits
 * @param {(packet: import('mediabunny').EncodedPacket) => boolean} take returns false to stop
 */
async function walkPackets(track, limits, take) {
  let count = 0
  let startSeconds = Infinity
  let endSeconds = 0
  try {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      count += 1
      startSeconds = Math.min(startSeconds, packet.timestamp)
      endSeconds = Math.max(endSeconds, packet.timestamp + packet.duration)
      if (count > limits.maxPackets || !take(packet)) break
    }
  } catch {
    // A file that was cut off ends in a packet that cannot be read; what came before it counts.
  }
  return { count, spanMs: count === 0 ? 0 : Math.max(0, endSeconds - startSeconds) * MS_PER_SECOND }
}

/**
 * @param {import('mediabunny').InputAudioTrack} track
 * @param {Limits} limits
 */
async function measureOpus(track, limits) {
  const decoder = new OpusDecoder({ channels: 1, sampleRate: SAMPLE_RATE_HZ })
  await decoder.ready
  const meter = createMeter()
  try {
    const maxSamples = (limits.maxDurationMs / MS_PER_SECOND) * SAMPLE_RATE_HZ
    const walked = await walkPackets(track, limits, (packet) => {
      const samples = decoder.decodeFrame(packet.data).channelData[0]
      if (samples !== undefined) meter.add(samples)
      return meter.total() <= maxSamples
    })
    const decodedMs = (meter.total() / SAMPLE_RATE_HZ) * MS_PER_SECOND
    return { count: walked.count, decodedMs, durationMs: Math.max(decodedMs, walked.spanMs), ...meter.result() }
  } finally {
    meter.free()
    decoder.free()
  }
}

/**
 * AAC is not decoded here (its decoders are GPL or heavy): it is as long as its packets say, its speech is unknown.
 * @param {import('mediabunny').InputAudioTrack} track
 * @param {Limits} limits
 */
async function measureAac(track, limits) {
  const sampleRateHz = await track.getSampleRate()
  const walked = await walkPackets(track, limits, (packet) => packet.data.length > 0)
  const decodedMs = ((walked.count * AAC_FRAME_SAMPLES) / sampleRateHz) * MS_PER_SECOND
  return {
    count: walked.count,
    decodedMs,
    durationMs: Math.max(decodedMs, walked.spanMs),
    speechMs: null,
    rmsDbfs: null,
    delivery: null,
  }
}

/**
 * Mixes to mono and resamples by averaging, which is all that a speech detector needs.
 * @param {Float32Array} interleaved
 * @param {{ channels: number, sampleRateHz: number }} format
 */
function toMono16k(interleaved, { channels, sampleRateHz }) {
  const step = sampleRateHz / SAMPLE_RATE_HZ
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

/**
 * @param {import('mediabunny').InputAudioTrack} track
 * @param {Limits} limits
 */
async function measurePcm(track, limits) {
  const meter = createMeter()
  const format = { channels: await track.getNumberOfChannels(), sampleRateHz: await track.getSampleRate() }
  let durationMs = 0
  let count = 0
  try {
    for await (const sample of new AudioSampleSink(track).samples()) {
      const interleaved = new Float32Array(sample.allocationSize({ format: 'f32', planeIndex: 0 }) / 4)
      sample.copyTo(interleaved, { format: 'f32', planeIndex: 0 })
      durationMs += (sample.numberOfFrames / format.sampleRateHz) * MS_PER_SECOND
      sample.close()
      count += 1
      meter.add(toMono16k(interleaved, format))
      if (durationMs > limits.maxDurationMs || count > limits.maxPackets) break
    }
  } catch {
    // As in walkPackets: what could be read before the cut counts.
  }
  const measured = meter.result()
  meter.free()
  return { count, decodedMs: durationMs, durationMs, ...measured }
}

/**
 * @param {string} container
 * @param {string | null} codec
 */
function findMeasurer(container, codec) {
  if (container === 'wav') return codec?.startsWith('pcm-') ? measurePcm : null
  if (codec === 'opus') return measureOpus
  return container === 'mp4' && codec === 'aac' ? measureAac : null
}

/**
 * A sample rate of 1 Hz would unfold one byte to a second of sound.
 * @param {import('mediabunny').InputAudioTrack} track
 * @param {Limits} limits
 */
async function isPlausible(track, limits) {
  const sampleRateHz = await track.getSampleRate()
  const channels = await track.getNumberOfChannels()
  const isRate = sampleRateHz >= MIN_SOURCE_RATE_HZ && sampleRateHz <= MAX_SOURCE_RATE_HZ
  return isRate && channels >= 1 && channels <= limits.maxChannels
}

/**
 * @param {Uint8Array} bytes
 * @param {Limits} limits
 */
async function inspect(bytes, limits) {
  const input = new Input({ formats: [...CONTAINERS.keys()], source: new BufferSource(bytes) })
  try {
    const kind = CONTAINERS.get(await input.getFormat())
    const [track, ...others] = await input.getTracks()
    if (kind === undefined || track === undefined || others.length > 0 || !track.isAudioTrack()) return notAudio()
    if (!(await isPlausible(track, limits))) return notAudio()
    const codec = await track.getCodec()
    const measure = findMeasurer(kind.container, codec)
    if (measure === null) return notAudio()
    const { count, decodedMs, durationMs, ...measured } = await measure(track, limits)
    if (!Number.isFinite(durationMs) || decodedMs === 0) return notAudio()
    // A broken file may claim more milliseconds than an exact whole number holds.
    const rounded = Math.min(Math.round(durationMs), Number.MAX_SAFE_INTEGER)
    if (rounded > limits.maxDurationMs) return { status: 'too-long', durationMs: rounded }
    if (count > limits.maxPackets) return notAudio()
    return { status: 'ok', ...kind, codec, durationMs: rounded, ...measured }
  } catch {
    return notAudio()
  } finally {
    input.dispose()
  }
}

function notAudio() {
  return { status: 'not-audio' }
}

parentPort?.on('message', ({ bytes, limits }) => {
  void inspect(bytes, limits).then((inspection) => parentPort?.postMessage(inspection, []))
})
parentPort?.postMessage({ ready: true }, [])
