/** A notification in an API response; times are ISO strings. */
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

/** The response of GET /api/notifications, parsed by hand: a schema would weigh more than the bell. */
export function readNotifications(body: unknown): Notification[] {
  return Array.isArray(body) ? body.filter(isNotification) : []
}
