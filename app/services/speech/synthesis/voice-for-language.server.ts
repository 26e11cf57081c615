import type { Language } from '#app/models/dialogues/language.ts'
import type { SpeechSynthesizer } from './synthesizer.ts'

/** One synthesizer of two, such as a server that speaks English only, and our own voice for Turkish. */
export function withVoiceFor(voices: Record<Language, SpeechSynthesizer>): SpeechSynthesizer {
  const { en, tr } = voices
  if (en === tr) return en
  return {
    id: en.id,
    // Pages label a dialogue as a whole, so one computer voice is enough for the label.
    quality: en.quality === 'basic' || tr.quality === 'basic' ? 'basic' : 'natural',
    cacheVersion: `${en.cacheVersion}|${tr.cacheVersion}`,
    synthesize: (utterance) => voices[utterance.language].synthesize(utterance),
  }
}
