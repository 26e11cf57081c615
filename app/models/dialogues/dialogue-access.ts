import { type CurrentUser, hasFullAccess } from '../accounts/current-user.ts'

interface Guarded {
  accessLevel: 'free' | 'premium'
}

/** Free dialogues are everybody's, guests' too; premium ones need full access (spec/3-decisions, sections 1 and 10). */
export function canPractise(options: { dialogue: Guarded; user: CurrentUser | undefined; now: Date }): boolean {
  const { dialogue, user, now } = options
  return dialogue.accessLevel === 'free' || (user !== undefined && hasFullAccess(user, now))
}
