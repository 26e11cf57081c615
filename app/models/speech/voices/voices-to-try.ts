import { VOICES } from '#app/config/voices.ts'
import type { Language } from '../../dialogues/language.ts'

type Gender = 'male' | 'female'

interface Wanted {
  language: Language
  gender: Gender
  /** Any voice of the language will do: for model interpretations and single words. */
  isAnyGender?: boolean | undefined
}

/**
 * The ids of the voices in which a text may have been recorded. Each text is recorded in one voice, and no text is twice
 * in the library, so the order only matters for how soon it is found.
 */
export function voicesToTry({ language, gender, isAnyGender = false }: Wanted): string[] {
  const speaking = Object.entries(VOICES).filter(([, voice]) => voice.language === language)
  const [same, other] = [gender, gender === 'male' ? 'female' : 'male'].map((wanted) =>
    speaking.filter(([, voice]) => voice.gender === wanted).map(([id]) => id),
  )
  return [...(same ?? []), ...(isAnyGender ? (other ?? []) : [])]
}
