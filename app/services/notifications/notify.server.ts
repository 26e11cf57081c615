import { type Database, storableText } from '#app/db.server.ts'
import { createNotification } from '#app/models/notifications/notification.server.ts'
import { sitePath } from '#app/models/notifications/site-path.ts'

/**
 * Tells a learner something in the bell, in the caller's transaction where one is given. `message` is a whole
 * sentence in the learner's language; `link` a path of this site. A link that would lead away is a mistake of ours.
 */
export async function notify(options: {
  userId: number
  message: string
  link?: string
  database?: Database
}): Promise<void> {
  const { userId, message, link, database } = options
  const path = sitePath(link)
  if (link !== undefined && path === undefined) throw new Error(`A notification cannot lead to ${link}`)
  await createNotification({
    userId,
    message: storableText(message),
    ...(path !== undefined && { link: path }),
    ...(database && { database }),
  })
}
