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
  'role-admin',
  'role-tester',
  'role-user',
  'pro-given',
  'pro-changed',
  'pro-taken',
  'tutorial-reset',
  'sessions-ended',
  'job-retried',
  'job-dismissed',
  'feedback-done',
  'feedback-reopened',
  'dispute-seen',
  'waitlist-exported',
  'recording-uploaded',
  'recording-adopted',
  'recording-taken-back',
] as const

export type AdminAction = (typeof ADMIN_ACTIONS)[number]

/** Those whose subject is a user. */
export const USER_ACTIONS = [
  'role-admin',
  'role-tester',
  'role-user',
  'pro-given',
  'pro-changed',
  'pro-taken',
  'tutorial-reset',
  'sessions-ended',
] as const satisfies AdminAction[]
