// Samples, and sound files made of them: what several workers need.

const WAV_HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2
const FULL_SCALE = 32_768
/** The encoder takes this much at a time. */
const CHUNK_SAMPLES = 32_768

/** @param {Float32Array[]} parts */
export function joined(parts) {
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  return samples
}

/**
 * One channel of 16-bit samples.
 * @param {Float32Array[]} parts
 * @param {number} rateHz
 */
export function toWav(parts, rateHz) {
  const dataBytes = parts.reduce((sum, part) => sum + part.length, 0) * BYTES_PER_SAMPLE
  const wav = Buffer.alloc(WAV_HEADER_BYTES + dataBytes)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(WAV_HEADER_BYTES - 8 + dataBytes, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  // PCM, one channel.
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rateHz, 24)
  wav.writeUInt32LE(rateHz * BYTES_PER_SAMPLE, 28)
  wav.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  wav.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(dataBytes, 40)
  let at = WAV_HEADER_BYTES
  for (const part of parts) {
    for (const sample of part) {
      // A decoder may return NaN for garbage.
      const value = Number.isFinite(sample) ? Math.max(-1, Math.min(1, sample)) : 0
      at = wav.writeInt16LE(Math.min(FULL_SCALE - 1, Math.round(value * FULL_SCALE)), at)
    }
  }
  return wav
}

/**
 * @param {any} encoder of wasm-media-encoders
 * @param {Float32Array} samples one channel
 * @param {{ rateHz: number, outputRateHz?: number, bitrateKbps: number }} format
 */
export function toMp3(encoder, samples, { rateHz, outputRateHz = rateHz, bitrateKbps }) {
  encoder.configure({ sampleRate: rateHz, channels: 1, bitrate: bitrateKbps, outputSampleRate: outputRateHz })
  const parts = []
  for (let at = 0; at < samples.length; at += CHUNK_SAMPLES) {
    // The encoder reuses the memory of what it returns.
    parts.push(Buffer.from(encoder.encode([samples.subarray(at, at + CHUNK_SAMPLES)])))
  }
  parts.push(Buffer.from(encoder.finalize()))
  return Buffer.concat(parts)
}
