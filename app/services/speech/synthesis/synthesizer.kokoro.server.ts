import { z } from 'zod'
import {
  KOKORO_LONGEST_SENTENCE,
  KOKORO_MAX_WAITING,
  KOKORO_REQUEST_TIMEOUT_MS,
  KOKORO_START_TIMEOUT_MS,
} from '#app/config/speech.ts'
import { SPEED_BY_LEVEL, VOICE_ENGINE, VOICE_SOUND, VOICES } from '#app/config/voices.ts'
import { READING_VERSION } from '#app/models/speech/reading/spoken-text.ts'
import { voicesOf } from '#app/models/speech/voices/casting.ts'
import { toPhonemes } from '#app/models/speech/voices/recorder.server.ts'
import { openChild } from '../helper/child-transport.server.ts'
import { createHelper } from '../helper/helper.server.ts'
import { SynthesisError, type SpeechSynthesizer, type Utterance } from './synthesizer.ts'
import { toSynthesisError } from './synthesizer.espeak.server.ts'

interface KokoroSynthesizer extends SpeechSynthesizer {
  /** Stops the child permanently. */
  stop: () => Promise<void>
}

interface Options {
  /** scripts/workers/kokoro-child.mjs, which is not bundled. */
  childPath: string
  /** What `npm run models` has installed. */
  modelFolder: string
  /** The IPA of English clauses, from eSpeak. */
  readIpa: (clauses: string[]) => Promise<string[]>
  requestTimeoutMs?: number
}

const AnswerSchema = z.union([
  z.object({ mime: z.literal('audio/mpeg'), durationMs: z.number().int().positive(), audio: z.base64().min(1) }),
  z.object({ error: z.string() }),
])

/** The voice does not know the level of the dialogue. */
const SPEED = SPEED_BY_LEVEL.intermediate
const CLAUSE_END = /(?<=[,;:]) /

/** The interpreter of a model is not the speaker, where there are two voices. */
function voiceOf({ language, gender, isAnyGender }: Utterance) {
  const id = voicesOf(language, gender).at(isAnyGender ? -1 : 0)
  if (id === undefined) throw new SynthesisError('refused', `no voice for ${language}, ${gender}`)
  return VOICES[id]
}

/**
 * The natural voice on this server: Kokoro-82M in a child process. Takes about half a second of one core for a second of
 * speech, so callers render in the background.
 */
export function createKokoroSynthesizer(options: Options): KokoroSynthesizer {
  const { childPath, modelFolder, readIpa, requestTimeoutMs = KOKORO_REQUEST_TIMEOUT_MS } = options
  const helper = createHelper({
    open: openChild(childPath, [modelFolder]),
    startTimeoutMs: KOKORO_START_TIMEOUT_MS,
    maxWaiting: KOKORO_MAX_WAITING,
  })
  return {
    id: 'kokoro',
    quality: 'natural',
    cacheVersion: JSON.stringify([VOICE_ENGINE, VOICES, SPEED, VOICE_SOUND, READING_VERSION]),
    async synthesize({ signal, ...utterance }) {
      try {
        const phonemes = await toPhonemes(utterance.text, utterance.language, readIpa)
        const sentences = phonemes.flatMap((sentence) =>
          sentence.length > KOKORO_LONGEST_SENTENCE ? sentence.split(CLAUSE_END) : sentence,
        )
        const { mix, pace } = voiceOf(utterance)
        const message = { sentences, mix, speed: SPEED * pace, ...VOICE_SOUND }
        const answer = AnswerSchema.parse(await helper.request({ message, timeoutMs: requestTimeoutMs, signal }))
        if ('error' in answer) throw new SynthesisError('refused', answer.error)
        return { bytes: Buffer.from(answer.audio, 'base64'), mime: answer.mime, durationMs: answer.durationMs }
      } catch (error) {
        throw toSynthesisError(error)
      }
    },
    stop: () => helper.stop(),
  }
}
