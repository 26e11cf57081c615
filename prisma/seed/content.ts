import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#app/config/project-root.server.ts'
import { type DialogueFile, DialogueFileSchema } from '#app/models/dialogues/dialogue-file.ts'
import { type MockTestFile, MockTestFileSchema } from '#app/models/mock-test/template-file.ts'

export interface ContentFile {
  name: string
  /** SHA-256 of the file and of how it is imported. */
  hash: string
  text: string
}

/** Increase it when the import itself changes. */
const IMPORT_VERSION = 3

/**
 * The JSON files of a folder of content/, in the order of their names. They are read from the disk and not bundled: the text of an
 * imported module stays in memory for good, and all of them are 17 MB.
 */
export async function readFolder(folder: string): Promise<{ name: string; text: string }[]> {
  const path = join(PROJECT_ROOT, 'content', folder)
  const names = (await readdir(path)).filter((name) => name.endsWith('.json'))
  const sorted = names.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  return Promise.all(sorted.map(async (name) => ({ name, text: await readFile(join(path, name), 'utf8') })))
}

async function readFiles(folder: string): Promise<ContentFile[]> {
  const files = await readFolder(folder)
  return files.map(({ name, text }) => {
    const hash = createHash('sha256').update(`${IMPORT_VERSION}\n${text}`).digest('hex')
    return { name, hash, text }
  })
}

/** The parsed dialogue files, in the order of their names: the first becomes the oldest in the library. */
export const readContent = (): Promise<ContentFile[]> => readFiles('dialogues')

/** The mock test templates, in the same way. */
export const readMockTests = (): Promise<ContentFile[]> => readFiles('mock-tests')

/** Throws with the file's name when it is not a mock test. */
export function parseMockTest(file: ContentFile): MockTestFile {
  try {
    return MockTestFileSchema.parse(JSON.parse(file.text))
  } catch (error) {
    throw new Error(`content/mock-tests/${file.name} is not a mock test: ${String(error)}`, { cause: error })
  }
}

/** Throws with the file's name when it is not a dialogue. */
export function parseContent(file: ContentFile): DialogueFile {
  try {
    return DialogueFileSchema.parse(JSON.parse(file.text))
  } catch (error) {
    throw new Error(`content/dialogues/${file.name} is not a dialogue: ${String(error)}`, { cause: error })
  }
}
