import type { Language } from '#app/models/dialogues/language.ts'

type Gender = 'male' | 'female'

export interface Utterance {
  text: string
  language: Language
  gender: Gender
  /** A voice of the other gender will do, where this one is not recorded: for model interpretations and words. */
  isAnyGender?: boolean | undefined
}

export interface SynthesizedSpeech {
  bytes: Uint8Array
  mime: 'audio/mpeg' | 'audio/wav'
  durationMs: number
}

/** A speech synthesizer. Adapters reject with SynthesisError, or with the signal's reason on an abort. */
export interface SpeechSynthesizer {
  readonly id: 'openai' | 'server' | 'kokoro' | 'espeak'
  /** Engine, model, voices and text rules: changes whenever the audio would. */
  readonly cacheVersion: string
  /** Shown to the learner: `basic` is a computer voice. */
  readonly quality: 'natural' | 'basic'
  synthesize: (utterance: Utterance & { signal?: AbortSignal | undefined }) => Promise<SynthesizedSpeech>
}

/**
 * `not-installed`: the optional package is missing; `busy`: too many are waiting; `refused`: the provider rejected the
 * request.
 */
export type SynthesisFailure = 'not-installed' | 'busy' | 'timeout' | 'refused' | 'unreachable' | 'stopped'

export class SynthesisError extends Error {
  override readonly name = 'SynthesisError'
  readonly failure: SynthesisFailure

  constructor(failure: SynthesisFailure, cause: unknown) {
    super(failure, { cause })
    this.failure = failure
  }
}
