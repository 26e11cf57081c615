import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startOpenAiDouble, type OpenAiDouble } from '#tests/support/openai-double.ts'
import { createOpenAiSynthesizer } from './synthesizer.openai.server.ts'

// Voices of one's own (TTS_BASE_URL), which may speak one language only.

const EN = { female: 'bf_emma', male: 'bm_george' }

let double: OpenAiDouble
beforeAll(async () => {
  double = await startOpenAiDouble()
})
afterEach(() => double.reset())
afterAll(() => double.close())

function synthesizer(voices: Parameters<typeof createOpenAiSynthesizer>[0]['voices'] = { en: EN }) {
  const server = { apiKey: undefined, baseURL: double.url, isOpenAi: false, model: 'kokoro' }
  return createOpenAiSynthesizer({ ...server, voices, timeoutMs: 10_000 })
}

test('it gets the text, its model and its voice, without a key and without instructions', async () => {
  await synthesizer().synthesize({ text: 'Good morning', language: 'en', gender: 'male' })
  expect(double.requests[0]?.json).toEqual({
    model: 'kokoro',
    input: 'Good morning',
    voice: 'bm_george',
    response_format: 'mp3',
  })
  expect(double.requests[0]?.headers).not.toHaveProperty('authorization')
})

test('a language without a voice is never sent to it', async () => {
  const asked = synthesizer().synthesize({ text: 'Merhaba', language: 'tr', gender: 'male' })
  await expect(asked).rejects.toMatchObject({ name: 'SynthesisError', failure: 'refused' })
  expect(double.requests).toEqual([])
})

test('another voice is another version of the cache', () => {
  expect(synthesizer().cacheVersion).toBe(synthesizer().cacheVersion)
  expect(synthesizer({ en: { ...EN, male: 'bm_lewis' } }).cacheVersion).not.toBe(synthesizer().cacheVersion)
})
