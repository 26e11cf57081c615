import { createHash } from 'node:crypto'
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

// Bundled with the server, so that a build needs no other files.
const SOURCES = import.meta.glob<string>('../../content/dialogues/*.json', { query: '?raw', import: 'default' })

const MOCK_TESTS = import.meta.glob<string>('../../content/mock-tests/*.json', { query: '?raw', import: 'default' })

async function readFiles(found: Record<string, () => Promise<string>>): Promise<ContentFile[]> {
  const sources = Object.entries(found).sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  return Promise.all(
    sources.map(async ([path, load]) => {
      const text = await load()
      const hash = createHash('sha256').update(`${IMPORT_VERSION}\n${text}`).digest('hex')
      return { name: path.split('/').at(-1) ?? path, hash, text }
    }),
  )
}

/** The parsed dialogue files, in the order of their names: the first becomes the oldest in the library. */
export const readContent = (): Promise<ContentFile[]> => readFiles(SOURCES)

/** The mock test templates, in the same way. */
export const readMockTests = (): Promise<ContentFile[]> => readFiles(MOCK_TESTS)

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
