import type { Language } from '#app/models/dialogues/language.ts'
import type { VoiceChoice } from '#app/models/speech/voices/voice-kind.ts'
import type { SegmentAudio } from '../synthesis/segment-audio.server.ts'
import type { Utterance } from '../synthesis/synthesizer.ts'
import type { ShippedClip, ShippedVoices } from './shipped-voices.server.ts'

/** Words to be heard, and the computer voice that the learner chose; without a choice the best one. */
export interface AskedWords extends Utterance {
  choice?: VoiceChoice | undefined
  signal?: AbortSignal | undefined
}

export interface SpokenFile {
  /** Absolute. The file's content never changes. */
  filePath: string
  mime: 'audio/mpeg' | 'audio/wav'
  /** Hexadecimal, unquoted. Different for another rendering of the same words. */
  etag: string
  quality: 'natural' | 'basic'
}

export interface SpokenWords {
  /**
   * The words as a file, from the first source that has them: the shipped voice of exactly these words, the provider, the
   * natural voice rendered here, the basic voice.
   *
   * @throws AppError PROVIDER_UNAVAILABLE, also where only the provider fails: its voice is part of a dialogue by then.
   */
  get: (asked: AskedWords) => Promise<SpokenFile>
  /** Length in milliseconds; null if it is not known without rendering. Reads no shipped file. */
  measure: (utterance: Utterance) => Promise<number | null>
  /** Which voice `get` would give, without rendering. */
  kindOf: (asked: AskedWords) => Promise<'natural' | 'basic'>
  /**
   * Renders in advance what `get` would otherwise render, or would play in the basic voice.
   *
   * @throws AppError PROVIDER_UNAVAILABLE
   */
  prepare: (asked: AskedWords) => Promise<void>
  /** Whether a basic voice becomes a natural one once `prepare` has run: the words are rendered on this server. */
  improves: boolean
  /** Whether any words are heard in a natural voice here. */
  hasNatural: () => boolean
}

interface Sources {
  shipped: ShippedVoices
  /** OpenAI or an own server, for the languages that it speaks. */
  providers: Partial<Record<Language, SegmentAudio>>
  /** Takes seconds, so that it is rendered in the background only; null if the operator has not put the model. */
  local: SegmentAudio | null
  basic: SegmentAudio
}

function toFile({ filePath, sha256 }: ShippedClip): SpokenFile {
  return { filePath, mime: 'audio/mpeg', etag: sha256, quality: 'natural' }
}

/** The sources of a computer voice, in order. */
export function createSpokenWords({ shipped, providers, local, basic }: Sources): SpokenWords {
  async function findNatural(asked: AskedWords): Promise<SpokenFile | null> {
    const clip = await shipped.find(asked)
    if (clip) return toFile(clip)
    const provider = providers[asked.language]
    if (provider) return provider.get(asked)
    return local && local.find(asked)
  }
  /** Without the basic voice, the natural one is better than silence. */
  async function getBasic(asked: AskedWords): Promise<SpokenFile> {
    try {
      return await basic.get(asked)
    } catch (error) {
      asked.signal?.throwIfAborted()
      const natural = await findNatural(asked)
      if (natural) return natural
      throw error
    }
  }

  return {
    improves: local !== null && !(providers.en && providers.tr),
    hasNatural: () => Object.keys(providers).length > 0 || local !== null || shipped.hasClips(),
    async get(asked) {
      if (asked.choice === 'basic') return getBasic(asked)
      return (await findNatural(asked)) ?? basic.get(asked)
    },
    async measure(utterance) {
      const clip = shipped.lookUp(utterance)
      if (clip) return clip.durationMs
      const provider = providers[utterance.language]
      if (provider) return provider.measure(utterance)
      return (await local?.measure(utterance)) ?? basic.measure(utterance)
    },
    async kindOf(asked) {
      if (asked.choice === 'basic') return 'basic'
      if (shipped.lookUp(asked) || providers[asked.language]) return 'natural'
      return (await local?.find(asked)) ? 'natural' : 'basic'
    },
    async prepare(asked) {
      if (await shipped.find(asked)) return
      await (providers[asked.language] ?? local ?? basic).get(asked)
    },
  }
}
