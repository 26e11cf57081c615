import { LOCALES, type Locale } from '#app/config/copy/locale.ts'
import { ANNOUNCED_AT_ONCE } from '#app/config/notifications.ts'
import type { Database } from '#app/db.server.ts'
import { MAY_PRACTISE } from './audience.server.ts'

/** Above every user ID: everyone was notified. */
const TOLD_ALL = 2_147_483_647

/**
 * Where the announcement of a dialogue starts, or resumes after an interruption.
 *
 * @param options.isFirst starts it, unless it was started before.
 * @returns the last user notified, 0 at the start; null if it was never started, or is complete.
 */
export async function resumeAnnouncement(options: {
  dialogueId: number
  isFirst: boolean
  database: Database
}): Promise<number | null> {
  const { dialogueId, isFirst, database } = options
  const [progress] = await database.$queryRaw<{ through: number }[]>`
    UPDATE dialogues SET announced_through = coalesce(announced_through, 0)
    WHERE id = ${dialogueId} AND (announced_through < ${TOLD_ALL} OR (announced_through IS NULL AND ${isFirst}))
    RETURNING announced_through AS through`
  return progress?.through ?? null
}

interface Claim {
  title: string
  titleTr: string | null
  /** The last user of this batch. */
  throughUserId: number
}

/**
 * Claims the next batch of users, in ID order, once. Null if this batch was already claimed, no users are left, or the
 * dialogue is not listed for practice (any more).
 */
export async function claimAnnouncement(options: {
  dialogueId: number
  /** The last user of the previous batch; 0 at the start. */
  afterUserId: number
  database: Database
}): Promise<Claim | null> {
  const { dialogueId, afterUserId, database } = options
  const [claim] = await database.$queryRaw<{ title: string; titleTr: string | null; throughUserId: number | null }[]>`
    UPDATE dialogues SET announced_through = coalesce(next.last, ${TOLD_ALL})
    FROM (
      SELECT max(id) AS last FROM (
        SELECT id FROM users WHERE id > ${afterUserId} ORDER BY id LIMIT ${ANNOUNCED_AT_ONCE}
      ) AS batch
    ) AS next
    WHERE dialogues.id = ${dialogueId}
      AND deleted_at IS NULL AND published_at IS NOT NULL AND NOT is_mock_test_candidate
      AND coalesce(announced_through, 0) = ${afterUserId}
    RETURNING title, title_tr AS "titleTr", next.last AS "throughUserId"`
  if (!claim || claim.throughUserId === null) return null
  return { title: claim.title, titleTr: claim.titleTr, throughUserId: claim.throughUserId }
}

/** Notifies the users of a batch who may practise the dialogue, read this language and have notifications on. */
export async function announceTo(options: {
  dialogueId: number
  afterUserId: number
  throughUserId: number
  locale: Locale
  /** Includes users whose language has no translation. */
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
