import type { RouterContextProvider } from 'react-router'
import { toViewer, type Viewer } from '#app/models/accounts/viewer.ts'
import { countUnread } from '#app/models/notifications/notification.server.ts'
import { findCurrentUser } from './guards.server.ts'

export interface FrameData {
  /** Null for guests. */
  viewer: Viewer | null
  unreadCount: number
}

/** What the frame shows: one query for the session, and one for the count where somebody is signed in. */
export async function loadFrame(context: Readonly<RouterContextProvider>): Promise<FrameData> {
  const user = await findCurrentUser(context)
  if (!user) return { viewer: null, unreadCount: 0 }
  return { viewer: toViewer(user, new Date()), unreadCount: await countUnread(user.id) }
}
