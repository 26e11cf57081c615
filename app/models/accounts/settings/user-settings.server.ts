import type { Locale } from '#app/config/copy/locale.ts'
import { db } from '#app/db.server.ts'

export interface StoredSettings {
  notifications: boolean
  marketingEmails: boolean
}

/** The defaults of the schema where a user has no settings yet. */
export async function findUserSettings(userId: number): Promise<StoredSettings> {
  const row = await db.userSettings.findUnique({
    where: { userId },
    select: { notifications: true, marketingEmails: true },
  })
  return row ?? { notifications: true, marketingEmails: false }
}

/** Changes what is named and leaves the rest. */
export async function saveUserSettings(options: {
  userId: number
  changes: Partial<StoredSettings & { timezone: string; language: Locale }>
}): Promise<void> {
  const { userId, changes } = options
  await db.userSettings.upsert({ where: { userId }, create: { userId, ...changes }, update: changes })
}
