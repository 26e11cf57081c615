import type { Database } from '#app/db.server.ts'

const UNSET = 'UTC'

/** The time zone of a learner's calendar: an IANA name. */
export async function findTimezone(database: Database, userId: number): Promise<string> {
  const settings = await database.userSettings.findUnique({ where: { userId }, select: { timezone: true } })
  return settings?.timezone ?? UNSET
}
