import { type Database, db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { type FileParts, FilePartsSchema, type FileRest } from './dialogue-file.ts'

/** What a content file contains besides the dialogue; no slug if an admin wrote it. */
export async function findFileParts(options: {
  id: number
  database?: Database
}): Promise<Omit<FileParts, 'slug'> & { slug: string | null }> {
  const { id, database = db } = options
  const { slug, ...parts } = await database.dialogue.findUniqueOrThrow({
    where: { id },
    select: { slug: true, terms: true, reviews: true, voices: true },
  })
  return { slug, ...FilePartsSchema.parse(parts) }
}

/** Stores them for the next export. An existing slug is kept: the seed identifies the dialogue by it. */
export async function storeFileParts(options: { id: number; parts: FileParts; database: Database }): Promise<void> {
  const { id, parts, database } = options
  const { slug, ...rest } = parts
  await database.dialogue.updateMany({ where: { id, slug: null }, data: { slug } })
  await storeFileRest({ id, rest, database })
}

/** Stores terms, reviews or voices; what is not given stays. */
export async function storeFileRest(options: { id: number; rest: FileRest; database: Database }): Promise<void> {
  const { id, rest, database } = options
  const { terms, reviews, voices } = rest
  await database.dialogue.update({
    where: { id },
    data: {
      ...(terms && { terms }),
      ...(reviews && { reviews }),
      ...(voices !== undefined && { voices: voices ?? Prisma.DbNull }),
    },
    select: { id: true },
  })
}

/** A dialogue that an imported file may correspond to. */
export interface ImportMatch {
  id: number
  title: string
  by: 'slug' | 'title'
  isDeleted: boolean
  /** ISO 8601. */
  version: string
}

const MATCHES_MAX = 5

/** The dialogue with this slug, deleted or not, then those of the library with this title. */
export async function findImportMatches(file: { slug: string; title: string }): Promise<ImportMatch[]> {
  const { slug, title } = file
  const rows = await db.dialogue.findMany({
    where: { OR: [{ slug }, { title, deletedAt: null }] },
    orderBy: { id: 'asc' },
    select: { id: true, title: true, slug: true, deletedAt: true, updatedAt: true },
  })
  const matches = rows.map((row): ImportMatch => {
    const by = row.slug === slug ? 'slug' : 'title'
    const version = row.updatedAt.toISOString()
    return { id: row.id, title: row.title, by, isDeleted: row.deletedAt !== null, version }
  })
  return matches.toSorted((one, other) => one.by.localeCompare(other.by)).slice(0, MATCHES_MAX)
}

/** Whether another dialogue, deleted or not, has this slug. */
export async function isSlugTaken(options: { slug: string; exceptId?: number; database: Database }): Promise<boolean> {
  const { slug, exceptId, database } = options
  const row = await database.dialogue.findUnique({ where: { slug }, select: { id: true } })
  return row !== null && row.id !== exceptId
}
