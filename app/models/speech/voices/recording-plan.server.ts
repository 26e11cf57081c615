import { EXERCISE_SPEED, SPEED_BY_LEVEL, VOICES, WORD_SPEED, type VoiceId } from '../../../config/voices.ts'
import type { DialogueFile } from '../../dialogues/dialogue-file.ts'
import { spokenLanguage, targetLanguage, type Language } from '../../dialogues/language.ts'
import type { VocabularyFile } from '../../vocabulary/vocabulary-file.ts'
import { castDialogues, voicesOf, type Cast, type EarlierCast } from './casting.ts'
import { clipKey } from './clip-key.server.ts'

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

/** What is heard in an exercise: a written item of a sprint, a passage of the memory ladder, an exercise on notes. */
export interface ExerciseText {
  /** Under content/voices/exercises, without its ending. */
  name: string
  language: Language
  text: string
}

interface Library {
  /** In the order of the list. */
  dialogues: readonly DialogueFile[]
  vocabulary: readonly VocabularyFile[]
  exercises: readonly ExerciseText[]
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

/** The voice of a word or an exercise follows from its text, so that a new one changes no other. */
function voiceOfText(language: Language, text: string): VoiceId {
  const ids = voicesOf(language)
  const sum = Array.from(text).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const id = ids[sum % ids.length]
  if (id === undefined) throw new Error(`no voice of the language ${language}`)
  return id
}

function planWords({ category, items }: VocabularyFile): PlannedClip[] {
  return items.flatMap(({ english, turkish, sense = '' }) => {
    const path = `vocabulary/${slugOf(category)}/${slugOf(`${english} ${sense}`)}`
    const clip = (language: Language, text: string): PlannedClip => {
      const voice = voiceOfText(language, text)
      return { file: `${path}-${language}.mp3`, language, text, voice, speed: WORD_SPEED * VOICES[voice].pace }
    }
    return [clip('en', english), clip('tr', turkish)]
  })
}

/** A text that several exercises share is recorded once: the words alone find it. */
function planExercises(exercises: readonly ExerciseText[]): PlannedClip[] {
  const clips = new Map<string, PlannedClip>()
  for (const { name, language, text } of exercises) {
    const voice = voiceOfText(language, text)
    const speed = EXERCISE_SPEED * VOICES[voice].pace
    const key = clipKey({ language, text, voice })
    if (!clips.has(key)) clips.set(key, { file: `exercises/${name}.mp3`, language, text, voice, speed })
  }
  return [...clips.values()]
}

const KEY_IN_NAME = 6

/** Two texts whose file would have the same name get the beginning of their key into it. */
function withOwnNames(clips: readonly PlannedClip[]): PlannedClip[] {
  const keys = new Map<string, Set<string>>()
  for (const clip of clips) keys.set(clip.file, (keys.get(clip.file) ?? new Set()).add(clipKey(clip)))
  return clips.map((clip) => {
    const isShared = (keys.get(clip.file)?.size ?? 0) > 1
    return isShared ? { ...clip, file: clip.file.replace('.mp3', `-${clipKey(clip).slice(0, KEY_IN_NAME)}.mp3`) } : clip
  })
}

/**
 * Everything of the library that is recorded: each segment, its model interpretation, both words of each entry, and what the exercises say.
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
  const others = [...library.vocabulary.flatMap(planWords), ...planExercises(library.exercises)]
  return { casts, clips: withOwnNames([...clips, ...others]) }
}
