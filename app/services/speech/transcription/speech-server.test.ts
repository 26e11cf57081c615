import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type FixtureName, readFixture } from '#tests/support/audio.ts'
import { startOpenAiDouble, type OpenAiDouble } from '#tests/support/openai-double.ts'
import { createWavConverter, type WavConverter } from '../recordings/wav-converter.server.ts'
import { createOpenAiTranscriber } from './transcriber.openai.server.ts'
import type { AudibleRecording } from './transcriber.ts'

// A recogniser of one's own (STT_BASE_URL), which knows less than OpenAI's.

const workerPath = new URL('../../../../scripts/workers/wav-worker.mjs', import.meta.url).pathname
const RATE_OFFSET = 24
const SECOND_BYTES = 32_000
const HEADER_BYTES = 44

let double: OpenAiDouble
let converter: WavConverter
let spoken: AudibleRecording

beforeAll(async () => {
  double = await startOpenAiDouble()
  converter = createWavConverter({ workerPath })
  const bytes = await readFixture('tr_espeak.webm')
  spoken = { bytes, mime: 'audio/webm', durationMs: 9000, speechMs: 8010, rmsDbfs: -19.1 }
})
afterEach(() => double.reset())
afterAll(() => Promise.all([double.close(), converter.stop()]))

function transcriber(options: { apiKey?: string; asWav?: boolean; maxParallel?: number } = {}) {
  const { apiKey, asWav = false, maxParallel = 2 } = options
  return createOpenAiTranscriber({
    apiKey,
    baseURL: double.url,
    model: 'whisper-1',
    isOpenAi: false,
    maxParallel,
    toWav: asWav ? converter.toWav : undefined,
    timeoutMs: 10_000,
  })
}

test('it gets the recording, its model and the language, and nothing that only OpenAI knows', async () => {
  const own = transcriber()
  expect(own.id).toBe('server')
  const result = await own.transcribe({ recording: spoken, language: 'tr' })
  expect(result).toMatchObject({ status: 'ok', model: 'whisper-1' })
  expect(double.requests[0]?.fields).toEqual({ model: 'whisper-1', language: 'tr', response_format: 'json' })
  expect(double.requests[0]?.file).toEqual({ name: 'recording.webm', type: 'audio/webm', bytes: spoken.bytes })
})

test('without a key none is sent, also if the environment has one for OpenAI', async () => {
  const before = { ...process.env }
  Object.assign(process.env, { OPENAI_API_KEY: 'sk-secret', OPENAI_ADMIN_KEY: 'sk-admin', OPENAI_ORG_ID: 'org' })
  try {
    await transcriber().transcribe({ recording: spoken, language: 'tr' })
  } finally {
    process.env = before
  }
  const { headers } = double.requests[0] ?? {}
  expect(headers).not.toHaveProperty('authorization')
  expect(JSON.stringify(headers)).not.toMatch(/sk-|org/)
})

test('its own key is sent', async () => {
  await transcriber({ apiKey: 'own-key' }).transcribe({ recording: spoken, language: 'en' })
  expect(double.requests[0]?.headers.authorization).toBe('Bearer own-key')
})

test('its lines become one text', async () => {
  double.always('transcriptions', ' Good morning,\n Mr Brown.\n How are you?\n')
  const result = await transcriber().transcribe({ recording: spoken, language: 'en' })
  expect(result).toMatchObject({ text: 'Good morning, Mr Brown. How are you?' })
})

test.each<[FixtureName, string]>([
  ['tr_espeak.webm', 'audio/webm'],
  ['en_espeak.mp4', 'audio/mp4'],
])('%s is sent as a 16 kHz WAV file if it reads nothing else', async (name, mime) => {
  const recording = { ...spoken, bytes: await readFixture(name), mime }
  const result = await transcriber({ asWav: true }).transcribe({ recording, language: 'tr' })
  expect(result).toMatchObject({ status: 'ok' })
  const file = double.requests[0]?.file
  expect(file).toMatchObject({ name: 'recording.wav', type: 'audio/wav' })
  const wav = Buffer.from(file?.bytes ?? [])
  expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 12)).toBe('RIFFWAVE')
  expect(wav.readUInt32LE(RATE_OFFSET)).toBe(16_000)
  const seconds = (wav.length - HEADER_BYTES) / SECOND_BYTES
  expect(seconds).toBeGreaterThan(5)
  expect(seconds).toBeLessThan(10)
  // Made again of itself it is the same file: nothing is lost on the way.
  const again = await converter.toWav(wav)
  expect(Buffer.from(again ?? []).equals(wav)).toBe(true)
})

test('AAC cannot be made a WAV file: it is not sent, and the learner types', async () => {
  const recording = { ...spoken, bytes: await readFixture('safari_like.mp4'), mime: 'audio/mp4' }
  const result = await transcriber({ asWav: true }).transcribe({ recording, language: 'en' })
  expect(result).toEqual({ status: 'not-transcribed', reason: 'format' })
  expect(double.requests).toEqual([])
})

test('a file that is no audio ends as "format", and the next one is converted', async () => {
  expect(await converter.toWav(new Uint8Array(2000))).toBeNull()
  expect(await converter.toWav(spoken.bytes)).not.toBeNull()
})

test('it is sent as many recordings at once as the setting says, and every one is answered', async () => {
  let [now, most] = [0, 0]
  double.always('transcriptions', () => {
    now += 1
    most = Math.max(most, now)
    setTimeout(() => (now -= 1), 40)
    return { fault: 'late', afterMs: 50 }
  })
  const own = transcriber({ maxParallel: 2 })
  const all = await Promise.all(Array.from({ length: 6 }, () => own.transcribe({ recording: spoken, language: 'tr' })))
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'ok'))
  expect(most).toBeLessThanOrEqual(2)
})
