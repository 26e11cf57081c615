// The embedded voice, in its own process: one JSON line in, one JSON line out. eSpeak NG is GPL-3.0 and optional, so it is
// installed next to the app and never bundled. Its synthesis blocks, which does not matter here.
// In:  {"text", "voice", "rateWpm", "pitch", "peakCapDbfs", "bitrateKbps"}
// Out: {"mime", "durationMs", "audio": base64} or {"error"}.
// In:  {"ipa": [words], "voice"}, for the natural voice, which reads phonemes
// Out: {"ipa": [phonemes of these words]} or {"error"}.
// The first line out is {"ready": true} or {"ready": false, "detail"}.
import { createInterface } from 'node:readline'
import { toMp3, toWav } from './sound-file.mjs'

const INT16_SCALE = 32_768

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
    const rateHz = engine.get_samplerate()
    const samples = synthesize(engine, request)
    const { bitrateKbps } = request
    const audio = encoder === null ? toWav([samples], rateHz) : toMp3(encoder, samples, { rateHz, bitrateKbps })
    const mime = encoder === null ? 'audio/wav' : 'audio/mpeg'
    const durationMs = Math.round((samples.length / rateHz) * 1000)
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
