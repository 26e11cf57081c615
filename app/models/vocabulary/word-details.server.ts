import { z } from 'zod'
import { PARTS_OF_SPEECH, REGISTERS } from '#app/config/vocabulary.ts'
import { db } from '#app/db.server.ts'
import type { WordDetails } from './item.ts'

/** The columns of what is said about a word beyond its translation. */
export const DETAIL_FIELDS = {
  partOfSpeech: true,
  register: true,
  ipaEnglish: true,
  ipaTurkish: true,
  saidEnglish: true,
  saidTurkish: true,
  collocations: true,
  trapEn: true,
  trapTr: true,
  institutionEn: true,
  institutionTr: true,
} as const

/** The columns that are wider in the database. A newer version may have written what this one does not know. */
export const StoredDetailsSchema = z.object({
  partOfSpeech: z.enum(PARTS_OF_SPEECH).nullable().catch(null),
  register: z.enum(REGISTERS).nullable().catch(null),
  collocations: z.array(z.object({ english: z.string(), turkish: z.string() })).catch([]),
})

/**
 * What the library says about some words beyond their translation. Apart from the list, of which a page is a small part, because it is
 * most of a word's size.
 */
export async function readWordDetails(words: readonly { id: number }[]): Promise<WordDetails[]> {
  const rows = await db.vocabulary.findMany({
    where: { id: { in: words.map(({ id }) => id) } },
    select: { id: true, ...DETAIL_FIELDS },
  })
  return rows.map((row) => ({ ...row, ...StoredDetailsSchema.parse(row) }))
}

type Library = readonly { id: number }[]

/** The details that were read for each library; kept as long as it is (`readLibrary`). */
const kept = new WeakMap<Library, Map<number, WordDetails>>()

/** The same for words of the current library. Each word's details are read once, until the library changes. */
export async function readLibraryDetails(
  library: Library,
  words: readonly { id: number }[],
): Promise<ReadonlyMap<number, WordDetails>> {
  const known = kept.get(library) ?? new Map<number, WordDetails>()
  kept.set(library, known)
  const missing = words.filter(({ id }) => !known.has(id))
  if (missing.length > 0) for (const one of await readWordDetails(missing)) known.set(one.id, one)
  return known
}
