import { GUEST_OWNER } from '#app/config/browser-storage.ts'

const BASE_36 = 36

/**
 * The name under which browsers keep what belongs to an account. The time of sign-up is a part of it, because a database
 * that is set up anew gives the same ids to other people.
 */
export function storageOwnerOf(user: { id: number; createdAt: Date } | undefined): string {
  return user ? `${user.id}-${user.createdAt.getTime().toString(BASE_36)}` : GUEST_OWNER
}
