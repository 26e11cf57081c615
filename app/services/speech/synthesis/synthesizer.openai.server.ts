import { createHash } from 'node:crypto'
import { APIError } from 'openai'
import type { ServerVoices } from '#app/config/env/speech.ts'
import { MAX_SYNTHESIZED_BYTES, OPENAI_VOICE_INSTRUCTIONS } from '#app/config/speech.ts'
import { measureMp3 } from '#app/models/speech/mp3.ts'
import { createOpenAiClient, type OpenAiSettings } from '../openai-client.server.ts'
import { callProvider } from '../provider-call.server.ts'
import { SynthesisError, type SpeechSynthesizer, type SynthesisFailure, type SynthesizedSpeech } from './synthesizer.ts'

async function readBody(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > MAX_SYNTHESIZED_BYTES) throw new SynthesisError('refused', `more than ${MAX_SYNTHESIZED_BYTES} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A compatible server may answer 200 with a page or an image: only a complete MP3 is accepted. */
function requireMp3(bytes: Uint8Array): SynthesizedSpeech {
  const measured = measureMp3(bytes)
  if (measured === null) throw new SynthesisError('refused', `${bytes.length} bytes that are no complete MP3`)
  return { bytes, mime: 'audio/mpeg', durationMs: measured.durationMs }
}

function failureOf(error: unknown): SynthesisFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
  return error instanceof APIError && error.status !== undefined ? 'refused' : 'unreachable'
}

interface SynthesizerSettings extends OpenAiSettings {
  /** Whether it is OpenAI itself. Other servers get only what all of them know. */
  isOpenAi: boolean
  voices: ServerVoices
}

/** Only tts-1 and tts-1-hd of OpenAI's models do not accept instructions. */
function takesInstructions({ isOpenAi, model }: SynthesizerSettings): boolean {
  return isOpenAi && !model.startsWith('tts-1')
}

/**
 * OpenAI's voices, or a server with the same API. Every call costs money or time, so callers cache. A language without
 * voices is refused: the next source speaks it.
 */
export function createOpenAiSynthesizer(settings: SynthesizerSettings): SpeechSynthesizer {
  const { isOpenAi, model, timeoutMs, voices } = settings
  const client = createOpenAiClient(settings)
  const instructions = takesInstructions(settings) ? OPENAI_VOICE_INSTRUCTIONS : null
  const sound = JSON.stringify([model, voices, isOpenAi ? OPENAI_VOICE_INSTRUCTIONS : null, settings.baseURL ?? ''])
  return {
    id: isOpenAi ? 'openai' : 'server',
    quality: 'natural',
    cacheVersion: `openai|${createHash('sha256').update(sound).digest('hex')}`,
    async synthesize({ text, language, gender, signal }) {
      const voice = voices[language]?.[gender]
      if (voice === undefined) throw new SynthesisError('refused', `no voice for ${language}`)
      const request = {
        model,
        input: text,
        voice,
        response_format: 'mp3' as const,
        ...(instructions && { instructions: instructions[language] }),
      }
      const attempt = async (ends: AbortSignal) => {
        const response = await client.audio.speech.create(request, { signal: ends })
        return requireMp3(await readBody(response.body))
      }
      try {
        return await callProvider({ attempt, deadlineMs: timeoutMs, signal })
      } catch (error) {
        signal?.throwIfAborted()
        throw error instanceof SynthesisError ? error : new SynthesisError(failureOf(error), error)
      }
    },
  }
}
