import { VOICE_SAMPLES } from '#app/config/speech.ts'
import { findSampleDialogue } from '#app/models/dialogues/dialogue.server.ts'
import { type Language, spokenLanguage } from '#app/models/dialogues/language.ts'
import type { VoiceChoice } from '#app/models/speech/voices/voice-kind.ts'
import { spokenWords } from '../speech.server.ts'
import type { SpokenFile } from './spoken-words.server.ts'

/** The voices that this server has; a device may have another. */
export function listServerVoices(): VoiceChoice[] {
  return spokenWords.hasNatural() ? ['natural', 'basic'] : ['basic']
}

/**
 * A sample of a voice: the first words of the free sample dialogue in that language, because the library is recorded.
 *
 * @throws AppError PROVIDER_UNAVAILABLE
 */
export async function getVoiceSample(options: { choice: VoiceChoice; language: Language }): Promise<SpokenFile> {
  const { choice, language } = options
  const dialogue = await findSampleDialogue()
  const segment = dialogue?.segments.find((one) => spokenLanguage(one) === language)
  const { text, gender } = segment ?? { text: VOICE_SAMPLES[language], gender: 'female' as const }
  return spokenWords.get({ text, language, gender, choice })
}
