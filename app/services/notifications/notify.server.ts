import { db, type Database, storableJson, storableText } from '#app/db.server.ts'
import {
  type DataOf,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type Reader,
} from '#app/models/notifications/kinds.server.ts'
import { createNotification, findBellReader } from '#app/models/notifications/notification.server.ts'
import { pathOf } from '#app/models/notifications/target.ts'

/** What is stored of something that happened: its kind and data, and how it reads at this moment. */
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
 * Tells a learner something in the bell, in the caller's transaction where one is given: what happened is kept, and
 * worded whenever it is read (docs/decisions/031-notifications-worded-when-read.md). What is optional is left out for a
 * learner who has turned notifications off.
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
