import type { Viewer } from '#app/models/accounts/viewer.ts'

interface Frame {
  viewer: Viewer | null
  unreadCount: number
  asksToVerify: boolean
  paymentDue: { until: string | null } | null
}

let last: Frame | undefined

/**
 * Keeps the frame of the page that is shown, for an error page in its place: where the server could not answer for the next page,
 * the router has forgotten the frame, too. In the browser only. @returns what ends it.
 */
export function keepFrame(frame: Frame): () => void {
  last = frame
  return () => {
    if (last === frame) last = undefined
  }
}

/** The frame of the page that is shown, or that an error page is about to replace. */
export function lastFrame(): Frame | undefined {
  return last
}
