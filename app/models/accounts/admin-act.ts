/** Everything an admin can do that is written down. */
export const ADMIN_ACTIONS = ['dialogue-created', 'dialogue-updated', 'dialogue-deleted', 'dialogue-restored'] as const

export type AdminAction = (typeof ADMIN_ACTIONS)[number]
