import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { measureMp3 } from '#app/models/speech/mp3.ts'
import { medianPitchHz } from '#tests/support/pitch.ts'
import { createEspeakSynthesizer } from './synthesizer.espeak.server.ts'

// Each voice is a separate process, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000 })

const CHILD = resolve('scripts/workers/espeak-child.mjs')
const SENTENCE = {
  en: 'Good morning. I would like to ask about my payment of $1,250.50, please.',
  tr: "Günaydın. 14 Mart'ta yatan 1.250,50 TL hakkında bir şey sormak istiyorum.",
} as const

const voice = createEspeakSynthesizer({ childPath: CHILD })
afterAll(() => voice.stop())

async function copyOfChildAlone(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kopru-voice-'))
  await cp(CHILD, join(folder, 'child.mjs'))
  await cp(resolve('scripts/workers/sound-file.mjs'), join(folder, 'sound-file.mjs'))
  return folder
}

test.each([
  ['en', 'male'],
  ['en', 'female'],
  ['tr', 'male'],
  ['tr', 'female'],
] as const)('a %s sentence in a %s voice is a complete MP3 as long as it says', async (language, gender) => {
  const speech = await voice.synthesize({ text: SENTENCE[language], language, gender })
  expect(speech.mime).toBe('audio/mpeg')
  expect(speech.durationMs).toBeGreaterThan(3000)
  const measured = measureMp3(speech.bytes)
  // The encoder pads both ends by about 100 ms in total.
  expect(Math.abs((measured?.durationMs ?? 0) - speech.durationMs)).toBeLessThan(200)
  // 48 kbps is 6 bytes per millisecond.
  expect(speech.bytes.length / speech.durationMs).toBeGreaterThan(5.5)
  expect(speech.bytes.length / speech.durationMs).toBeLessThan(6.8)
})

test('markup in a text is neither swallowed nor an error', async () => {
  const plain = await voice.synthesize({ text: 'hello world now', language: 'en', gender: 'female' })
  const marked = await voice.synthesize({
    text: 'hello <break time="5s"/> world now',
    language: 'en',
    gender: 'female',
  })
  expect(marked.durationMs).toBeGreaterThan(plain.durationMs)
  expect(marked.durationMs).toBeLessThan(plain.durationMs + 4000)
})

test('many sentences at once are all spoken', async () => {
  const texts = Array.from({ length: 12 }, (_, index) => `This is sentence number ${index + 1}.`)
  const spoken = await Promise.all(texts.map((text) => voice.synthesize({ text, language: 'en', gender: 'male' })))
  expect(spoken.every(({ durationMs }) => durationMs > 800)).toBe(true)
})

test('more than may wait are refused as busy', async () => {
  const asked = Array.from({ length: 80 }, () => voice.synthesize({ text: 'Merhaba', language: 'tr', gender: 'male' }))
  const outcomes = await Promise.allSettled(asked)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  // One is being spoken while 64 wait.
  expect(refused).toHaveLength(15)
  expect(refused[0]?.reason).toMatchObject({ failure: 'busy' })
})

test('an abort ends the wait at once and the next sentence is spoken', async () => {
  const controller = new AbortController()
  const long = voice.synthesize({
    text: 'Uzun bir cümle. '.repeat(30),
    language: 'tr',
    gender: 'female',
    signal: controller.signal,
  })
  controller.abort()
  await expect(long).rejects.toMatchObject({ name: 'AbortError' })
  const next = await voice.synthesize({ text: 'Tamam.', language: 'tr', gender: 'female' })
  expect(next.durationMs).toBeGreaterThan(200)
})

test('a sentence that takes too long ends as timeout, and the child starts anew for the next', async () => {
  const hasty = createEspeakSynthesizer({ childPath: CHILD, requestTimeoutMs: 3000 })
  const long = hasty.synthesize({ text: 'Bir iki üç dört beş. '.repeat(9000), language: 'tr', gender: 'female' })
  await expect(long).rejects.toMatchObject({ failure: 'timeout' })
  const next = await hasty.synthesize({ text: 'Evet.', language: 'tr', gender: 'female' })
  expect(next.durationMs).toBeGreaterThan(200)
  await hasty.stop()
})

test('without the optional package the answer is "not installed"', async () => {
  const folder = await copyOfChildAlone()
  const absent = createEspeakSynthesizer({ childPath: join(folder, 'child.mjs') })
  await expect(absent.warmUp()).rejects.toMatchObject({ failure: 'not-installed' })
  const asked = absent.synthesize({ text: 'Hi', language: 'en', gender: 'male' })
  await expect(asked).rejects.toMatchObject({ failure: 'not-installed' })
  await absent.stop()
  await rm(folder, { recursive: true })
})

/** 16-bit samples of a WAV file, -1 to 1. */
function samplesOf(wav: Buffer): Float64Array {
  return Float64Array.from({ length: (wav.length - 44) / 2 }, (_, index) => wav.readInt16LE(44 + index * 2) / 32_768)
}

test('without the MP3 encoder it speaks WAV, capped at -1 dB, men lower than women', async () => {
  const folder = await copyOfChildAlone()
  const engine = '@echogarden/espeak-ng-emscripten'
  await cp(resolve('node_modules', engine), join(folder, 'node_modules', engine), { recursive: true })
  const plain = createEspeakSynthesizer({ childPath: join(folder, 'child.mjs') })
  for (const language of ['en', 'tr'] as const) {
    for (const gender of ['male', 'female'] as const) {
      const speech = await plain.synthesize({ text: SENTENCE[language], language, gender })
      expect(speech.mime).toBe('audio/wav')
      const wav = Buffer.from(speech.bytes)
      expect(wav.toString('latin1', 0, 4)).toBe('RIFF')
      // 22.05 kHz, 16-bit, mono: 44.1 bytes per millisecond after the header.
      expect((wav.length - 44) / 44.1 / speech.durationMs).toBeCloseTo(1, 2)
      const samples = samplesOf(wav)
      const peakDbfs = 20 * Math.log10(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0))
      expect(peakDbfs).toBeLessThan(-0.98)
      expect(peakDbfs).toBeGreaterThan(-12)
      const pitchHz = medianPitchHz(samples, 22_050)
      if (gender === 'male') expect(pitchHz).toBeLessThan(130)
      else expect(pitchHz).toBeGreaterThan(160)
    }
  }
  await plain.stop()
  await rm(folder, { recursive: true })
})

test('after a stop nothing is spoken any more, and what waited is told so', async () => {
  const leaving = createEspeakSynthesizer({ childPath: CHILD })
  await leaving.synthesize({ text: 'Hi', language: 'en', gender: 'male' })
  const waiting = Array.from({ length: 3 }, () =>
    leaving.synthesize({ text: 'Uzun bir cümle. '.repeat(200), language: 'tr', gender: 'male' }),
  )
  const outcomes = Promise.allSettled(waiting)
  await leaving.stop()
  for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { failure: 'stopped' } })
  const late = leaving.synthesize({ text: 'Hi', language: 'en', gender: 'male' })
  await expect(late).rejects.toMatchObject({ failure: 'stopped' })
})
