import type OpenAI from 'openai'
import { APIError, toFile } from 'openai'
import { z } from 'zod'
import { MAX_HEARD_CHARACTERS, SERVER_PATIENCE, TRANSCRIBE_PROMPTS } from '#app/config/speech.ts'
import { isInventedTranscript } from '#app/models/speech/transcript-lines.ts'
import { createOpenAiClient, type OpenAiSettings } from '../openai-client.server.ts'
import { callProvider } from '../provider-call.server.ts'
import { createSemaphore } from '../semaphore.server.ts'
import type { AudibleRecording, SpeechTranscriber, TranscriptResult } from './transcriber.ts'

interface TranscriberSettings extends OpenAiSettings {
  /** Whether it is OpenAI itself. Other servers get only what all of them know. */
  isOpenAi: boolean
  /** How many recordings it is sent at once; the others wait here, without using up their time. */
  maxParallel: number
  /** Makes a WAV file of a recording, for a server that reads nothing else; null if it cannot be decoded. */
  toWav?: ((bytes: Uint8Array) => Promise<Uint8Array | null>) | undefined
  /** Called with the reason of a failure, which the result does not contain. */
  onFailure?: (error: unknown) => void
}

type Request = Parameters<SpeechTranscriber['transcribe']>[0]

const EXTENSIONS = new Map([
  ['audio/webm', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg', 'ogg'],
  ['audio/wav', 'wav'],
])
const WAV = { extension: 'wav', mime: 'audio/wav' }
const UNREADABLE_FORMAT_STATUSES = new Set([400, 415])

const AnswerSchema = z.object({ text: z.string().max(MAX_HEARD_CHARACTERS) })

interface Upload {
  bytes: Uint8Array
  extension: string
  mime: string
}

/** The recording as this server reads it. Null: it cannot be sent in such a form. */
async function toUpload(
  { bytes, mime }: AudibleRecording,
  toWav: TranscriberSettings['toWav'],
): Promise<Upload | null> {
  const extension = EXTENSIONS.get(mime)
  if (extension === undefined) return null
  if (toWav === undefined) return { bytes, mime, extension }
  const wav = await toWav(bytes)
  return wav && { ...WAV, bytes: wav }
}

/** The provider's transcript. A compatible server may answer 200 with anything, so its shape is checked. */
async function hear(
  options: Pick<Request, 'language' | 'signal'> & { client: OpenAI; settings: TranscriberSettings; upload: Upload },
): Promise<string> {
  const { client, settings, upload, language, signal } = options
  // Whisper takes a prompt for text that was said before, so that style advice ends up in the transcript.
  const prompt = settings.isOpenAi ? { prompt: TRANSCRIBE_PROMPTS[language] } : {}
  const attempt = async (ends: AbortSignal) => {
    const file = await toFile(upload.bytes, `recording.${upload.extension}`, { type: upload.mime })
    const answer: unknown = await client.audio.transcriptions.create(
      { file, model: settings.model, language, ...prompt, response_format: 'json' },
      { signal: ends },
    )
    return AnswerSchema.parse(answer).text.replaceAll(/\s+/g, ' ').trim()
  }
  return callProvider({ attempt, deadlineMs: settings.timeoutMs, signal })
}

function toResult(options: { text: string; model: string; request: Request }): TranscriptResult {
  const { text, model, request } = options
  const isNothing = text === '' || isInventedTranscript(text, request.recording)
  // The recording contains speech, so an empty transcript is the recogniser's fault, not the learner's.
  return isNothing ? { status: 'not-transcribed', reason: 'no-words' } : { status: 'ok', text, source: 'openai', model }
}

/**
 * OpenAI's recogniser, or a server with the same API. It is given the language but never the expected answer. Every
 * provider failure (rejection, timeout, reset, invalid response) is `not-transcribed`.
 */
export function createOpenAiTranscriber(
  settings: TranscriberSettings,
): SpeechTranscriber & { id: 'openai' | 'server' } {
  const client = createOpenAiClient(settings)
  const calls = createSemaphore({ permits: settings.maxParallel, maxWaiting: Number.POSITIVE_INFINITY })
  return {
    id: settings.isOpenAi ? 'openai' : 'server',
    patienceMs: settings.isOpenAi ? undefined : settings.timeoutMs * SERVER_PATIENCE,
    async transcribe(request) {
      try {
        const upload = await toUpload(request.recording, settings.toWav)
        if (upload === null) return { status: 'not-transcribed', reason: 'format' }
        const task = () => hear({ ...request, client, settings, upload })
        const text = await calls.run({ task, signal: request.signal })
        return toResult({ text, model: settings.model, request })
      } catch (error) {
        request.signal?.throwIfAborted()
        settings.onFailure?.(error)
        const isFormat = error instanceof APIError && UNREADABLE_FORMAT_STATUSES.has(Number(error.status))
        return { status: 'not-transcribed', reason: isFormat ? 'format' : 'provider-error' }
      }
    },
  }
}
