import type { Database } from '#app/db.server.ts'
import type { DialogueFile } from '#app/models/dialogues/dialogue-file.ts'

function keyOf(item: { category: string; english: string; turkish: string }): string {
  return JSON.stringify([item.category, item.english, item.turkish])
}

/**
 * Makes the vocabulary hold the terms of the dialogue files, by topic: new ones come, ones that no file names any more
 * go. What an admin entered is left alone.
 */
export async function seedVocabulary(tx: Database, files: DialogueFile[]): Promise<void> {
  const wanted = files.flatMap(({ topic, level, terms }) =>
    terms.map((term) => ({ ...term, category: topic, difficulty: level, isSeeded: true })),
  )
  const wantedKeys = new Set(wanted.map(keyOf))
  const seeded = await tx.vocabulary.findMany({
    where: { isSeeded: true },
    select: { id: true, category: true, english: true, turkish: true },
  })
  const stale = seeded.filter((item) => !wantedKeys.has(keyOf(item))).map(({ id }) => id)
  if (stale.length > 0) await tx.vocabulary.deleteMany({ where: { id: { in: stale } } })
  await tx.vocabulary.createMany({ data: wanted, skipDuplicates: true })
}
