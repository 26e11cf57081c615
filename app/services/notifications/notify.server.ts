import { type Database, storableText } from '#app/db.server.ts'
import { createNotification, wantsNotifications } from '#app/models/notifications/notification.server.ts'
import { sitePath } from '#app/models/notifications/site-path.ts'

/**
 * Tells a learner something in the bell, in the caller's transaction where one is given. `message` is a whole
 * sentence in the learner's language; `link` a path of this site. A link that would lead away is a mistake of ours.
 *
 * `isOptional`: left out for a learner who has turned notifications off in /settings. Optional is what they find by
 * themselves: the welcome, and a result that is ready (History has it). Never optional is what concerns the safety of
 * the account (Google linked, an account claimed), and what waits for the learner and would stand still unseen (an
 * attempt that wants words).
 */
export async function notify(options: {
  userId: number
  message: string
  link?: string
  isOptional?: boolean
  database?: Database
}): Promise<void> {
  const { userId, message, link, isOptional = false, database } = options
  const path = sitePath(link)
  if (link !== undefined && path === undefined) throw new Error(`A notification cannot lead to ${link}`)
  if (isOptional && !(await wantsNotifications({ userId, ...(database && { database }) }))) return
  await createNotification({
    userId,
    message: storableText(message),
    ...(path !== undefined && { link: path }),
    ...(database && { database }),
  })
}
