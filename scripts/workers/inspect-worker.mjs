// Decodes and measures one recording at a time, in its own thread: three minutes of Opus take half a second of CPU, and a
// malicious file can only harm this thread. Plain JavaScript, because the app is bundled and this file is started by its
// path. Everything is decided by content, nothing by names or declared types.
import { parentPort } from 'node:worker_threads'
import { decodeOpus, decodePcm } from './decode-speech.mjs'
import { findTrack, openRecording, walkPackets } from './recording-file.mjs'
import { createMeter, METER_RATE_HZ } from './speech-meter.mjs'

const AAC_FRAME_SAMPLES = 1024
const MS_PER_SECOND = 1000

/** @typedef {import('./recording-file.mjs').Limits} Limits */

/**
 * @param {import('mediabunny').InputAudioTrack} track
 * @param {Limits} limits
 */
async function measureOpus(track, limits) {
  const meter = createMeter()
  try {
    const maxSamples = (limits.maxDurationMs / MS_PER_SECOND) * METER_RATE_HZ
    const walked = await decodeOpus(track, limits, (samples) => {
      meter.add(samples)
      return meter.total() <= maxSamples
    })
    const decodedMs = (meter.total() / METER_RATE_HZ) * MS_PER_SECOND
    return { count: walked.count, decodedMs, durationMs: Math.max(decodedMs, walked.spanMs), ...meter.result() }
  } finally {
    meter.free()
  }
}

/**
 * AAC is not decoded (its decoders are GPL or heavy): its length comes from its packets, its speech is unknown.
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
 * @param {import('mediabunny').InputAudioTrack} track
 * @param {Limits} limits
 */
async function measurePcm(track, limits) {
  const meter = createMeter()
  const { count, durationMs } = await decodePcm(track, limits, (samples) => meter.add(samples))
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
 * @param {Uint8Array} bytes
 * @param {Limits} limits
 */
async function inspect(bytes, limits) {
  const input = openRecording(bytes, limits)
  try {
    const found = await findTrack(input, limits)
    if (found === null) return notAudio()
    const { kind, track, codec } = found
    const measure = findMeasurer(kind.container, codec)
    if (measure === null) return notAudio()
    const { count, decodedMs, durationMs, ...measured } = await measure(track, limits)
    if (!Number.isFinite(durationMs) || decodedMs === 0) return notAudio()
    // A broken file may claim more milliseconds than a safe integer holds.
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
