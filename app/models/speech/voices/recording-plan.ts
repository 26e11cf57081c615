import { SPEED_BY_LEVEL, VOICES, WORD_SPEED, type VoiceId } from '../../../config/voices.ts'
import type { DialogueFile } from '../../dialogues/dialogue-file.ts'
import { spokenLanguage, targetLanguage, type Language } from '../../dialogues/language.ts'
import type { VocabularyFile } from '../../vocabulary/vocabulary-file.ts'
import { castDialogues, voicesOf, type Cast, type EarlierCast } from './casting.ts'

/** A text that the library has in a recorded voice. */
export interface PlannedClip {
  /** Under content/voices. */
  file: string
  language: Language
  text: string
  voice: VoiceId
  /** 1 is the voice's own. */
  speed: number
}

interface Library {
  /** In the order of the list. */
  dialogues: readonly DialogueFile[]
  vocabulary: readonly VocabularyFile[]
}

const NUMBER_WIDTH = 2

function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
}

function planDialogue({ slug, level, segments }: DialogueFile, cast: Cast): PlannedClip[] {
  return segments.flatMap((segment, index) => {
    const number = String(index + 1).padStart(NUMBER_WIDTH, '0')
    const [spoken, target] = [spokenLanguage(segment), targetLanguage(segment)]
    const speaker = cast[spoken][segment.gender]
    if (speaker === undefined) throw new Error(`${slug} has no voice for segment ${index + 1}`)
    const clip = (kind: string, language: Language, said: { text: string; voice: VoiceId }): PlannedClip => ({
      file: `dialogues/${slug}/${number}-${kind}.mp3`,
      language,
      speed: SPEED_BY_LEVEL[level] * VOICES[said.voice].pace,
      ...said,
    })
    return [
      clip('original', spoken, { text: segment.text, voice: speaker }),
      clip('model', target, { text: segment.translation, voice: cast.model[target] }),
    ]
  })
}

/** The voice of a word follows from the word, so that a new one changes no other. */
function voiceOfWord(language: Language, word: string): VoiceId {
  const ids = voicesOf(language)
  const sum = Array.from(word).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const id = ids[sum % ids.length]
  if (id === undefined) throw new Error(`no voice of the language ${language}`)
  return id
}

function planWords({ category, items }: VocabularyFile): PlannedClip[] {
  return items.flatMap(({ english, turkish, sense = '' }) => {
    const path = `vocabulary/${slugOf(category)}/${slugOf(`${english} ${sense}`)}`
    const clip = (language: Language, text: string): PlannedClip => {
      const voice = voiceOfWord(language, text)
      return { file: `${path}-${language}.mp3`, language, text, voice, speed: WORD_SPEED * VOICES[voice].pace }
    }
    return [clip('en', english), clip('tr', turkish)]
  })
}

/**
 * Everything of the library that is recorded: each segment, its model interpretation, and both words of each entry.
 *
 * @param before the casts of the last rendering
 */
export function planRecordings(library: Library, before: Readonly<Record<string, EarlierCast>> = {}) {
  const casts = castDialogues(
    library.dialogues.map(({ slug, segments, voices }) => ({
      slug,
      voices,
      speakers: segments.map((segment) => ({ language: spokenLanguage(segment), gender: segment.gender })),
    })),
    before,
  )
  const clips = library.dialogues.flatMap((dialogue) => {
    const cast = casts[dialogue.slug]
    return cast ? planDialogue(dialogue, cast) : []
  })
  return { casts, clips: [...clips, ...library.vocabulary.flatMap(planWords)] }
}
