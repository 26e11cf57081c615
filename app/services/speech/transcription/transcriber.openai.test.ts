import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readFixture } from '#tests/support/audio.ts'
import { startOpenAiDouble, type Fault, type OpenAiDouble } from '#tests/support/openai-double.ts'
import { createOpenAiTranscriber } from './transcriber.openai.server.ts'
import type { AudibleRecording } from './transcriber.ts'

let double: OpenAiDouble
let spoken: AudibleRecording

beforeAll(async () => {
  double = await startOpenAiDouble()
  const bytes = await readFixture('tr_espeak.webm')
  spoken = { bytes, mime: 'audio/webm', durationMs: 9000, speechMs: 8010, rmsDbfs: -19.1 }
})
afterEach(() => double.reset())
afterAll(() => double.close())

function transcriber(timeoutMs = 10_000) {
  return createOpenAiTranscriber({ ...SETTINGS, baseURL: double.url, timeoutMs })
}

const SETTINGS = { apiKey: 'test-key', model: 'gpt-transcribe', isOpenAi: true, maxParallel: 16, timeoutMs: 5000 }
const NOT_TRANSCRIBED = { status: 'not-transcribed', reason: 'provider-error' }

test('the recording goes out whole, with its type, the language, and a prompt that gives nothing away', async () => {
  double.always('transcriptions', '  Merhaba, randevum vardı.\n')
  const result = await transcriber().transcribe({ recording: spoken, language: 'tr' })
  expect(result).toEqual({
    status: 'ok',
    text: 'Merhaba, randevum vardı.',
    source: 'openai',
    model: 'gpt-transcribe',
  })
  const [request] = double.requests
  expect(request?.headers.authorization).toBe('Bearer test-key')
  expect(request?.file).toEqual({ name: 'recording.webm', type: 'audio/webm', bytes: spoken.bytes })
  expect(request?.fields).toEqual({
    model: 'gpt-transcribe',
    language: 'tr',
    prompt: 'Konuşmayı tereddütler ve tekrarlar dahil, söylendiği gibi yaz.',
    response_format: 'json',
  })
})

test('AAC from Safari is sent as m4a, in the language of the answer', async () => {
  const recording = { ...spoken, bytes: await readFixture('safari_like.mp4'), mime: 'audio/mp4' }
  await transcriber().transcribe({ recording, language: 'en' })
  expect(double.requests[0]?.file).toMatchObject({ name: 'recording.m4a', type: 'audio/mp4' })
  expect(double.requests[0]?.fields).toMatchObject({ language: 'en' })
})

test.each<[string, Fault, number]>([
  ['a refusal', { fault: 'status', status: 401 }, 1],
  ['rate limits, twice', { fault: 'status', status: 429, retryAfterSeconds: 1 }, 2],
  ['errors of the server, twice', { fault: 'status', status: 500 }, 2],
  ['a page instead of an answer', { fault: 'garbage' }, 1],
  ['an answer cut off, twice', { fault: 'truncated' }, 2],
  ['resets, twice', { fault: 'reset' }, 2],
])('%s end as "not transcribed"', async (_name, fault, tries) => {
  double.always('transcriptions', fault)
  expect(await transcriber().transcribe({ recording: spoken, language: 'tr' })).toEqual(NOT_TRANSCRIBED)
  expect(double.requests).toHaveLength(tries)
})

test.each<[string, Fault]>([
  ['429', { fault: 'status', status: 429 }],
  ['503', { fault: 'status', status: 503 }],
  ['a reset', { fault: 'reset' }],
])('one more try after %s finds the words', async (_name, fault) => {
  double.next('transcriptions', fault, 'Tamam.')
  const result = await transcriber().transcribe({ recording: spoken, language: 'tr' })
  expect(result).toMatchObject({ status: 'ok', text: 'Tamam.' })
  expect(double.requests.map(({ file }) => file?.bytes.length)).toEqual([spoken.bytes.length, spoken.bytes.length])
})

test.each<[string, Fault]>([
  ['says nothing', { fault: 'hang' }],
  ['drips its answer', { fault: 'drip', everyMs: 20 }],
  ['asks for patience beyond the deadline', { fault: 'status', status: 429, retryAfterSeconds: 60 }],
])('a provider that %s is given up at the deadline', async (_name, fault) => {
  double.always('transcriptions', fault)
  const started = performance.now()
  expect(await transcriber(600).transcribe({ recording: spoken, language: 'tr' })).toEqual(NOT_TRANSCRIBED)
  expect(performance.now() - started).toBeLessThan(2500)
})

test('giving up closes the connection', async () => {
  double.always('transcriptions', { fault: 'drip', everyMs: 20 })
  await transcriber(300).transcribe({ recording: spoken, language: 'tr' })
  await expect.poll(() => double.requests[0]?.wasAborted).toBe(true)
})

test('an abort of the caller is passed on', async () => {
  double.always('transcriptions', { fault: 'hang' })
  const controller = new AbortController()
  const asked = transcriber().transcribe({ recording: spoken, language: 'tr', signal: controller.signal })
  await expect.poll(() => double.requests.length).toBe(1)
  controller.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})

test('nothing heard in speech is "not transcribed", never words', async () => {
  double.always('transcriptions', '  ')
  const result = await transcriber().transcribe({ recording: spoken, language: 'tr' })
  expect(result).toEqual({ status: 'not-transcribed', reason: 'no-words' })
})

test('a stock line over near-silence is dropped; the same line in full speech is what was said', async () => {
  double.always('transcriptions', 'Altyazı M.K.')
  const faint = { ...spoken, speechMs: 400 }
  expect(await transcriber().transcribe({ recording: faint, language: 'tr' })).toMatchObject({ reason: 'no-words' })
  expect(await transcriber().transcribe({ recording: spoken, language: 'tr' })).toMatchObject({ status: 'ok' })
})

test('the operator is told why', async () => {
  double.always('transcriptions', { fault: 'status', status: 401 })
  const failures: unknown[] = []
  const settings = { ...SETTINGS, apiKey: 'wrong', baseURL: double.url }
  const told = createOpenAiTranscriber({ ...settings, onFailure: (error) => failures.push(error) })
  await told.transcribe({ recording: spoken, language: 'tr' })
  expect(failures).toMatchObject([{ status: 401 }])
})

test('a provider that cannot read the file says so as "format"', async () => {
  double.always('transcriptions', { fault: 'status', status: 400 })
  const result = await transcriber().transcribe({ recording: spoken, language: 'tr' })
  expect(result).toEqual({ status: 'not-transcribed', reason: 'format' })
})
