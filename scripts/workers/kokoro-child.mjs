// The natural voice, Kokoro-82M, in its own process: one JSON line in, one JSON line out, like espeak-child.mjs. Model, voices and
// engine are installed by `npm run models`; their folder is the first argument.
// In:  {"sentences": [phonemes], "mix": {voice: weight}, "speed", "pauseMs", "leadMs", "tailMs", "lufs", "peakDbfs", "bitrateKbps"}
// Out: {"mime", "durationMs", "lufs", "peakDbfs", "peaks": base64, "audio": base64} or {"error"}. The first line out is
// {"ready": true} or {"ready": false, "detail"}.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createMp3Encoder } from 'wasm-media-encoders'
import { amplified, loudnessOf, peakOf, toDb, toFactor } from './loudness.mjs'
import { joined, toMp3 } from './sound-file.mjs'

const RATE_HZ = 24_000
const MS_PER_SECOND = 1000
/** The model's style vectors: one for each number of symbols. */
const STYLE_SIZE = 256
const STYLE_ROWS = 510
/** What the model takes, less a pad at each end. */
const MAX_SYMBOLS = 508
const PEAKS = 64
/** Below this a sample at either end of a sentence counts as silence. */
const SILENCE = 0.01
/** Kept around the audible part of a sentence, so that no consonant is cut. */
const MARGIN_MS = 30
const FADE_MS = 5
/** The limiter lowers the loudness: how often the gain is raised again, at most. */
const LEVELLING_ROUNDS = 3

/**
 * @typedef {{ sentences: string[], mix: Record<string, number>, speed: number, pauseMs: number, leadMs: number, tailMs: number,
 *   lufs: number, peakDbfs: number, bitrateKbps: 32 }} Request
 * @typedef {{ run: (inputs: object) => Promise<Record<string, { data: Float32Array }>>, outputNames: string[] }} Session
 * @typedef {{ Tensor: new (type: string, data: ArrayLike<number | bigint>, dims: number[]) => object,
 *   InferenceSession: { create: (path: string, options: object) => Promise<Session> } }} Engine
 */

/** @param {object} message */
function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

// The engine's own log output would break the protocol.
console.log = console.error

/** @param {number} ms */
const samplesOf = (ms) => Math.round((ms * RATE_HZ) / MS_PER_SECOND)
/** @param {number} value */
const toTenths = (value) => Math.round(value * 10) / 10

/** @param {string} folder */
async function loadVoice(folder) {
  /** @type {Engine} */
  const engine = createRequire(join(folder, 'engine/package.json'))('onnxruntime-node')
  const wide = join(folder, 'kokoro-wide.onnx')
  const session = await engine.InferenceSession.create(existsSync(wide) ? wide : join(folder, 'kokoro.onnx'), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  })
  /** @type {Record<string, number>} */
  const symbols = JSON.parse(readFileSync(join(folder, 'symbols.json'), 'utf8')).vocab
  return { engine, session, symbols, folder }
}

/** @typedef {Awaited<ReturnType<typeof loadVoice>>} Voice */

/**
 * The mean of voices' vectors for this many symbols.
 * @param {Voice} voice
 * @param {Record<string, number>} mix
 * @param {number} symbols
 */
function styleOf({ folder }, mix, symbols) {
  const row = Math.min(symbols, STYLE_ROWS) - 1
  const total = Object.values(mix).reduce((sum, weight) => sum + weight, 0)
  const style = new Float32Array(STYLE_SIZE)
  for (const [name, weight] of Object.entries(mix)) {
    const bytes = readFileSync(join(folder, 'voices', `${name}.bin`))
    const from = row * STYLE_SIZE * Float32Array.BYTES_PER_ELEMENT
    for (let index = 0; index < STYLE_SIZE; index += 1) {
      const value = bytes.readFloatLE(from + index * Float32Array.BYTES_PER_ELEMENT)
      style[index] = (style[index] ?? 0) + (value * weight) / total
    }
  }
  return style
}

/** The audible part, without clicks at its ends. @param {Float32Array} samples */
function trimmed(samples) {
  const isHeard = (/** @type {number} */ sample) => Math.abs(sample) > SILENCE
  const margin = samplesOf(MARGIN_MS)
  const part = samples.slice(
    Math.max(0, samples.findIndex(isHeard) - margin),
    Math.min(samples.length, samples.findLastIndex(isHeard) + margin),
  )
  const fade = Math.min(samplesOf(FADE_MS), part.length / 2)
  for (let index = 0; index < fade; index += 1) {
    part[index] = ((part[index] ?? 0) * index) / fade
    const last = part.length - 1 - index
    part[last] = ((part[last] ?? 0) * index) / fade
  }
  return part
}

/**
 * @param {Voice} voice
 * @param {string} sentence
 * @param {Request} request
 */
async function saySentence(voice, sentence, { mix, speed }) {
  const { engine, session, symbols } = voice
  const tokens = Array.from(sentence, (symbol) => symbols[symbol]).filter((token) => token !== undefined)
  if (tokens.length === 0) return new Float32Array()
  if (tokens.length > MAX_SYMBOLS) throw new Error(`a sentence of ${tokens.length} symbols is too long`)
  const padded = [0, ...tokens, 0].map(BigInt)
  const output = await session.run({
    tokens: new engine.Tensor('int64', BigInt64Array.from(padded), [1, padded.length]),
    style: new engine.Tensor('float32', styleOf(voice, mix, tokens.length), [1, STYLE_SIZE]),
    speed: new engine.Tensor('float32', Float32Array.of(speed), [1]),
  })
  return trimmed(Object.values(output)[0]?.data ?? new Float32Array())
}

/**
 * @param {Float32Array} samples
 * @param {Request} request
 */
function levelled(samples, { lufs, peakDbfs }) {
  let gainDb = lufs - loudnessOf(samples, RATE_HZ)
  let out = samples
  for (let round = 0; round < LEVELLING_ROUNDS; round += 1) {
    out = amplified(samples, { gain: toFactor(gainDb), peak: toFactor(peakDbfs), rateHz: RATE_HZ })
    gainDb += lufs - loudnessOf(out, RATE_HZ)
  }
  return out
}

/** The loudest sample of each of 64 equal parts, 0 to 255. @param {Float32Array} samples */
function peaksOf(samples) {
  const size = samples.length / PEAKS
  return Buffer.from(
    Array.from({ length: PEAKS }, (_, index) =>
      Math.round(peakOf(samples.subarray(Math.floor(index * size), Math.floor((index + 1) * size))) * 255),
    ),
  )
}

/**
 * @param {Voice} voice
 * @param {Request} request
 */
async function speak(voice, request) {
  const parts = [new Float32Array(samplesOf(request.leadMs))]
  for (const sentence of request.sentences) {
    if (parts.length > 1) parts.push(new Float32Array(samplesOf(request.pauseMs)))
    parts.push(await saySentence(voice, sentence, request))
  }
  parts.push(new Float32Array(samplesOf(request.tailMs)))
  return levelled(joined(parts), request)
}

try {
  const voice = await loadVoice(process.argv[2] ?? '.')
  const encoder = await createMp3Encoder()
  say({ ready: true })
  for await (const line of createInterface({ input: process.stdin })) {
    try {
      /** @type {Request} */
      const request = JSON.parse(line)
      const samples = await speak(voice, request)
      say({
        mime: 'audio/mpeg',
        durationMs: Math.round((samples.length / RATE_HZ) * MS_PER_SECOND),
        lufs: toTenths(loudnessOf(samples, RATE_HZ)),
        peakDbfs: toTenths(toDb(peakOf(samples))),
        peaks: peaksOf(samples).toString('base64'),
        audio: toMp3(encoder, samples, { rateHz: RATE_HZ, bitrateKbps: request.bitrateKbps }).toString('base64'),
      })
    } catch (error) {
      say({ error: String(error) })
    }
  }
} catch (error) {
  say({ ready: false, detail: String(error) })
}
