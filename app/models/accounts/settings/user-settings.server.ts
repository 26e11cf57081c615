import type { Locale } from '#app/config/copy/locale.ts'
import type { VoiceChoice } from '../../speech/voices/voice-kind.ts'
import { type Database, db } from '#app/db.server.ts'

export interface StoredSettings {
  notifications: boolean
  marketingEmails: boolean
}

/** The schema's defaults for a user without settings. */
export async function findUserSettings(userId: number): Promise<StoredSettings> {
  const row = await db.userSettings.findUnique({
    where: { userId },
    select: { notifications: true, marketingEmails: true },
  })
  return row ?? { notifications: true, marketingEmails: false }
}

/** Changes the given settings and leaves the rest. */
export async function saveUserSettings(options: {
  userId: number
  changes: Partial<StoredSettings & { timezone: string; language: Locale; voice: VoiceChoice }>
}): Promise<void> {
  const { userId, changes } = options
  await db.userSettings.upsert({ where: { userId }, create: { userId, ...changes }, update: changes })
}

const UNSET = 'UTC'

/** The learner's time zone: an IANA name. */
export async function findTimezone(database: Database, userId: number): Promise<string> {
  const settings = await database.userSettings.findUnique({ where: { userId }, select: { timezone: true } })
  return settings?.timezone ?? UNSET
}
