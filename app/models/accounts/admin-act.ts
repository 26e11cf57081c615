/** Everything an admin can do that is written down. */
export const ADMIN_ACTIONS = [
  'dialogue-created',
  'dialogue-updated',
  'dialogue-deleted',
  'dialogue-restored',
  'dialogue-imported',
  'template-created',
  'template-updated',
  'template-activated',
  'template-deactivated',
  'word-created',
  'word-updated',
  'word-deleted',
] as const

export type AdminAction = (typeof ADMIN_ACTIONS)[number]
