// Makes a 16 kHz mono WAV file of a recording, for a speech server that reads nothing else. In its own thread, like
// inspect-worker.mjs. In: { bytes, limits }. Out: { wav }, null for AAC, which is not decoded, and for anything unreadable.
import { parentPort } from 'node:worker_threads'
import { decodeOpus, decodePcm } from './decode-speech.mjs'
import { findTrack, openRecording } from './recording-file.mjs'
import { toWav } from './sound-file.mjs'
import { METER_RATE_HZ } from './speech-meter.mjs'

const MS_PER_SECOND = 1000

/** @typedef {import('./recording-file.mjs').Limits} Limits */

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
    return total === 0 ? null : new Uint8Array(toWav(parts, METER_RATE_HZ))
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
