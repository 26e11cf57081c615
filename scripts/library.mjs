// The files of content/, read by the app's own schemas.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from './project.mjs'

/**
 * @typedef {{
 *   DialogueFileSchema: typeof import('../app/models/dialogues/dialogue-file.ts').DialogueFileSchema,
 *   VocabularyFileSchema: typeof import('../app/models/vocabulary/vocabulary-file.ts').VocabularyFileSchema,
 * }} Schemas
 */

/** @param {string} folder */
function readAll(folder) {
  const path = resolve(ROOT, folder)
  const names = readdirSync(path).filter((name) => name.endsWith('.json'))
  return names.toSorted().map((name) => JSON.parse(readFileSync(join(path, name), 'utf8')))
}

/**
 * @param {Schemas} schemas
 * @param {string} [folder] of the dialogues
 */
export function readLibrary({ DialogueFileSchema, VocabularyFileSchema }, folder = 'content/dialogues') {
  return {
    dialogues: readAll(folder).map((file) => DialogueFileSchema.parse(file)),
    vocabulary: readAll('content/vocabulary').map((file) => VocabularyFileSchema.parse(file)),
  }
}

/**
 * @typedef {{
 *   SprintFileSchema: typeof import('../app/models/sprints/written/sprint-file.ts').SprintFileSchema,
 *   PassageFileSchema: typeof import('../app/models/memory/passage-file.ts').PassageFileSchema,
 *   LessonSchema: typeof import('../app/models/note-course/lesson-file.ts').LessonSchema,
 *   heardOf: typeof import('../app/models/sprints/written/pick-written.ts').heardOf,
 *   languagesOf: typeof import('../app/models/vocabulary/drill/direction.ts').languagesOf,
 * }} ExerciseRules
 * @typedef {import('../app/models/speech/voices/recording-plan.server.ts').ExerciseText} ExerciseText
 */

/**
 * What is heard in the written exercises: sprints, passages of the memory ladder, exercises on notes.
 * @param {ExerciseRules} rules
 * @returns {ExerciseText[]}
 */
export function readExercises({ SprintFileSchema, PassageFileSchema, LessonSchema, heardOf, languagesOf }) {
  const sprints = readAll('content/sprints').flatMap((file) =>
    SprintFileSchema.parse(file).items.map(({ id, direction, prompt }) => ({
      name: `sprints/${id}`,
      language: languagesOf(direction).asked,
      text: heardOf(prompt).heard,
    })),
  )
  const passages = readAll('content/memory').flatMap((file) => {
    const { language, passages: all } = PassageFileSchema.parse(file)
    return all.map(({ id, text }) => ({ name: `memory/${id}`, language, text }))
  })
  const notes = readAll('content/note-course/lessons').flatMap((file) =>
    LessonSchema.parse(file).exercises.map(({ id, language, text }) => ({ name: `note-course/${id}`, language, text })),
  )
  return [...sprints, ...passages, ...notes]
}
