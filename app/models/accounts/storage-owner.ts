import { GUEST_OWNER } from '#app/config/browser-storage.ts'

const BASE_36 = 36

/**
 * The name under which browsers store what belongs to an account. It includes the time of sign-up, because a
 * recreated database gives the same ids to other people.
 */
export function storageOwnerOf(user: { id: number; createdAt: Date } | undefined): string {
  return user ? `${user.id}-${user.createdAt.getTime().toString(BASE_36)}` : GUEST_OWNER
}
