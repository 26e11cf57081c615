import type { Language } from '#app/models/dialogues/language.ts'
import type { Rung } from '#app/models/memory/ladder.ts'
import { type Passage, PassageFileSchema } from '#app/models/memory/passage-file.ts'

// Bundled with the server, so that a build needs no other files.
const FILES = import.meta.glob<unknown>('../../../content/memory/*.json', { import: 'default' })

const read = new Map<Language, Promise<Passage[]>>()

async function readFile(language: Language): Promise<Passage[]> {
  const load = FILES[`../../../content/memory/${language}.json`]
  if (!load) throw new Error(`content/memory/${language}.json is missing`)
  return PassageFileSchema.parse(await load()).passages
}

/** The passages of a language, read once in a process. Throws if the file is missing or invalid: it is part of the build. */
function readPassages(language: Language): Promise<Passage[]> {
  const passages = read.get(language) ?? readFile(language)
  read.set(language, passages)
  return passages
}

export async function listPassages(options: { language: Language; rung: Rung }): Promise<Passage[]> {
  return (await readPassages(options.language)).filter(({ rung }) => rung === options.rung)
}

/** The passage of an id, such as `en-08-01`; null if there is none. */
export async function findPassage(id: string): Promise<(Passage & { language: Language }) | null> {
  const language = id.startsWith('tr-') ? 'tr' : 'en'
  const passage = (await readPassages(language)).find((one) => one.id === id)
  return passage ? { ...passage, language } : null
}
