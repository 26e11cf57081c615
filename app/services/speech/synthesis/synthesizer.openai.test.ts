import { OPENAI_VOICES } from '#app/config/speech.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeSilentMp3 } from '#tests/support/audio.ts'
import { startOpenAiDouble, type OpenAiDouble, type Reply } from '#tests/support/openai-double.ts'
import { createOpenAiSynthesizer } from './synthesizer.openai.server.ts'

let double: OpenAiDouble
beforeAll(async () => {
  double = await startOpenAiDouble()
})
afterEach(() => double.reset())
afterAll(() => double.close())

const HELLO = { text: 'Merhaba & <hoş geldiniz>', language: 'tr', gender: 'male' } as const

function synthesizer(options: { model?: string; timeoutMs?: number } = {}) {
  const { model = 'gpt-4o-mini-tts', timeoutMs = 10_000 } = options
  const settings = { apiKey: 'test-key', baseURL: double.url, isOpenAi: true, voices: OPENAI_VOICES }
  return createOpenAiSynthesizer({ ...settings, model, timeoutMs })
}

test('the sentence is sent as it is written, in the voice of its language and gender', async () => {
  const mp3 = makeSilentMp3(2000)
  double.always('speech', mp3)
  const speech = await synthesizer().synthesize(HELLO)
  expect(new Uint8Array(speech.bytes)).toEqual(mp3)
  expect(speech.mime).toBe('audio/mpeg')
  expect(Math.abs(speech.durationMs - 2000)).toBeLessThan(30)
  expect(double.requests[0]?.json).toEqual({
    model: 'gpt-4o-mini-tts',
    input: 'Merhaba & <hoş geldiniz>',
    voice: 'onyx',
    response_format: 'mp3',
    instructions: expect.stringContaining('Istanbul Turkish'),
  })
})

test('four voices for two languages and two genders; a tts-1 model gets no instructions', async () => {
  const voice = synthesizer({ model: 'tts-1-hd' })
  for (const language of ['en', 'tr'] as const) {
    for (const gender of ['male', 'female'] as const) await voice.synthesize({ text: 'Hi', language, gender })
  }
  const sent = double.requests.map(({ json }) => json)
  expect(sent).toMatchObject([{ voice: 'cedar' }, { voice: 'marin' }, { voice: 'onyx' }, { voice: 'coral' }])
  for (const body of sent) expect(body).not.toHaveProperty('instructions')
})

test('whatever changes the sound changes the version of the cache', () => {
  expect(synthesizer().cacheVersion).toBe(synthesizer().cacheVersion)
  expect(synthesizer({ model: 'tts-1' }).cacheVersion).not.toBe(synthesizer().cacheVersion)
})

test.each<[string, Reply, string, number]>([
  ['a refusal', { fault: 'status', status: 400 }, 'refused', 1],
  ['overload, twice', { fault: 'status', status: 503 }, 'refused', 2],
  ['a page with status 200', { fault: 'garbage' }, 'refused', 1],
  ['half an MP3, cut off inside a frame', makeSilentMp3(500).subarray(0, 1000), 'refused', 1],
  ['nothing at all', new Uint8Array(), 'refused', 1],
  ['a connection that ends early, twice', { fault: 'truncated' }, 'unreachable', 2],
  ['a reset, twice', { fault: 'reset' }, 'unreachable', 2],
])('%s is an error, never audio', async (_name, reply, failure, tries) => {
  double.always('speech', reply)
  await expect(synthesizer().synthesize(HELLO)).rejects.toMatchObject({ name: 'SynthesisError', failure })
  expect(double.requests).toHaveLength(tries)
})

test('one more try after an error of the server brings the audio', async () => {
  double.next('speech', { fault: 'status', status: 500 })
  expect((await synthesizer().synthesize(HELLO)).durationMs).toBeGreaterThan(1000)
})

test.each<[string, Reply]>([
  ['says nothing', { fault: 'hang' }],
  ['drips the body for ever', { fault: 'drip', everyMs: 20 }],
])('a provider that %s ends as timeout and its connection is closed', async (_name, reply) => {
  double.always('speech', reply)
  await expect(synthesizer({ timeoutMs: 300 }).synthesize(HELLO)).rejects.toMatchObject({ failure: 'timeout' })
  await expect.poll(() => double.requests[0]?.wasAborted).toBe(true)
})

test('an abort of the caller rejects with its reason', async () => {
  double.always('speech', { fault: 'hang' })
  const controller = new AbortController()
  const asked = synthesizer().synthesize({ ...HELLO, signal: controller.signal })
  await expect.poll(() => double.requests.length).toBe(1)
  controller.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})
