// Makes a 16 kHz mono WAV file of a recording, for a speech server that reads nothing else. In its own thread, like
// inspect-worker.mjs. In: { bytes, limits }. Out: { wav }, null for AAC, which is not decoded, and for anything unreadable.
import { parentPort } from 'node:worker_threads'
import { decodeOpus, decodePcm } from './decode-speech.mjs'
import { findTrack, openRecording } from './recording-file.mjs'
import { METER_RATE_HZ } from './speech-meter.mjs'

const HEADER_BYTES = 44
const SAMPLE_BYTES = 2
const FULL_SCALE = 32_768
const MS_PER_SECOND = 1000

/** @typedef {import('./recording-file.mjs').Limits} Limits */

/** @param {Float32Array[]} parts */
function toWav(parts) {
  const total = parts.reduce((sum, part) => sum + part.length, 0)
  const file = Buffer.alloc(HEADER_BYTES + total * SAMPLE_BYTES)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  // PCM, one channel.
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(METER_RATE_HZ, 24)
  file.writeUInt32LE(METER_RATE_HZ * SAMPLE_BYTES, 28)
  file.writeUInt16LE(SAMPLE_BYTES, 32)
  file.writeUInt16LE(SAMPLE_BYTES * 8, 34)
  file.write('data', 36)
  file.writeUInt32LE(total * SAMPLE_BYTES, 40)
  let at = HEADER_BYTES
  for (const part of parts) {
    for (const sample of part) {
      // A decoder may return NaN for garbage.
      const value = Number.isFinite(sample) ? Math.max(-1, Math.min(1, sample)) : 0
      file.writeInt16LE(Math.min(FULL_SCALE - 1, Math.round(value * FULL_SCALE)), at)
      at += SAMPLE_BYTES
    }
  }
  return new Uint8Array(file)
}

/**
 * @param {Uint8Array} bytes
 * @param {Limits} limits
 */
async function convert(bytes, limits) {
  const input = openRecording(bytes, limits)
  try {
    const found = await findTrack(input, limits)
    if (found === null) return null
    const maxSamples = (limits.maxDurationMs / MS_PER_SECOND) * METER_RATE_HZ
    /** @type {Float32Array[]} */
    const parts = []
    let total = 0
    /** @param {Float32Array} samples */
    const take = (samples) => {
      parts.push(samples)
      total += samples.length
      return total <= maxSamples
    }
    if (found.codec === 'opus') await decodeOpus(found.track, limits, take)
    else if (found.codec?.startsWith('pcm-')) await decodePcm(found.track, limits, take)
    return total === 0 ? null : toWav(parts)
  } catch {
    return null
  } finally {
    input.dispose()
  }
}

parentPort?.on('message', ({ bytes, limits }) => {
  void convert(bytes, limits).then((wav) => parentPort?.postMessage({ wav }, []))
})
parentPort?.postMessage({ ready: true }, [])
