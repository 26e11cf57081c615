import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSegmentAudio } from '../synthesis/segment-audio.server.ts'
import { SynthesisError, type SpeechSynthesizer } from '../synthesis/synthesizer.ts'
import { makeShippedFolder } from './shipped-folder.fixture.ts'
import { createShippedVoices } from './shipped-voices.server.ts'
import { createSpokenWords } from './spoken-words.server.ts'

const RECORDED = { text: 'Merhaba.', language: 'tr', gender: 'male' } as const
const NEW = { text: 'Yeni bir cümle.', language: 'tr', gender: 'male' } as const
const FILE = 'dialogues/hello/01-original.mp3'

let shippedFolder = ''
let cacheFolder = ''
beforeEach(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'kopru-audio-'))
  shippedFolder = await makeShippedFolder([
    { language: 'tr', text: RECORDED.text, voice: 'ozan', file: FILE, content: 'shipped', durationMs: 700 },
  ])
})
afterEach(async () => {
  await rm(cacheFolder, { recursive: true })
  await rm(shippedFolder, { recursive: true })
})

/** A cached voice whose files contain its name, or that always fails. */
function voice(id: SpeechSynthesizer['id'], options: { isBroken?: boolean } = {}) {
  const synthesizer: SpeechSynthesizer = {
    id,
    quality: id === 'espeak' ? 'basic' : 'natural',
    cacheVersion: id,
    synthesize: async () => {
      if (options.isBroken) throw new SynthesisError('unreachable', 'test')
      return { bytes: new TextEncoder().encode(id), mime: 'audio/mpeg', durationMs: 1 }
    },
  }
  return createSegmentAudio({ synthesizer, folder: cacheFolder, deadlineMs: 5000 })
}

type Parts = Partial<Pick<Parameters<typeof createSpokenWords>[0], 'providers' | 'local' | 'basic'>>

function open({ providers = {}, local = null, basic = voice('espeak') }: Parts = {}) {
  const shipped = createShippedVoices({ folder: shippedFolder, onFault: () => undefined })
  return createSpokenWords({ shipped, providers, local, basic })
}

const heard = async (file: Promise<{ filePath: string }>) => readFile((await file).filePath, 'utf8')

test('the shipped voice comes before a provider, its own model and the basic voice', async () => {
  const words = open({ providers: { tr: voice('openai') }, local: voice('kokoro') })
  expect(await heard(words.get(RECORDED))).toBe('shipped')
  expect(await words.get(RECORDED)).toMatchObject({ mime: 'audio/mpeg', quality: 'natural' })
  expect(await words.measure(RECORDED)).toBe(700)
  expect(await words.kindOf(RECORDED)).toBe('natural')
})

test('a damaged shipped file is replaced by the next source, and so is its length', async () => {
  await rm(join(shippedFolder, FILE))
  const words = open()
  expect(await heard(words.get(RECORDED))).toBe('espeak')
  expect(await words.kindOf(RECORDED)).toBe('basic')
  // The stand-in is no audio that could be measured.
  expect(await words.measure(RECORDED)).toBeNull()
})

test('what is not recorded is said by the provider of its language, else by the basic voice', async () => {
  const words = open({ providers: { en: voice('openai') } })
  expect(await heard(words.get(NEW))).toBe('espeak')
  expect(await heard(words.get({ ...NEW, language: 'en' }))).toBe('openai')
  expect([await words.kindOf(NEW), await words.kindOf({ ...NEW, language: 'en' })]).toEqual(['basic', 'natural'])
})

test('a provider that fails is no reason to change the voice within a dialogue', async () => {
  const words = open({ providers: { tr: voice('openai', { isBroken: true }) }, local: voice('kokoro') })
  await expect(words.get(NEW)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
  expect(await heard(words.get(RECORDED))).toBe('shipped')
})

test('nobody waits for the model on this server: the basic voice is heard until it has rendered', async () => {
  const words = open({ local: voice('kokoro') })
  expect(words.improves).toBe(true)
  expect(await heard(words.get(NEW))).toBe('espeak')
  expect(await words.kindOf(NEW)).toBe('basic')
  await words.prepare(NEW)
  expect(await heard(words.get(NEW))).toBe('kokoro')
  expect(await words.kindOf(NEW)).toBe('natural')
})

test('a model that fails leaves the basic voice', async () => {
  const words = open({ local: voice('kokoro', { isBroken: true }) })
  await expect(words.prepare(NEW)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
  expect(await heard(words.get(NEW))).toBe('espeak')
})

test('who chose the basic voice hears it; where it is not installed, the natural one', async () => {
  expect(await heard(open().get({ ...RECORDED, choice: 'basic' }))).toBe('espeak')
  const words = open({ basic: voice('espeak', { isBroken: true }) })
  expect(await heard(words.get({ ...RECORDED, text: 'Merhaba.', choice: 'device' }))).toBe('shipped')
  await rm(cacheFolder, { recursive: true })
  expect(await heard(words.get({ ...RECORDED, choice: 'basic' }))).toBe('shipped')
  await expect(words.get({ ...NEW, choice: 'basic' })).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
  cacheFolder = await mkdtemp(join(tmpdir(), 'kopru-audio-'))
})

test('nothing is prepared that is shipped already', async () => {
  const words = open({ local: voice('kokoro', { isBroken: true }) })
  await words.prepare(RECORDED)
})
