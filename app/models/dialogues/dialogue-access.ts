import { UNPUBLISHED_GRACE_HOURS } from '#app/config/dialogues.ts'
import { HOUR_MS } from '#app/config/time.ts'
import { type CurrentUser, hasFullAccess } from '../accounts/current-user.ts'

interface Guarded {
  accessLevel: 'free' | 'premium'
}

/** Free dialogues are everybody's, guests' too; premium ones need full access (docs/product.md, Practice). */
export function canPractise(options: { dialogue: Guarded; user: CurrentUser | undefined; now: Date }): boolean {
  const { dialogue, user, now } = options
  return dialogue.accessLevel === 'free' || (user !== undefined && hasFullAccess(user, now))
}

/** Drafts (dialogues, mock tests, words) are for admins' eyes only. */
export function seesDrafts(user: Pick<CurrentUser, 'role'> | undefined): boolean {
  return user?.role === 'admin'
}

/** Whether it was taken back so lately that whoever had its page open goes on (docs/decisions/030). */
export function isJustUnpublished(options: { unpublishedAt: Date | null; now: Date }): boolean {
  const { unpublishedAt, now } = options
  return unpublishedAt !== null && now.getTime() - unpublishedAt.getTime() < UNPUBLISHED_GRACE_HOURS * HOUR_MS
}
