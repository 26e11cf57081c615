import type { Database } from '#app/db.server.ts'
import { type ContentFile, parseMockTest } from './content.ts'

/** Whether every template in the database matches its file. */
export async function areMockTestsSeeded(database: Database, files: ContentFile[]): Promise<boolean> {
  const rows = await database.mockTestTemplate.findMany({
    where: { slug: { not: null } },
    select: { contentHash: true },
  })
  const known = new Set(rows.map(({ contentHash }) => contentHash))
  return files.every(({ hash }) => known.has(hash))
}

/** Templates edited by an admin stay as they are; only the file's new version is recorded. */
async function passOverEdited(tx: Database, files: ContentFile[]) {
  const mockTests = files.map((file) => ({ file, content: parseMockTest(file) }))
  const edited = await tx.mockTestTemplate.findMany({
    where: { slug: { in: mockTests.map(({ content }) => content.slug) }, editedByAdmin: true },
    select: { slug: true },
  })
  const isEdited = new Set(edited.map(({ slug }) => slug))
  for (const { file, content } of mockTests.filter((one) => isEdited.has(one.content.slug))) {
    await tx.mockTestTemplate.update({ where: { slug: content.slug }, data: { contentHash: file.hash } })
  }
  return mockTests.filter(({ content }) => !isEdited.has(content.slug))
}

/** Updates the templates from their files, after the dialogues. Attempts keep the dialogues they started with. */
export async function seedMockTests(tx: Database, files: ContentFile[]): Promise<void> {
  const mockTests = await passOverEdited(tx, files)
  const dialogues = await tx.dialogue.findMany({
    where: { slug: { in: mockTests.flatMap(({ content }) => content.dialogues) }, isMockTestCandidate: true },
    select: { id: true, slug: true },
  })
  const ids = new Map(dialogues.map(({ id, slug }) => [slug, id]))
  for (const { file, content } of mockTests) {
    const { slug, dialogues: slugs, ...columns } = content
    const [dialogue1Id, dialogue2Id] = [ids.get(slugs[0]), ids.get(slugs[1])]
    if (dialogue1Id === undefined || dialogue2Id === undefined) {
      throw new Error(`content/mock-tests/${file.name} names a dialogue that is none for mock tests`)
    }
    const row = { ...columns, dialogue1Id, dialogue2Id, contentHash: file.hash }
    await tx.mockTestTemplate.upsert({ where: { slug }, create: { ...row, slug }, update: row, select: { id: true } })
  }
}
