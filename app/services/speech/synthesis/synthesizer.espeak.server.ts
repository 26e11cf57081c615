import { z } from 'zod'
import {
  ESPEAK_IPA_VOICE,
  ESPEAK_MAX_WAITING,
  ESPEAK_REQUEST_TIMEOUT_MS,
  ESPEAK_SOUND,
  ESPEAK_START_TIMEOUT_MS,
  ESPEAK_VOICES,
  ESPEAK_WARM_UP_ROUNDS,
  VOICE_SAMPLES,
} from '#app/config/speech.ts'
import { READING_VERSION, normaliseForSpeech } from '#app/models/speech/reading/spoken-text.ts'
import { openChild } from '../helper/child-transport.server.ts'
import { HelperError, type HelperFailure } from '../helper/helper-life.server.ts'
import { createHelper } from '../helper/helper.server.ts'
import { QueueFullError } from '../semaphore.server.ts'
import { SynthesisError, type SpeechSynthesizer, type SynthesisFailure } from './synthesizer.ts'

export interface EspeakSynthesizer extends SpeechSynthesizer {
  /**
   * Starts the child and warms it up: its first sentences take 15 times as long as later ones. One sentence at a time, so
   * that a listener waits for at most one. Rejects with SynthesisError.
   */
  warmUp: () => Promise<void>
  /** The IPA of English clauses without pause marks, for a voice that reads phonemes. Rejects with SynthesisError. */
  readIpa: (clauses: string[]) => Promise<string[]>
  /** Stops the child permanently. */
  stop: () => Promise<void>
}

interface Options {
  /** scripts/workers/espeak-child.mjs, which is not bundled. */
  childPath: string
  requestTimeoutMs?: number
}

const AnswerSchema = z.union([
  z.object({
    mime: z.enum(['audio/mpeg', 'audio/wav']),
    durationMs: z.number().int().positive(),
    audio: z.base64().min(1),
  }),
  z.object({ error: z.string() }),
])

const IpaSchema = z.union([z.object({ ipa: z.array(z.string()) }), z.object({ error: z.string() })])

const LANGUAGES = ['en', 'tr'] as const

const FAILURES = {
  unavailable: 'not-installed',
  timeout: 'timeout',
  crashed: 'refused',
  stopped: 'stopped',
} as const satisfies Record<HelperFailure, SynthesisFailure>

/** A helper's error as the synthesizer's; others as they are. */
export function toSynthesisError(error: unknown): unknown {
  if (error instanceof QueueFullError) return new SynthesisError('busy', error)
  return error instanceof HelperError ? new SynthesisError(FAILURES[error.failure], error) : error
}

/**
 * The voice that needs no key or network: eSpeak NG in a child process, about 40 ms per sentence. Without the optional
 * package every call rejects with `not-installed`.
 */
export function createEspeakSynthesizer({
  childPath,
  requestTimeoutMs = ESPEAK_REQUEST_TIMEOUT_MS,
}: Options): EspeakSynthesizer {
  const helper = createHelper({
    open: openChild(childPath),
    startTimeoutMs: ESPEAK_START_TIMEOUT_MS,
    maxWaiting: ESPEAK_MAX_WAITING,
  })
  const synthesize: SpeechSynthesizer['synthesize'] = async ({ text, language, gender, signal }) => {
    const voice = ESPEAK_VOICES[language][gender]
    const message = { ...ESPEAK_SOUND, text: normaliseForSpeech(text, language), voice }
    try {
      const answer = AnswerSchema.parse(await helper.request({ message, timeoutMs: requestTimeoutMs, signal }))
      if ('error' in answer) throw new SynthesisError('refused', answer.error)
      return { bytes: Buffer.from(answer.audio, 'base64'), mime: answer.mime, durationMs: answer.durationMs }
    } catch (error) {
      throw toSynthesisError(error)
    }
  }
  const sound = Object.values(ESPEAK_SOUND).join(',')
  const voices = Object.values(ESPEAK_VOICES).flatMap((byGender) => Object.values(byGender))
  return {
    id: 'espeak',
    quality: 'basic',
    cacheVersion: `espeak|${voices.join(',')}|${sound}|${READING_VERSION}`,
    synthesize,
    async warmUp() {
      for (let round = 0; round < ESPEAK_WARM_UP_ROUNDS; round += 1) {
        for (const language of LANGUAGES) {
          await synthesize({ text: VOICE_SAMPLES[language], language, gender: 'female' })
        }
      }
    },
    async readIpa(clauses) {
      try {
        const message = { ipa: clauses, voice: ESPEAK_IPA_VOICE }
        const answer = IpaSchema.parse(await helper.request({ message, timeoutMs: requestTimeoutMs }))
        if ('error' in answer) throw new SynthesisError('refused', answer.error)
        return answer.ipa
      } catch (error) {
        throw toSynthesisError(error)
      }
    },
    stop: () => helper.stop(),
  }
}
