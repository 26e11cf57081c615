import { LOCALES, type Locale } from '#app/config/copy/locale.ts'
import { ANNOUNCED_AT_ONCE } from '#app/config/notifications.ts'
import type { Database } from '#app/db.server.ts'
import { MAY_PRACTISE } from './audience.server.ts'

/** Beyond every id: nobody is left to be told. */
const TOLD_ALL = 2_147_483_647

/**
 * Where telling of a dialogue begins, or goes on after it was interrupted.
 *
 * @param options.isFirst begins it, unless it has begun.
 * @returns the last user who was told, 0 at first; null where it never began, or where all were told.
 */
export async function resumeAnnouncement(options: {
  dialogueId: number
  isFirst: boolean
  database: Database
}): Promise<number | null> {
  const { dialogueId, isFirst, database } = options
  const [stand] = await database.$queryRaw<{ through: number }[]>`
    UPDATE dialogues SET announced_through = coalesce(announced_through, 0)
    WHERE id = ${dialogueId} AND (announced_through < ${TOLD_ALL} OR (announced_through IS NULL AND ${isFirst}))
    RETURNING announced_through AS through`
  return stand?.through ?? null
}

interface Claim {
  title: string
  /** The last of the users whose turn it is. */
  throughUserId: number
}

/**
 * Takes the next users in the order of their ids, once: null where this step was taken already, where nobody is left,
 * or where the dialogue is not listed for practice (any more).
 */
export async function claimAnnouncement(options: {
  dialogueId: number
  /** The last user of the step before; 0 at first. */
  afterUserId: number
  database: Database
}): Promise<Claim | null> {
  const { dialogueId, afterUserId, database } = options
  const [claim] = await database.$queryRaw<{ title: string; throughUserId: number | null }[]>`
    UPDATE dialogues SET announced_through = coalesce(next.last, ${TOLD_ALL})
    FROM (
      SELECT max(id) AS last FROM (
        SELECT id FROM users WHERE id > ${afterUserId} ORDER BY id LIMIT ${ANNOUNCED_AT_ONCE}
      ) AS batch
    ) AS next
    WHERE dialogues.id = ${dialogueId}
      AND deleted_at IS NULL AND published_at IS NOT NULL AND NOT is_mock_test_candidate
      AND coalesce(announced_through, 0) = ${afterUserId}
    RETURNING title, next.last AS "throughUserId"`
  if (!claim || claim.throughUserId === null) return null
  return { title: claim.title, throughUserId: claim.throughUserId }
}

/** Tells those of the users of a step who may practise it, read this language and have left notifications on. */
export async function announceTo(options: {
  dialogueId: number
  afterUserId: number
  throughUserId: number
  locale: Locale
  /** Takes those whose language we do not write, too. */
  isDefault: boolean
  notification: { kind: string; data: unknown; message: string; link: string }
  database: Database
}): Promise<void> {
  const { dialogueId, afterUserId, throughUserId, locale, isDefault, database } = options
  const { kind, data, message, link } = options.notification
  await database.$executeRaw`
    INSERT INTO notifications (user_id, kind, data, message, link)
    SELECT user_id, ${kind}, ${JSON.stringify(data)}::jsonb, ${message}, ${link} FROM user_settings
    WHERE user_id > ${afterUserId} AND user_id <= ${throughUserId} AND notifications
      AND EXISTS (SELECT FROM users, dialogues
        WHERE users.id = user_id AND dialogues.id = ${dialogueId} AND ${MAY_PRACTISE})
      AND (language = ${locale} OR (${isDefault} AND NOT language = ANY (${[...LOCALES]})))`
}
