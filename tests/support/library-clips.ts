import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DialogueFile, DialogueFileSchema } from '#app/models/dialogues/dialogue-file.ts'
import { type Language, targetLanguage } from '#app/models/dialogues/language.ts'
import { VoiceIndexSchema } from '#app/models/speech/voices/voice-index.ts'
import { loadVoice, recordingOf } from './spoken.ts'

// The model interpretations of the library as sound files.

export interface ModelClip {
  slug: string
  /** 0-based. */
  segmentIndex: number
  language: Language
  text: string
}

const CONTENT = new URL('../../content', import.meta.url).pathname
const VOICES = join(CONTENT, 'voices')
const BASIC_VOICES = { en: 'en-gb-x-rp+f2', tr: 'tr+f2' }

function readDialogue(name: string): DialogueFile {
  return DialogueFileSchema.parse(JSON.parse(readFileSync(join(CONTENT, 'dialogues', name), 'utf8')))
}

/** Every model interpretation into a language, in the order of the library. */
export function listModels(language: Language): ModelClip[] {
  const names = readdirSync(join(CONTENT, 'dialogues')).filter((name) => name.endsWith('.json'))
  return names.toSorted().flatMap((name) => {
    const { slug, segments } = readDialogue(name)
    return segments.flatMap((segment, segmentIndex) =>
      targetLanguage(segment) === language ? [{ slug, segmentIndex, language, text: segment.translation }] : [],
    )
  })
}

/** `count` of them, spread evenly. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

/** The files of the recorded voices by path: none where the library has no recorded voices. */
function readRecordedFiles(): Set<string> {
  const index = join(VOICES, 'index.json')
  if (!existsSync(index)) return new Set()
  const { clips } = VoiceIndexSchema.parse(JSON.parse(readFileSync(index, 'utf8')))
  return new Set(Object.values(clips).map(({ file }) => file))
}

const recordedFiles = readRecordedFiles()

/** The recorded voice of a model interpretation; null if there is none. */
export function recordedModel({ slug, segmentIndex }: ModelClip): string | null {
  const file = `dialogues/${slug}/${String(segmentIndex + 1).padStart(2, '0')}-model.mp3`
  return recordedFiles.has(file) ? join(VOICES, file) : null
}

/** A sound file of each model: the recorded voice, else the basic one, written into `folder`. */
export async function soundsOf(models: readonly ModelClip[], folder: string): Promise<string[]> {
  const speak = models.some((model) => recordedModel(model) === null) ? await loadVoice() : null
  return Promise.all(
    models.map(async (model, index) => {
      const recorded = recordedModel(model)
      if (recorded !== null || speak === null) return recorded ?? ''
      const file = join(folder, `basic-${index}.wav`)
      await writeFile(file, recordingOf([speak(model.text, BASIC_VOICES[model.language])]))
      return file
    }),
  )
}
