import { expect, test } from 'vitest'
import { parseEnv } from '../env.server.ts'

function problemsOf(record: Record<string, string>): string[] {
  const parsed = parseEnv(record)
  return parsed.ok ? [] : parsed.problems
}

function envOf(record: Record<string, string>) {
  const parsed = parseEnv(record)
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  const { transcription, voices, scoring } = parsed.env
  return { transcription, voices, scoring }
}

const OPENAI = { OPENAI_API_KEY: 'sk-1' }
const STT = { STT_BASE_URL: 'http://whisper:8080/v1' }
const TTS = { TTS_BASE_URL: 'http://kokoro:8880/v1', TTS_VOICE_EN_FEMALE: 'bf_emma', TTS_VOICE_EN_MALE: 'bm_george' }

test('a key for OpenAI turns transcription, voices and scoring to it', () => {
  const server = { baseUrl: undefined, apiKey: 'sk-1', isOpenAi: true, kind: 'openai' }
  expect(envOf(OPENAI)).toEqual({
    transcription: { ...server, model: 'gpt-transcribe', upload: 'recorded', maxParallel: 16, timeoutMs: 30_000 },
    voices: {
      ...server,
      model: 'gpt-4o-mini-tts',
      voices: { en: { male: 'cedar', female: 'marin' }, tr: { male: 'onyx', female: 'coral' } },
    },
    scoring: { ...server, model: undefined, monthlyBudgetUsd: undefined, dailyEvaluations: 40 },
  })
  const limits = { ...OPENAI, OPENAI_MONTHLY_BUDGET_USD: '2.5', OPENAI_DAILY_EVALUATIONS_PER_USER: '0' }
  expect(envOf(limits).scoring).toMatchObject({ monthlyBudgetUsd: 2.5, dailyEvaluations: 0 })
})

test.each([
  ['https://api.openai.com/v1', true],
  ['https://eu.api.openai.com/v1', true],
  ['https://openai.com.example.org/v1', false],
  ['https://notopenai.com/v1', false],
  ['http://localhost:9000/v1', false],
])('OPENAI_BASE_URL=%s is OpenAI itself: %s', (OPENAI_BASE_URL, isOpenAi) => {
  const { transcription, voices, scoring } = envOf({ ...OPENAI, OPENAI_BASE_URL, OPENAI_SPEECH_MODEL: 'tts' })
  for (const part of [transcription, voices, scoring]) expect(part).toMatchObject({ kind: 'openai', isOpenAi })
  expect(voices).toMatchObject({ baseUrl: OPENAI_BASE_URL, model: 'tts' })
})

test('a recogniser of one’s own leaves voices and scoring as they are, and never gets the key of OpenAI', () => {
  const own = {
    kind: 'server',
    baseUrl: 'http://whisper:8080/v1',
    apiKey: undefined,
    isOpenAi: false,
    model: 'whisper-1',
    upload: 'recorded',
    maxParallel: 2,
    timeoutMs: 60_000,
  }
  expect(envOf(STT)).toEqual({ transcription: own, voices: { kind: 'embedded' }, scoring: { kind: 'embedded' } })
  expect(envOf({ ...STT, ...OPENAI })).toMatchObject({
    transcription: own,
    voices: { kind: 'openai' },
    scoring: { kind: 'openai' },
  })
  const all = {
    STT_API_KEY: 'k',
    STT_MODEL: 'large-v3',
    STT_UPLOAD_FORMAT: 'wav',
    STT_PARALLEL: '4',
    STT_TIMEOUT_SECONDS: '90',
  }
  expect(envOf({ ...STT, ...all }).transcription).toMatchObject({
    apiKey: 'k',
    model: 'large-v3',
    upload: 'wav',
    maxParallel: 4,
    timeoutMs: 90_000,
  })
})

test('voices of one’s own may be of one language', () => {
  const en = { female: 'bf_emma', male: 'bm_george' }
  expect(envOf(TTS)).toEqual({
    transcription: { kind: 'none' },
    voices: {
      kind: 'server',
      baseUrl: 'http://kokoro:8880/v1',
      apiKey: undefined,
      isOpenAi: false,
      model: 'tts-1',
      voices: { en },
    },
    scoring: { kind: 'embedded' },
  })
  const both = { ...TTS, TTS_VOICE_TR_FEMALE: 'a', TTS_VOICE_TR_MALE: 'b', TTS_API_KEY: 'k', TTS_MODEL: 'kokoro' }
  expect(envOf({ ...both, ...OPENAI })).toMatchObject({
    transcription: { kind: 'openai', apiKey: 'sk-1' },
    voices: { kind: 'server', apiKey: 'k', model: 'kokoro', voices: { en, tr: { female: 'a', male: 'b' } } },
  })
})

test('OpenAI for transcription only, by an address and a key of its own', () => {
  const only = envOf({ STT_BASE_URL: 'https://api.openai.com/v1', STT_API_KEY: 'sk-2' })
  expect(only.transcription).toMatchObject({ isOpenAi: true, apiKey: 'sk-2', model: 'gpt-transcribe' })
  expect(only.voices).toEqual({ kind: 'embedded' })
})

const ADDRESS = 'must be a web address such as http://localhost:8000/v1, without a name, a password or a query.'

test.each<[Record<string, string>, string]>([
  [{ OPENAI_BASE_URL: 'http://localhost:9000' }, 'OPENAI_BASE_URL is set, so OPENAI_API_KEY must be set too.'],
  [{ STT_BASE_URL: 'whisper:8080' }, `STT_BASE_URL ${ADDRESS}`],
  [{ STT_BASE_URL: 'http://me:secret@whisper/v1' }, `STT_BASE_URL ${ADDRESS}`],
  [{ ...TTS, TTS_BASE_URL: 'http://kokoro/v1?key=secret' }, `TTS_BASE_URL ${ADDRESS}`],
  [{ STT_API_KEY: 'k' }, 'STT_API_KEY is set, so STT_BASE_URL must be set too.'],
  [{ STT_MODEL: 'large' }, 'STT_MODEL is set, so STT_BASE_URL must be set too.'],
  [{ STT_UPLOAD_FORMAT: 'wav' }, 'STT_UPLOAD_FORMAT is set, so STT_BASE_URL must be set too.'],
  [{ ...STT, STT_UPLOAD_FORMAT: 'mp3' }, 'STT_UPLOAD_FORMAT must be one of: recorded, wav.'],
  [{ ...STT, STT_PARALLEL: '0' }, 'STT_PARALLEL must be a whole number from 1 to 16.'],
  [{ ...STT, STT_TIMEOUT_SECONDS: '600' }, 'STT_TIMEOUT_SECONDS must be a whole number from 5 to 120.'],
  [{ TTS_API_KEY: 'k' }, 'TTS_API_KEY is set, so TTS_BASE_URL must be set too.'],
  [{ ...TTS, TTS_VOICE_TR_MALE: 'a' }, 'TTS_VOICE_TR_MALE is set, so TTS_VOICE_TR_FEMALE must be set too.'],
  [
    { TTS_BASE_URL: 'http://kokoro:8880/v1' },
    'TTS_BASE_URL is set, so two voices of a language must be set too: TTS_VOICE_EN_FEMALE and TTS_VOICE_EN_MALE, or TTS_VOICE_TR_FEMALE and TTS_VOICE_TR_MALE.',
  ],
])('%o stops with one clear sentence', (record, sentence) => {
  expect(problemsOf(record)).toEqual([sentence])
})
