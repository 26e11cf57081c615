import type OpenAI from 'openai'
import { APIError, toFile } from 'openai'
import { z } from 'zod'
import { MAX_HEARD_CHARACTERS, TRANSCRIBE_PROMPTS } from '#app/config/speech.ts'
import { isInventedTranscript } from '#app/models/speech/transcript-lines.ts'
import { createOpenAiClient, type OpenAiSettings } from '../openai-client.server.ts'
import { callProvider } from '../provider-call.server.ts'
import type { SpeechTranscriber, TranscriptResult } from './transcriber.ts'

interface TranscriberSettings extends OpenAiSettings {
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
const UNREADABLE_FORMAT_STATUSES = new Set([400, 415])

const AnswerSchema = z.object({ text: z.string().max(MAX_HEARD_CHARACTERS) })

/** The provider's transcript. A compatible server may answer 200 with anything, so its shape is checked. */
async function hear(
  options: Request & { client: OpenAI; settings: OpenAiSettings; extension: string },
): Promise<string> {
  const { client, settings, recording, language, extension, signal } = options
  const attempt = async (ends: AbortSignal) => {
    const file = await toFile(recording.bytes, `recording.${extension}`, { type: recording.mime })
    const prompt = TRANSCRIBE_PROMPTS[language]
    const answer: unknown = await client.audio.transcriptions.create(
      { file, model: settings.model, language, prompt, response_format: 'json' },
      { signal: ends },
    )
    return AnswerSchema.parse(answer).text.trim()
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
export function createOpenAiTranscriber(settings: TranscriberSettings): SpeechTranscriber {
  const client = createOpenAiClient(settings)
  return {
    id: 'openai',
    async transcribe(request) {
      const extension = EXTENSIONS.get(request.recording.mime)
      if (extension === undefined) return { status: 'not-transcribed', reason: 'format' }
      try {
        const text = await hear({ ...request, client, settings, extension })
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
