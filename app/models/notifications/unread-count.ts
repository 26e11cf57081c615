/** The response of GET /api/notifications/unread-count. */
export function readUnreadCount(body: unknown): number | undefined {
  return typeof body === 'object' && body !== null && 'count' in body && typeof body.count === 'number'
    ? body.count
    : undefined
}
