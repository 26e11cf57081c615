import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readExercises } from '../../scripts/library.mjs'
import { mean, median } from '../../scripts/voices/summary.mjs'
import { DialogueFileSchema } from '#app/models/dialogues/dialogue-file.ts'
import { type Language, spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import { PassageFileSchema } from '#app/models/memory/passage-file.ts'
import { LessonSchema } from '#app/models/note-course/lesson-file.ts'
import { heardOf } from '#app/models/sprints/written/pick-written.ts'
import { SprintFileSchema } from '#app/models/sprints/written/sprint-file.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import { voicesOf } from '#app/models/speech/voices/casting.ts'
import { clipKey } from '#app/models/speech/voices/clip-key.server.ts'
import { type VoiceIndex, VoiceIndexSchema } from '#app/models/speech/voices/voice-index.ts'
import { VocabularyFileSchema } from '#app/models/vocabulary/vocabulary-file.ts'

// content/voices against the rest of content/: docs/media.md.

const FOLDER = 'content/voices'
/** The promised rate, and the frames that an encoder adds: they count in a single word. */
const MAX_BYTES_A_SECOND = 4200
const ENCODER_BYTES = 500
/** Of the recogniser's letters, over the library (docs/voices.md). */
const MAX_MEDIAN_ERROR = { en: 0.04, tr: 0.07 }
/** A letter more is much of a single word. */
const MAX_MEDIAN_ERROR_OF_WORDS = { en: 0.04, tr: 0.1 }
const ENOUGH_TURNS = 50
/** The recogniser's mean belief that it hears the language, in turns of dialogues: a single word is too short to tell. */
const MIN_PROBABILITY = 0.4

const ReportSchema = z.record(
  z.string(),
  // Without error and probability it has not been listened to yet.
  z.object({ language: z.enum(['en', 'tr']), error: z.number().optional(), probability: z.number().optional() }),
)

interface Spoken {
  where: string
  /** Of a free dialogue. */
  isFree: boolean
  language: Language
  text: string
}

function filesIn(folder: string): { name: string; json: unknown }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, json: JSON.parse(readFileSync(join(folder, name), 'utf8')) }))
}

/** Every text that the library speaks: segments, their models, the words of the vocabulary, and the written exercises. */
const spoken: Spoken[] = [
  ...filesIn('content/dialogues').flatMap(({ name, json }) => {
    const { segments, accessLevel } = DialogueFileSchema.parse(json)
    const isFree = accessLevel === 'free'
    return segments.flatMap((segment, index) => [
      { where: `${name} ${index + 1}`, language: spokenLanguage(segment), text: segment.text, isFree },
      { where: `${name} ${index + 1}, model`, language: targetLanguage(segment), text: segment.translation, isFree },
    ])
  }),
  ...filesIn('content/vocabulary').flatMap(({ name, json }) =>
    VocabularyFileSchema.parse(json).items.flatMap(({ english, turkish }): Spoken[] => [
      { where: `${name}, ${english}`, language: 'en', text: english, isFree: false },
      { where: `${name}, ${english}`, language: 'tr', text: turkish, isFree: false },
    ]),
  ),
  ...readExercises({ SprintFileSchema, PassageFileSchema, LessonSchema, heardOf, languagesOf }).map(
    ({ name, language, text }): Spoken => ({ where: name, language, text, isFree: false }),
  ),
]

const keysOf = ({ language, text }: Spoken) => voicesOf(language).map((voice) => clipKey({ language, text, voice }))

function readIndex(): VoiceIndex {
  const path = join(FOLDER, 'index.json')
  if (!existsSync(path)) return { version: 1, engine: 'none', dialogues: {}, clips: {} }
  return VoiceIndexSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

const index = readIndex()
const clips = Object.entries(index.clips)

test('no clip says words that content no longer has', () => {
  const wanted = new Set(spoken.flatMap(keysOf))
  const stale = clips.filter(([key]) => !wanted.has(key)).map(([, { file }]) => file)
  expect(stale, 'npm run voices').toEqual([])
})

const missing = spoken.filter((one) => !keysOf(one).some((key) => key in index.clips))

test('every text of the free dialogues has a clip', () => {
  expect(
    missing.filter(({ isFree }) => isFree).map(({ where }) => where),
    'npm run voices',
  ).toEqual([])
})

test('docs/voices.md says how many texts are still to be recorded', () => {
  expect(readFileSync('docs/voices.md', 'utf8')).toContain(
    `${missing.length.toLocaleString('en')} of ${spoken.length.toLocaleString('en')} texts are still to be recorded`,
  )
})

test('a dialogue is recorded in every segment or in none, so that its voices do not change half way', () => {
  const waiting = new Set(missing.map(({ where }) => where))
  const halfDone = filesIn('content/dialogues').filter(({ name, json }) => {
    const turns = DialogueFileSchema.parse(json).segments.map((_, place) => waiting.has(`${name} ${place + 1}`))
    return new Set(turns).size > 1
  })
  expect(halfDone.map(({ name }) => name)).toEqual([])
})

test('each dialogue file names the voices of its speakers, and with these it was recorded', () => {
  for (const { name, json } of filesIn('content/dialogues')) {
    const { slug, voices, segments } = DialogueFileSchema.parse(json)
    const cast = index.dialogues[slug]
    for (const segment of segments) {
      const language = spokenLanguage(segment)
      expect(voices?.[language], name).toBe(cast?.[language][segment.gender])
    }
  }
})

test('the report is about every clip, and its figures are as promised', () => {
  const report = ReportSchema.parse(JSON.parse(readFileSync(join(FOLDER, 'report.json'), 'utf8')))
  expect(Object.keys(report).toSorted()).toEqual(clips.map(([, { file }]) => file).toSorted())
  for (const language of ['en', 'tr'] as const) {
    const heard = Object.entries(report).flatMap(([file, { error, probability = 0, ...clip }]) =>
      clip.language === language && error !== undefined ? [{ file, error, probability }] : [],
    )
    const turns = heard.filter(({ file }) => file.startsWith('dialogues/'))
    const words = heard.filter(({ file }) => file.startsWith('vocabulary/'))
    expect(median(words.map(({ error }) => error)), language).toBeLessThanOrEqual(MAX_MEDIAN_ERROR_OF_WORDS[language])
    // A median of a few says nothing: recordings may be made first and listened to later.
    const isTold = turns.length >= ENOUGH_TURNS
    const medianOfTurns = isTold ? median(turns.map(({ error }) => error)) : 0
    const belief = isTold ? mean(turns.map(({ probability }) => probability)) : 1
    expect(medianOfTurns, language).toBeLessThanOrEqual(MAX_MEDIAN_ERROR[language])
    expect(belief, language).toBeGreaterThanOrEqual(MIN_PROBABILITY)
  }
})

test('every clip is there as the index says, small enough, and no file is left over', () => {
  const wrong = clips.flatMap(([, { file, bytes, sha256, durationMs }]) => {
    const path = join(FOLDER, file)
    if (!existsSync(path)) return [`${file} is missing`]
    const content = readFileSync(path)
    const hash = createHash('sha256').update(content).digest('hex')
    if (content.length !== bytes || hash !== sha256) return [`${file} is another file`]
    return bytes - ENCODER_BYTES > (durationMs / 1000) * MAX_BYTES_A_SECOND ? [`${file} is too large`] : []
  })
  expect(wrong).toEqual([])
  const named = new Set(clips.map(([, { file }]) => file))
  const found = existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }) : []
  expect(found.filter((path) => path.endsWith('.mp3') && !named.has(path))).toEqual([])
})
