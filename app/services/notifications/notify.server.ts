import { db, type Database, storableJson, storableText } from '#app/db.server.ts'
import {
  type DataOf,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type Reader,
} from '#app/models/notifications/kinds.server.ts'
import { createNotification, findBellReader } from '#app/models/notifications/notification.server.ts'
import { pathOf } from '#app/models/notifications/target.ts'

/** The stored form of an event: its kind and data, and its current text. */
export function composeNotification<Kind extends NotificationKind>(options: {
  kind: Kind
  data: DataOf<Kind>
  reader: Reader
}) {
  const { kind, reader } = options
  const data = JSON.parse(storableJson(options.data))
  const wording = NOTIFICATION_KINDS[kind].word(data, reader)
  if (!wording) throw new Error(`This is no data of a notification ${kind}`)
  return { kind, data, message: storableText(wording.message), link: pathOf(wording.target, null) }
}

/**
 * Notifies a learner in the bell, in the caller's transaction if there is one. The event is stored and worded when it
 * is read (docs/decisions/031-notifications-worded-when-read.md). Optional kinds are skipped for a learner who has
 * turned notifications off.
 */
export async function notify<Kind extends NotificationKind>(options: {
  userId: number
  kind: Kind
  data: DataOf<Kind>
  database?: Database
}): Promise<void> {
  const { userId, kind, data, database = db } = options
  const reader = await findBellReader({ userId, database })
  if (NOTIFICATION_KINDS[kind].isOptional && !reader.wantsNotifications) return
  await createNotification({ userId, ...composeNotification({ kind, data, reader }), database })
}
