import type { Environment } from '../env-schema.ts'
import { RATE_LIMITS } from '../rate-limits.ts'
import {
  OPENAI_SPEECH_MODEL,
  OPENAI_TRANSCRIBE_MODEL,
  OPENAI_VOICES,
  SERVER_MODELS,
  SERVER_PARALLEL,
  SERVER_TIMEOUT_SECONDS,
  TRANSCRIBE_DEADLINE_MS,
  TRANSCRIBE_MAX_PARALLEL,
} from '../speech.ts'
import { SECOND_MS } from '../time.ts'

/** A server with OpenAI's API for speech. */
interface SpeechServer {
  /** Undefined: OpenAI itself. */
  baseUrl: string | undefined
  /** Undefined: the server asks for none. */
  apiKey: string | undefined
  model: string
  /** OpenAI itself takes parameters that other servers may refuse. */
  isOpenAi: boolean
}

/** Who turns recordings into text. `openai`: chosen by OPENAI_API_KEY, `server`: by STT_BASE_URL. */
export type TranscriptionSettings =
  | { kind: 'none' }
  | (SpeechServer & { kind: 'openai' | 'server'; upload: 'recorded' | 'wav'; maxParallel: number; timeoutMs: number })

/** A server's voices by language and gender. It does not speak a language that is missing. */
export type ServerVoices = Partial<Record<'en' | 'tr', { female: string; male: string }>>

/** Who speaks. `openai`: chosen by OPENAI_API_KEY, `server`: by TTS_BASE_URL. */
export type VoiceSettings = { kind: 'embedded' } | (SpeechServer & { kind: 'openai' | 'server'; voices: ServerVoices })

/** Who scores: our own scorer, and OpenAI (or a server with the same API) on top of it. */
export type ScoringSettings =
  | { kind: 'embedded' }
  | {
      kind: 'openai'
      apiKey: string
      baseUrl: string | undefined
      isOpenAi: boolean
      model: string | undefined
      /** The budget per calendar month (UTC); undefined for no limit. */
      monthlyBudgetUsd: number | undefined
      /** Per learner, in 24 hours. */
      dailyEvaluations: number
    }

/** Whether this address is OpenAI's own. */
function isOpenAi(baseUrl: string | undefined): boolean {
  return baseUrl === undefined || /(?:^|\.)openai\.com$/.test(new URL(baseUrl).hostname)
}

function serverAt(options: Omit<SpeechServer, 'isOpenAi'>): SpeechServer {
  return { ...options, isOpenAi: isOpenAi(options.baseUrl) }
}

export function transcriptionOf(values: Environment): TranscriptionSettings {
  if (values.STT_BASE_URL) {
    const usual = isOpenAi(values.STT_BASE_URL) ? OPENAI_TRANSCRIBE_MODEL : SERVER_MODELS.transcription
    const model = values.STT_MODEL ?? usual
    const maxParallel = values.STT_PARALLEL ?? SERVER_PARALLEL
    const timeoutMs = (values.STT_TIMEOUT_SECONDS ?? SERVER_TIMEOUT_SECONDS) * SECOND_MS
    const server = serverAt({ baseUrl: values.STT_BASE_URL, apiKey: values.STT_API_KEY, model })
    return { ...server, kind: 'server', upload: values.STT_UPLOAD_FORMAT ?? 'recorded', maxParallel, timeoutMs }
  }
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = values
  if (!apiKey) return { kind: 'none' }
  const model = values.OPENAI_TRANSCRIBE_MODEL ?? OPENAI_TRANSCRIBE_MODEL
  return {
    ...serverAt({ baseUrl, apiKey, model }),
    kind: 'openai',
    upload: 'recorded',
    maxParallel: TRANSCRIBE_MAX_PARALLEL,
    timeoutMs: TRANSCRIBE_DEADLINE_MS,
  }
}

function pairOf(female: string | undefined, male: string | undefined) {
  return female && male ? { female, male } : undefined
}

export function voicesOf(values: Environment): VoiceSettings {
  if (values.TTS_BASE_URL) {
    const en = pairOf(values.TTS_VOICE_EN_FEMALE, values.TTS_VOICE_EN_MALE)
    const tr = pairOf(values.TTS_VOICE_TR_FEMALE, values.TTS_VOICE_TR_MALE)
    const model = values.TTS_MODEL ?? (isOpenAi(values.TTS_BASE_URL) ? OPENAI_SPEECH_MODEL : SERVER_MODELS.voices)
    const server = serverAt({ baseUrl: values.TTS_BASE_URL, apiKey: values.TTS_API_KEY, model })
    return { ...server, kind: 'server', voices: { ...(en && { en }), ...(tr && { tr }) } }
  }
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = values
  if (!apiKey) return { kind: 'embedded' }
  const model = values.OPENAI_SPEECH_MODEL ?? OPENAI_SPEECH_MODEL
  return { ...serverAt({ baseUrl, apiKey, model }), kind: 'openai', voices: OPENAI_VOICES }
}

export function scoringOf(values: Environment): ScoringSettings {
  if (!values.OPENAI_API_KEY) return { kind: 'embedded' }
  return {
    kind: 'openai',
    apiKey: values.OPENAI_API_KEY,
    baseUrl: values.OPENAI_BASE_URL,
    isOpenAi: isOpenAi(values.OPENAI_BASE_URL),
    model: values.OPENAI_EVALUATE_MODEL,
    monthlyBudgetUsd: values.OPENAI_MONTHLY_BUDGET_USD,
    dailyEvaluations: values.OPENAI_DAILY_EVALUATIONS_PER_USER ?? RATE_LIMITS['model-evaluations'].limit,
  }
}
