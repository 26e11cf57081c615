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
