/** Everything an admin can do that is written down. */
export const ADMIN_ACTIONS = [
  'dialogue-created',
  'dialogue-updated',
  'dialogue-deleted',
  'dialogue-restored',
  'recording-uploaded',
  'recording-adopted',
  'recording-taken-back',
] as const

export type AdminAction = (typeof ADMIN_ACTIONS)[number]
