import { UNPUBLISHED_GRACE_HOURS } from '#app/config/dialogues.ts'
import { HOUR_MS } from '#app/config/time.ts'
import { type CurrentUser, hasFullAccess } from '../accounts/current-user.ts'

interface Guarded {
  accessLevel: 'free' | 'premium'
}

/** Free dialogues are open to everyone, including guests; premium ones need full access (docs/product.md, Practice). */
export function canPractise(options: { dialogue: Guarded; user: CurrentUser | undefined; now: Date }): boolean {
  const { dialogue, user, now } = options
  return dialogue.accessLevel === 'free' || (user !== undefined && hasFullAccess(user, now))
}

/** Only admins see drafts (dialogues, mock tests, words). */
export function seesDrafts(user: Pick<CurrentUser, 'role'> | undefined): boolean {
  return user?.role === 'admin'
}

/** Whether it was unpublished so recently that a learner with its page open may continue (docs/decisions/030). */
export function isJustUnpublished(options: { unpublishedAt: Date | null; now: Date }): boolean {
  const { unpublishedAt, now } = options
  return unpublishedAt !== null && now.getTime() - unpublishedAt.getTime() < UNPUBLISHED_GRACE_HOURS * HOUR_MS
}
