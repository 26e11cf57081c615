import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRANSCRIBE_MAX_PARALLEL } from '#app/config/speech.ts'
import { startOpenAiDouble, type OpenAiDouble } from '#tests/support/openai-double.ts'
import { createDiskRecordingStore } from '../store/recording-store.disk.server.ts'
import type { RecordingStore } from '../store/recording-store.server.ts'
import { transcribeRecordings } from './transcribe-recordings.server.ts'
import { createNoTranscriber } from './transcriber.none.server.ts'
import { createOpenAiTranscriber } from './transcriber.openai.server.ts'
import type { SpeechTranscriber } from './transcriber.ts'

let folder = ''
let store: RecordingStore
let double: OpenAiDouble
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopru-transcribe-'))
  store = createDiskRecordingStore({ folder })
  double = await startOpenAiDouble()
})
afterAll(async () => {
  await double.close()
  await rm(folder, { recursive: true })
})

async function spoken(content: string) {
  const storageKey = await store.put({ bytes: new TextEncoder().encode(content), extension: 'webm' })
  return { storageKey, mimeType: 'audio/webm', durationMs: 4000, speechMs: 3000, rmsDbfs: -20 }
}

function openai() {
  return createOpenAiTranscriber({
    isOpenAi: true,
    maxParallel: 16,
    apiKey: 'k',
    baseURL: double.url,
    model: 'gpt-transcribe',
    timeoutMs: 10_000,
  })
}

test('each recording gets its own words, in order, and one failure spoils no other', async () => {
  double.always('transcriptions', ({ file }) => {
    const heard = new TextDecoder().decode(file?.bytes)
    return heard === 'b' ? { fault: 'status', status: 401 } : `heard ${heard}`
  })
  const recordings = await Promise.all(['a', 'b', 'c'].map(spoken))
  const requests = recordings.map((recording) => ({ recording, language: 'tr' as const }))
  const results = await transcribeRecordings({ transcriber: openai(), store, requests })
  expect(results.map(({ recording }) => recording)).toEqual(recordings)
  expect(results.map(({ result }) => (result.status === 'ok' ? result.text : result.status))).toEqual([
    'heard a',
    'not-transcribed',
    'heard c',
  ])
})

test('what holds no speech is never sent', async () => {
  double.reset()
  const recording = await spoken('x')
  const requests = [
    { recording: { ...recording, durationMs: 300 }, language: 'tr' as const },
    { recording: { ...recording, speechMs: 0 }, language: 'en' as const },
    { recording: { ...recording, rmsDbfs: -70 }, language: 'en' as const },
  ]
  const results = await transcribeRecordings({ transcriber: openai(), store, requests })
  expect(results.map(({ result }) => result)).toEqual([
    { status: 'no-speech', reason: 'too-short' },
    { status: 'no-speech', reason: 'silent' },
    { status: 'no-speech', reason: 'silent' },
  ])
  expect(double.requests).toEqual([])
})

test('a file that is gone is "lost", and says nothing of the learner', async () => {
  const recording = await spoken('x')
  await store.remove(recording.storageKey)
  const requests = [{ recording, language: 'tr' as const }]
  const [only] = await transcribeRecordings({ transcriber: openai(), store, requests })
  expect(only?.result).toEqual({ status: 'not-transcribed', reason: 'lost' })
})

test('without a recogniser speech is "not transcribed" and silence is still silence', async () => {
  const recording = await spoken('x')
  const requests = [
    { recording, language: 'tr' as const },
    { recording: { ...recording, speechMs: 0 }, language: 'tr' as const },
  ]
  const results = await transcribeRecordings({ transcriber: createNoTranscriber(), store, requests })
  expect(results.map(({ result }) => result)).toEqual([
    { status: 'not-transcribed', reason: 'no-provider' },
    { status: 'no-speech', reason: 'silent' },
  ])
})

test('two submissions together never have more calls under way than the process allows', async () => {
  let running = 0
  let most = 0
  const finish: (() => void)[] = []
  const transcriber: SpeechTranscriber = {
    id: 'openai',
    async transcribe() {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => finish.push(resolve))
      running -= 1
      return { status: 'ok', text: 'x', source: 'openai', model: 'm' }
    },
  }
  const recording = await spoken('x')
  const requests = Array.from({ length: 10 }, () => ({ recording, language: 'en' as const }))
  const both = Promise.all([1, 2].map(() => transcribeRecordings({ transcriber, store, requests })))
  for (let done = 0; done < 20; done += 1) {
    await expect.poll(() => finish.length).toBeGreaterThan(done)
    if (done === 0) await expect.poll(() => running).toBe(TRANSCRIBE_MAX_PARALLEL)
    finish[done]?.()
  }
  expect((await both).flat()).toHaveLength(20)
  expect(most).toBe(TRANSCRIBE_MAX_PARALLEL)
})

test('what has no words at the deadline is "not transcribed", and the others keep theirs', async () => {
  double.reset()
  double.always('transcriptions', ({ file }) => (file?.bytes.length === 1 ? 'short' : { fault: 'hang' }))
  const recordings = await Promise.all(['a', 'long', 'b', 'long'].map(spoken))
  const requests = recordings.map((recording) => ({ recording, language: 'tr' as const }))
  const results = await transcribeRecordings({ transcriber: openai(), store, requests, deadlineMs: 1500 })
  expect(results.map(({ result }) => result.status)).toEqual(['ok', 'not-transcribed', 'ok', 'not-transcribed'])
})

test('an abort ends it all', async () => {
  double.always('transcriptions', { fault: 'hang' })
  const controller = new AbortController()
  const recording = await spoken('x')
  const requests = Array.from({ length: TRANSCRIBE_MAX_PARALLEL + 3 }, () => ({ recording, language: 'en' as const }))
  double.requests.length = 0
  const asked = transcribeRecordings({ transcriber: openai(), store, requests, signal: controller.signal })
  await expect.poll(() => double.requests.length).toBe(TRANSCRIBE_MAX_PARALLEL)
  controller.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})
