import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SPEED_BY_LEVEL, VOICE_SOUND, VOICES } from '#app/config/voices.ts'
import { measureMp3 } from '#app/models/speech/mp3.ts'
import { createEspeakSynthesizer } from './synthesizer.espeak.server.ts'
import { createKokoroSynthesizer } from './synthesizer.kokoro.server.ts'

vi.setConfig({ testTimeout: 120_000 })

const MODEL = resolve('.data/models/kokoro')
/** Answers with what it was asked, instead of sound. */
const MIRROR = `
import { createInterface } from 'node:readline'
const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n')
createInterface({ input: process.stdin }).on('line', (line) => {
  const asked = { ...JSON.parse(line), folder: process.argv[2] }
  if (asked.sentences.some((sentence) => sentence.includes('z'))) say({ error: 'too long' })
  else say({ mime: 'audio/mpeg', durationMs: 1, audio: Buffer.from(JSON.stringify(asked)).toString('base64') })
})
say({ ready: true })
`

let folder = ''
const stops: (() => Promise<void>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopru-kokoro-'))
  await writeFile(join(folder, 'mirror.mjs'), MIRROR)
})
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  await rm(folder, { recursive: true })
})

function mirror(childPath = join(folder, 'mirror.mjs')) {
  const readIpa = async (clauses: string[]) => clauses.map(() => 'həlˈəʊ')
  const voice = createKokoroSynthesizer({ childPath, modelFolder: '/models', readIpa })
  stops.push(voice.stop)
  return voice
}

async function askedOf(utterance: Parameters<ReturnType<typeof mirror>['synthesize']>[0]) {
  const { bytes } = await mirror().synthesize(utterance)
  return JSON.parse(new TextDecoder().decode(bytes))
}

test('a text is sent as phonemes by the sentence, in the voice of its speaker', async () => {
  const asked = await askedOf({ text: 'Hello. Hello, you!', language: 'en', gender: 'male' })
  expect(asked).toMatchObject({
    ...VOICE_SOUND,
    folder: '/models',
    speed: SPEED_BY_LEVEL.intermediate,
    mix: VOICES.george.mix,
  })
  expect(asked.sentences).toEqual(['həlˈQ.', 'həlˈQ, həlˈQ!'])
})

test('the interpreter of a model does not sound like the speaker', async () => {
  const text = 'Merhaba.'
  const speaker = await askedOf({ text, language: 'tr', gender: 'female' })
  const model = await askedOf({ text, language: 'tr', gender: 'female', isAnyGender: true })
  expect(model.sentences).toEqual(speaker.sentences)
  expect(model.mix).not.toEqual(speaker.mix)
})

test('what the model refuses, and a model that is not there, are failures of synthesis', async () => {
  const words = { text: 'Zor.', language: 'tr', gender: 'male' } as const
  await expect(mirror().synthesize(words)).rejects.toMatchObject({ name: 'SynthesisError', failure: 'refused' })
  const missing = mirror(join(folder, 'nowhere.mjs'))
  await expect(missing.synthesize(words)).rejects.toMatchObject({ failure: 'not-installed' })
})

describe.runIf(existsSync(join(MODEL, 'engine')))('with the model', () => {
  test.each([
    ['en', 'Good morning. Please take a seat.'],
    ['tr', 'Günaydın. Lütfen oturun.'],
  ] as const)('a %s text is spoken', async (language, text) => {
    const espeak = createEspeakSynthesizer({ childPath: resolve('scripts/workers/espeak-child.mjs') })
    const kokoro = createKokoroSynthesizer({
      childPath: resolve('scripts/workers/kokoro-child.mjs'),
      modelFolder: MODEL,
      readIpa: espeak.readIpa,
    })
    stops.push(espeak.stop, kokoro.stop)
    const { bytes, durationMs } = await kokoro.synthesize({ text, language, gender: 'female' })
    expect(durationMs).toBeGreaterThan(1500)
    expect(Math.abs((measureMp3(bytes)?.durationMs ?? 0) - durationMs)).toBeLessThan(200)
  })
})
