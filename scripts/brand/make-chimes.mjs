// Makes the two chimes of the mock test, in public/sounds: `node scripts/brand/make-chimes.mjs`. Both are in D major and soft;
// they differ in pitch, length and shape, so that neither is taken for the other: the start chime rises by a fifth and
// rings out, the record chime is two short equal beats, after which the learner speaks.
import { mkdir, writeFile } from 'node:fs/promises'
import { createMp3Encoder } from 'wasm-media-encoders'

const SAMPLE_RATE_HZ = 24_000
const BITRATE_KBPS = 64
const ATTACK_SECONDS = 0.012
const RELEASE_SECONDS = 0.04
/** About -9 dBFS: next to speech, a chime must not startle. */
const PEAK = 0.35
/** Partials of a struck bar: the note, its octave and its twelfth, each softer and shorter. */
const PARTIALS = [
  { ratio: 1, gain: 1, decay: 1 },
  { ratio: 2, gain: 0.28, decay: 1.8 },
  { ratio: 3, gain: 0.1, decay: 2.6 },
]

const D5_HZ = 587.33
const FIS5_HZ = 739.99
const A5_HZ = 880

/** @typedef {{ hz: number, at: number, seconds: number, decaySeconds: number }} Note */

/** @type {Record<string, { seconds: number, notes: Note[] }>} */
const CHIMES = {
  'start-chime': {
    seconds: 0.9,
    notes: [
      { hz: D5_HZ, at: 0, seconds: 0.6, decaySeconds: 0.22 },
      { hz: A5_HZ, at: 0.18, seconds: 0.72, decaySeconds: 0.24 },
    ],
  },
  'record-chime': {
    seconds: 0.4,
    notes: [
      { hz: FIS5_HZ, at: 0, seconds: 0.16, decaySeconds: 0.07 },
      { hz: FIS5_HZ, at: 0.16, seconds: 0.24, decaySeconds: 0.09 },
    ],
  },
}

/** A struck note at a time after its start: a raised attack, an exponential fall, and an end without a click. */
function struck(/** @type {Note} */ { hz, seconds, decaySeconds }, /** @type {number} */ time) {
  if (time < 0 || time >= seconds) return 0
  const attack = Math.min(1, time / ATTACK_SECONDS)
  const release = Math.min(1, (seconds - time) / RELEASE_SECONDS)
  const sound = PARTIALS.reduce(
    (sum, { ratio, gain, decay }) =>
      sum + gain * Math.exp((-time * decay) / decaySeconds) * Math.sin(2 * Math.PI * hz * ratio * time),
    0,
  )
  return sound * Math.sin((attack * Math.PI) / 2) * release
}

function synthesise(/** @type {{ seconds: number, notes: Note[] }} */ { seconds, notes }) {
  const samples = Float32Array.from({ length: Math.round(seconds * SAMPLE_RATE_HZ) }, (_, index) =>
    notes.reduce((sum, note) => sum + struck(note, index / SAMPLE_RATE_HZ - note.at), 0),
  )
  const loudest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  return samples.map((sample) => (sample * PEAK) / loudest)
}

async function toMp3(/** @type {Float32Array} */ samples) {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: SAMPLE_RATE_HZ, channels: 1, bitrate: BITRATE_KBPS })
  // The encoder hands out views into its memory: copy each before the next call.
  const head = Buffer.from(encoder.encode([samples]))
  return Buffer.concat([head, Buffer.from(encoder.finalize())])
}

const folder = new URL('../../public/sounds/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const [name, chime] of Object.entries(CHIMES)) {
  const bytes = await toMp3(synthesise(chime))
  await writeFile(new URL(`${name}.mp3`, folder), bytes)
  console.log(`${name}.mp3: ${bytes.byteLength} bytes`)
}
