import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import { EvaluationSchema } from '#app/models/scoring/evaluation.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/support/openai-double.ts'
import { fixture, getSample, type SampleRow, submissionForm } from '#tests/support/submission.ts'

// A recogniser of one's own that reads WAV only and has a key, English voices of one's own without a key, and nothing else.

let app: RunningApp
let recogniser: OpenAiDouble
let voices: OpenAiDouble
let sample: SampleRow

beforeAll(async () => {
  ;[recogniser, voices] = [await startOpenAiDouble(), await startOpenAiDouble()]
  // Set before the bundle is imported, which reads them.
  Object.assign(process.env, {
    STT_BASE_URL: recogniser.url,
    STT_API_KEY: 'own-key',
    STT_MODEL: 'large-v3-turbo',
    STT_UPLOAD_FORMAT: 'wav',
    TTS_BASE_URL: voices.url,
    TTS_MODEL: 'kokoro',
    TTS_VOICE_EN_FEMALE: 'bf_emma',
    TTS_VOICE_EN_MALE: 'bm_george',
  })
  app = await startApp()
  sample = await getSample()
})
afterAll(async () => {
  await app.close()
  await Promise.all([recogniser.close(), voices.close()])
})
beforeEach(() => {
  recogniser.reset()
  voices.reset()
})

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

test('recordings go to it as WAV, with its key and its model, and its words are scored', async () => {
  const first = sample.segments[0] ?? expect.unreachable()
  recogniser.always('transcriptions', first.translation)
  const recordings = { 0: fixture('tr_espeak.webm') }
  const transcripts = sample.segments.slice(1).map(({ translation }, index) => {
    return { segmentIndex: index + 1, text: translation }
  })
  const body = submissionForm({ dialogueId: sample.id, recordings, transcripts })
  const response = await app.request('/api/submit-sample-practice', { method: 'POST', body })
  expect(response.status).toBe(200)
  const { segments, naatiScore } = EvaluationSchema.parse(await response.json())
  expect(segments[0]).toMatchObject({ transcriptSource: 'openai', transcript: first.translation })
  expect(naatiScore.total).toBeGreaterThanOrEqual(43)
  expect(recogniser.requests).toHaveLength(1)
  const [request] = recogniser.requests
  expect(request?.headers.authorization).toBe('Bearer own-key')
  expect(request?.fields).toEqual({ model: 'large-v3-turbo', language: targetLanguage(first), response_format: 'json' })
  expect(request?.file).toMatchObject({ name: 'recording.wav', type: 'audio/wav' })
})

test('AAC, which cannot be made WAV, is not sent: the words are asked for', async () => {
  const body = submissionForm({ dialogueId: sample.id, recordings: { 1: fixture('safari_like.mp4') } })
  const response = await app.request('/api/submit-sample-practice', { method: 'POST', body })
  expect(await response.json()).toMatchObject({ status: 'needs_transcripts' })
  expect(recogniser.requests).toEqual([])
})

test('the privacy policy names who receives recordings, and it is not OpenAI', async () => {
  const text = textOf(await (await app.request('/privacy-policy?own')).text())
  expect(text).toContain('The speech recognition server of this site')
  expect(text).toContain('it is not OpenAI')
  expect(text).not.toContain('OpenAI, United States')
  const turkish = await app.request('/privacy-policy?own', { headers: { Cookie: 'kopru_language=tr' } })
  expect(textOf(await turkish.text())).toContain('Bu sitenin konuşma tanıma sunucusu')
})

test('the admin sees what is used, where it is, and why', async () => {
  const admin = await createAccount({ role: 'admin' })
  const text = textOf(await (await app.request('/admin', { headers: await signedInAs(admin) })).text())
  expect(text).toContain('A speech server Model: large-v3-turbo')
  expect(text).toContain(`Address: ${new URL(recogniser.url).host}`)
  expect(text).toContain('STT_BASE_URL is set.')
  expect(text).toContain('A speech server for English, eSpeak NG for Turkish')
  expect(text).toContain(`Address: ${new URL(voices.url).host}`)
  expect(text).not.toContain('own-key')
})
