import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSegmentAudio } from './segment-audio.server.ts'
import { SynthesisError, type SpeechSynthesizer, type SynthesizedSpeech } from './synthesizer.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopru-audio-'))
})
afterEach(() => rm(folder, { recursive: true }))

const HELLO = { text: 'Merhaba', language: 'tr', gender: 'female' } as const

/** A voice controlled by the test: each call waits for `finish` or `fail`. */
function handVoice(cacheVersion = 'v1') {
  const calls: { finish: (content: string) => void; fail: (error: Error) => void; text: string }[] = []
  const synthesizer: SpeechSynthesizer = {
    id: 'openai',
    quality: 'natural',
    cacheVersion,
    synthesize: ({ text }) =>
      new Promise<SynthesizedSpeech>((resolve, reject) => {
        const finish = (content: string) =>
          resolve({ bytes: new TextEncoder().encode(content), mime: 'audio/mpeg', durationMs: 1 })
        calls.push({ finish, fail: reject, text })
      }),
  }
  return { synthesizer, calls }
}

function quickVoice(content: string, cacheVersion = 'v1') {
  const voice = handVoice(cacheVersion)
  const asked: string[] = []
  const bytes = new TextEncoder().encode(content)
  const synthesizer: SpeechSynthesizer = {
    ...voice.synthesizer,
    synthesize: async ({ text }) => {
      asked.push(text)
      return { bytes, mime: 'audio/mpeg', durationMs: 1 }
    },
  }
  return { synthesizer, asked }
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

test('a sentence is made once and served from the disk from then on, by another process too', async () => {
  const voice = quickVoice('sound')
  const first = await createSegmentAudio({ ...voice, folder, deadlineMs: 5000 }).get(HELLO)
  expect(await readFile(first.filePath, 'utf8')).toBe('sound')
  expect(first).toMatchObject({ bytes: 5, mime: 'audio/mpeg', quality: 'natural' })
  expect(first.etag).toMatch(/^[0-9a-f]{32}$/)
  const second = await createSegmentAudio({ ...voice, folder, deadlineMs: 5000 }).get(HELLO)
  expect(second).toEqual(first)
  expect(voice.asked).toEqual(['Merhaba'])
})

test('another text, voice, language or engine is another file', async () => {
  const audio = createSegmentAudio({ ...quickVoice('one'), folder, deadlineMs: 5000 })
  const newer = createSegmentAudio({ ...quickVoice('two', 'v2'), folder, deadlineMs: 5000 })
  const files = await Promise.all([
    audio.get(HELLO),
    audio.get({ ...HELLO, gender: 'male' }),
    audio.get({ ...HELLO, language: 'en' }),
    audio.get({ ...HELLO, text: 'Merhaba.' }),
    newer.get(HELLO),
  ])
  expect(new Set(files.map(({ filePath }) => filePath)).size).toBe(5)
  expect(new Set(files.map(({ etag }) => etag)).size).toBe(5)
})

test('twelve who ask at once share one synthesis; one who leaves takes nobody along', async () => {
  const voice = handVoice()
  const audio = createSegmentAudio({ ...voice, folder, deadlineMs: 5000 })
  const leaver = new AbortController()
  const left = audio.get({ ...HELLO, signal: leaver.signal })
  const stayed = Array.from({ length: 11 }, () => audio.get(HELLO))
  await expect.poll(() => voice.calls.length).toBe(1)
  leaver.abort()
  await expect(left).rejects.toMatchObject({ name: 'AbortError' })
  voice.calls[0]?.finish('shared')
  const files = await Promise.all(stayed)
  expect(new Set(files.map(({ etag }) => etag)).size).toBe(1)
  expect(voice.calls).toHaveLength(1)
})

test('two processes that make the same sentence end with one whole file that never changes', async () => {
  const [one, two] = [handVoice(), handVoice()]
  const firstAsked = createSegmentAudio({ ...one, folder, deadlineMs: 5000 }).get(HELLO)
  const secondAsked = createSegmentAudio({ ...two, folder, deadlineMs: 5000 }).get(HELLO)
  await expect.poll(() => one.calls.length + two.calls.length).toBe(2)
  two.calls[0]?.finish('from the second')
  const second = await secondAsked
  one.calls[0]?.finish('from the first, and longer')
  expect(await firstAsked).toEqual(second)
  expect(await readFile(second.filePath, 'utf8')).toBe('from the second')
  expect(await filesBelow(folder)).toHaveLength(1)
})

test('a failure is a 503 with Retry-After, leaves no file, and is not remembered', async () => {
  const voice = handVoice()
  const audio = createSegmentAudio({ ...voice, folder, deadlineMs: 5000 })
  const failed = audio.get(HELLO)
  await expect.poll(() => voice.calls.length).toBe(1)
  voice.calls[0]?.fail(new SynthesisError('refused', 'no'))
  await expect(failed).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE', status: 503, retryAfterSeconds: 5 })
  expect(await filesBelow(folder)).toEqual([])
  const again = audio.get(HELLO)
  await expect.poll(() => voice.calls.length).toBe(2)
  voice.calls[1]?.finish('now')
  expect((await again).bytes).toBe(3)
})

test('a voice that never answers is given up at the deadline, and the next listener tries anew', async () => {
  const voice = handVoice()
  const audio = createSegmentAudio({ ...voice, folder, deadlineMs: 100 })
  await expect(audio.get(HELLO)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
  await expect(audio.get(HELLO)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
  expect(voice.calls).toHaveLength(2)
})

test('a folder that cannot be written is a 503, not a crash', async () => {
  const audio = createSegmentAudio({ ...quickVoice('x'), folder: '/dev/null/audio', deadlineMs: 5000 })
  await expect(audio.get(HELLO)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
})
