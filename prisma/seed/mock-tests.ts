import type { Database } from '#app/db.server.ts'
import { type ContentFile, parseMockTest } from './content.ts'

/** Whether every template is in the database as its file says. */
export async function areMockTestsSeeded(database: Database, files: ContentFile[]): Promise<boolean> {
  const rows = await database.mockTestTemplate.findMany({
    where: { slug: { not: null } },
    select: { contentHash: true },
  })
  const known = new Set(rows.map(({ contentHash }) => contentHash))
  return files.every(({ hash }) => known.has(hash))
}

async function idOf(tx: Database, dialogue: { slug: string; file: string }): Promise<number> {
  const { slug, file } = dialogue
  const row = await tx.dialogue.findUnique({ where: { slug }, select: { id: true, isMockTestCandidate: true } })
  if (!row?.isMockTestCandidate) throw new Error(`content/mock-tests/${file}: ${slug} is no dialogue for mock tests`)
  return row.id
}

/** Brings the templates up to date with their files, after the dialogues. Attempts keep the dialogues they began with. */
export async function seedMockTests(tx: Database, files: ContentFile[]): Promise<void> {
  for (const file of files) {
    const { slug, dialogues, ...columns } = parseMockTest(file)
    const [first, second] = dialogues
    const row = {
      ...columns,
      dialogue1Id: await idOf(tx, { slug: first, file: file.name }),
      dialogue2Id: await idOf(tx, { slug: second, file: file.name }),
      contentHash: file.hash,
    }
    await tx.mockTestTemplate.upsert({ where: { slug }, create: { ...row, slug }, update: row })
  }
}
