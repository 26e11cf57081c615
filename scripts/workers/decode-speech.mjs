// Decodes recordings to 16 kHz mono, as recognisers and the speech meter use it. For the threads that decode recordings.
import { AudioSampleSink } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { walkPackets } from './recording-file.mjs'
import { METER_RATE_HZ, toMono } from './speech-meter.mjs'

const MS_PER_SECOND = 1000

/** @typedef {import('./recording-file.mjs').Limits} Limits */

/**
 * @param {import('mediabunny').InputAudioTrack} track
 * @param {Limits} limits
 * @param {(samples: Float32Array) => boolean} take returns false to stop
 */
export async function decodeOpus(track, limits, take) {
  const decoder = new OpusDecoder({ channels: 1, sampleRate: METER_RATE_HZ })
  await decoder.ready
  try {
    return await walkPackets(track, limits, (packet) => {
      const samples = decoder.decodeFrame(packet.data).channelData[0]
      return samples === undefined || take(samples)
    })
  } finally {
    decoder.free()
  }
}

/**
 * @param {import('mediabunny').InputAudioTrack} track
 * @param {Limits} limits
 * @param {(samples: Float32Array) => void} take
 */
export async function decodePcm(track, limits, take) {
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
      take(toMono(interleaved, format))
      if (durationMs > limits.maxDurationMs || count > limits.maxPackets) break
    }
  } catch {
    // As in walkPackets: what could be read of a truncated file counts.
  }
  return { count, durationMs }
}
