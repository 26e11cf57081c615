import type { Database } from '#app/db.server.ts'

/** The language that a learner chose, as stored: it may be none of ours. */
export async function findLanguage(database: Database, userId: number): Promise<string | undefined> {
  const settings = await database.userSettings.findUnique({ where: { userId }, select: { language: true } })
  return settings?.language
}
