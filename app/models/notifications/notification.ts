/** As a call answers it, which is how a browser knows it: moments are ISO texts. */
export interface Notification {
  id: number
  message: string
  isRead: boolean
  link: string | null
  createdAt: string
}

function isNotification(value: unknown): value is Notification {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'message' in value &&
    typeof value.message === 'string' &&
    'isRead' in value &&
    typeof value.isRead === 'boolean' &&
    'link' in value &&
    (value.link === null || typeof value.link === 'string') &&
    'createdAt' in value &&
    typeof value.createdAt === 'string'
  )
}

/** What GET /api/notifications answered. Written by hand: a schema would weigh more than the bell. */
export function readNotifications(body: unknown): Notification[] {
  return Array.isArray(body) ? body.filter(isNotification) : []
}
