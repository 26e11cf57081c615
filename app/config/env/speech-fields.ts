import { environment as copy } from '../copy/en/environment.ts'
import { MAX_SERVER_TIMEOUT_SECONDS, TRANSCRIBE_MAX_PARALLEL } from '../speech.ts'
import { number, oneOf, text, urlWith, webAddress, wholeNumber } from './kinds.ts'

// The variables of OpenAI and of speech servers.

const MAX_COUNT = 1_000_000

/** A key belongs in a variable of its own, where nothing shows it; a query would be cut off. */
const serverAddress = (name: string) =>
  urlWith(
    copy.serverAddress(name),
    ({ protocol, username, password, search, hash }) =>
      ['http:', 'https:'].includes(protocol) && !username && !password && !search && !hash,
  )

export const SPEECH_FIELDS = {
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: webAddress('OPENAI_BASE_URL'),
  OPENAI_TRANSCRIBE_MODEL: text,
  OPENAI_EVALUATE_MODEL: text,
  OPENAI_SPEECH_MODEL: text,
  OPENAI_MONTHLY_BUDGET_USD: number('OPENAI_MONTHLY_BUDGET_USD', { min: 0 }),
  OPENAI_DAILY_EVALUATIONS_PER_USER: wholeNumber('OPENAI_DAILY_EVALUATIONS_PER_USER', { min: 0, max: MAX_COUNT }),
  STT_BASE_URL: serverAddress('STT_BASE_URL'),
  STT_API_KEY: text,
  STT_MODEL: text,
  STT_UPLOAD_FORMAT: oneOf('STT_UPLOAD_FORMAT', ['recorded', 'wav']),
  STT_PARALLEL: wholeNumber('STT_PARALLEL', { min: 1, max: TRANSCRIBE_MAX_PARALLEL }),
  STT_TIMEOUT_SECONDS: wholeNumber('STT_TIMEOUT_SECONDS', { min: 5, max: MAX_SERVER_TIMEOUT_SECONDS }),
  TTS_BASE_URL: serverAddress('TTS_BASE_URL'),
  TTS_API_KEY: text,
  TTS_MODEL: text,
  TTS_VOICE_EN_FEMALE: text,
  TTS_VOICE_EN_MALE: text,
  TTS_VOICE_TR_FEMALE: text,
  TTS_VOICE_TR_MALE: text,
}

/** Those that are useless, or harmful, without others. */
export const SPEECH_COMPANIONS = {
  OPENAI_BASE_URL: ['OPENAI_API_KEY'],
  STT_API_KEY: ['STT_BASE_URL'],
  STT_MODEL: ['STT_BASE_URL'],
  STT_UPLOAD_FORMAT: ['STT_BASE_URL'],
  STT_PARALLEL: ['STT_BASE_URL'],
  STT_TIMEOUT_SECONDS: ['STT_BASE_URL'],
  TTS_API_KEY: ['TTS_BASE_URL'],
  TTS_MODEL: ['TTS_BASE_URL'],
  TTS_VOICE_EN_FEMALE: ['TTS_BASE_URL', 'TTS_VOICE_EN_MALE'],
  TTS_VOICE_EN_MALE: ['TTS_BASE_URL', 'TTS_VOICE_EN_FEMALE'],
  TTS_VOICE_TR_FEMALE: ['TTS_BASE_URL', 'TTS_VOICE_TR_MALE'],
  TTS_VOICE_TR_MALE: ['TTS_BASE_URL', 'TTS_VOICE_TR_FEMALE'],
} as const satisfies Partial<Record<keyof typeof SPEECH_FIELDS, readonly (keyof typeof SPEECH_FIELDS)[]>>
