import { ESPEAK_SOUND, ESPEAK_VOICES } from '../../../config/speech.ts'
import { VOICE_ENGINE, VOICE_SOUND, VOICES } from '../../../config/voices.ts'
import { DialogueFileSchema } from '../../dialogues/dialogue-file.ts'
import type { Language } from '../../dialogues/language.ts'
import { PassageFileSchema } from '../../memory/passage-file.ts'
import { LessonSchema } from '../../note-course/lesson-file.ts'
import { heardOf } from '../../sprints/written/pick-written.ts'
import { SprintFileSchema } from '../../sprints/written/sprint-file.ts'
import { languagesOf } from '../../vocabulary/drill/direction.ts'
import { VocabularyFileSchema } from '../../vocabulary/vocabulary-file.ts'
import { toSpokenSentences } from '../reading/spoken-text.ts'
import { clipKey } from './clip-key.server.ts'
import { toVoiceSymbols } from './english-phonemes.ts'
import { heardDistance } from './heard-distance.ts'
import { planRecordings } from './recording-plan.server.ts'
import { toTurkishPhonemes } from './turkish-phonemes.ts'

/** IPA of English words, as eSpeak's British voice writes it. */
type ReadIpa = (clauses: string[]) => Promise<string[]>

const CLAUSE = /[^,;:.!?…]+|[,;:.!?…]+/gu
const PAUSE = /^[,;:.!?…]/u

async function toEnglishPhonemes(sentence: string, readIpa: ReadIpa): Promise<string> {
  const parts = (sentence.match(CLAUSE) ?? []).map((part) => part.trim()).filter((part) => part !== '')
  const clauses = parts.filter((part) => !PAUSE.test(part))
  const ipa = await readIpa(clauses)
  const spoken = parts.map((part) => (PAUSE.test(part) ? `${part} ` : toVoiceSymbols(ipa.shift() ?? '')))
  return spoken.join('').trim()
}

/** The phonemes of each sentence of a text, in the symbols of the natural voice. */
export async function toPhonemes(text: string, language: Language, readIpa: ReadIpa): Promise<string[]> {
  const sentences = toSpokenSentences(text, language)
  if (language === 'tr') return sentences.map(toTurkishPhonemes)
  return Promise.all(sentences.map((sentence) => toEnglishPhonemes(sentence, readIpa)))
}

export {
  clipKey,
  DialogueFileSchema,
  ESPEAK_SOUND,
  ESPEAK_VOICES,
  heardDistance,
  heardOf,
  languagesOf,
  LessonSchema,
  PassageFileSchema,
  planRecordings,
  SprintFileSchema,
  toSpokenSentences,
  VocabularyFileSchema,
  VOICE_ENGINE,
  VOICE_SOUND,
  VOICES,
}
