// The embedded voice, in its own process: one JSON line in, one JSON line out. eSpeak NG is GPL-3.0 and optional, so it is
// installed next to the app and never bundled. Its synthesis blocks, which does not matter here.
// In:  {"text", "voice", "rateWpm", "pitch", "peakCapDbfs", "bitrateKbps"}
// Out: {"mime", "durationMs", "audio": base64} or {"error"}.
// In:  {"ipa": [words], "voice"}, for the natural voice, which reads phonemes
// Out: {"ipa": [phonemes of these words]} or {"error"}.
// The first line out is {"ready": true} or {"ready": false, "detail"}.
import { createInterface } from 'node:readline'

const INT16_SCALE = 32_768
const WAV_HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2
const CHUNK_SAMPLES = 32_768

/**
 * @typedef {{ text: string, voice: string, rateWpm: number, pitch: number, peakCapDbfs: number, bitrateKbps: number }} Request
 */

/** @param {object} message */
function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

// The engine's own log output would break the protocol.
console.log = console.error

/**
 * Both packages are imported by name at run time, because neither has to be installed.
 * @param {string} name
 */
async function load(name) {
  return import(name)
}

async function loadEngine() {
  const { default: createEngine } = await load('@echogarden/espeak-ng-emscripten')
  const engine = await createEngine()
  return new engine.eSpeakNGWorker()
}

async function loadEncoder() {
  try {
    const { createMp3Encoder } = await load('wasm-media-encoders')
    return await createMp3Encoder()
  } catch {
    return null
  }
}

/**
 * @param {any} engine
 * @param {Request} request
 * @returns {Float32Array} samples at the engine's rate, none louder than the cap
 */
function synthesize(engine, { text, voice, rateWpm, pitch, peakCapDbfs }) {
  if (engine.set_voice(voice) !== 0) throw new Error(`no voice ${voice}`)
  engine.set_rate(rateWpm)
  engine.set_pitch(pitch)
  /** @type {Int16Array[]} */
  const parts = []
  engine.synthesize(text, (/** @type {Int16Array | null} */ part) => {
    if (part !== null && part.length > 0) parts.push(part)
    return false
  })
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  let peak = 0
  for (const part of parts) {
    for (const value of part) {
      samples[at] = value / INT16_SCALE
      peak = Math.max(peak, Math.abs(value) / INT16_SCALE)
      at += 1
    }
  }
  const cap = 10 ** (peakCapDbfs / 20)
  return peak > cap ? samples.map((sample) => (sample * cap) / peak) : samples
}

/** @param {any} engine @param {string} words @param {string} voice */
function readIpa(engine, words, voice) {
  if (engine.set_voice(voice) !== 0) throw new Error(`no voice ${voice}`)
  return engine.synthesize_ipa(words).ipa
}

/**
 * @param {any} encoder
 * @param {Float32Array} samples
 * @param {{ sampleRate: number, bitrateKbps: number }} format
 */
function toMp3(encoder, samples, { sampleRate, bitrateKbps }) {
  encoder.configure({ sampleRate, channels: 1, bitrate: bitrateKbps, outputSampleRate: sampleRate })
  const parts = []
  for (let at = 0; at < samples.length; at += CHUNK_SAMPLES) {
    parts.push(Buffer.from(encoder.encode([samples.subarray(at, at + CHUNK_SAMPLES)])))
  }
  parts.push(Buffer.from(encoder.finalize()))
  return Buffer.concat(parts)
}

/**
 * @param {Float32Array} samples
 * @param {number} sampleRate
 */
function toWav(samples, sampleRate) {
  const data = samples.length * BYTES_PER_SAMPLE
  const wav = Buffer.alloc(WAV_HEADER_BYTES + data)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(WAV_HEADER_BYTES - 8 + data, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(sampleRate * BYTES_PER_SAMPLE, 28)
  wav.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  wav.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(data, 40)
  samples.forEach((sample, index) => {
    wav.writeInt16LE(Math.round(sample * (INT16_SCALE - 1)), WAV_HEADER_BYTES + index * BYTES_PER_SAMPLE)
  })
  return wav
}

/**
 * @param {{ engine: any, encoder: any }} voice
 * @param {string} line
 */
function answer({ engine, encoder }, line) {
  try {
    /** @type {Request & { ipa?: string[] }} */
    const request = JSON.parse(line)
    if (request.ipa !== undefined) {
      say({ ipa: request.ipa.map((words) => readIpa(engine, words, request.voice)) })
      return
    }
    const sampleRate = engine.get_samplerate()
    const samples = synthesize(engine, request)
    const format = { sampleRate, bitrateKbps: request.bitrateKbps }
    const audio = encoder === null ? toWav(samples, sampleRate) : toMp3(encoder, samples, format)
    const mime = encoder === null ? 'audio/wav' : 'audio/mpeg'
    const durationMs = Math.round((samples.length / sampleRate) * 1000)
    say({ mime, durationMs, audio: audio.toString('base64') })
  } catch (error) {
    say({ error: String(error) })
  }
}

try {
  const engine = await loadEngine()
  const encoder = await loadEncoder()
  createInterface({ input: process.stdin }).on('line', (line) => answer({ engine, encoder }, line))
  say({ ready: true })
} catch (error) {
  say({ ready: false, detail: String(error) })
}
