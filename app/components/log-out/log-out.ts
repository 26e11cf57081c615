import {
  GUEST_OWNER,
  LEFT_OWNER_COOKIE_NAME,
  LEFT_OWNER_COOKIE_SECONDS,
  SERVER_LOOK_MS,
  SESSION_CHANNEL,
} from '#app/config/browser-storage.ts'
import { ApiError, callApi } from '#app/http/api-client.ts'
import { pageOwner } from '#app/http/session/page-owner.ts'
import { clearStorageOf } from '../browser-storage/clear-storage.ts'
import { closeStorage } from '../browser-storage/owner.ts'

const CONFLICT = 409
const LOGIN_PATH = '/login'

/**
 * Ends the session, deletes the account's data in this browser and goes to /login. If the server is unreachable, a
 * cookie makes it end the session with the next request.
 */
export async function logOut(): Promise<void> {
  const owner = pageOwner()
  const signal = AbortSignal.timeout(SERVER_LOOK_MS)
  const ended = callApi('/api/auth/logout', { method: 'POST', signal }).catch((error: unknown) => {
    // The session already belongs to another account.
    if (!(error instanceof ApiError && error.status === CONFLICT)) rememberToEnd(owner)
  })
  // No writes from here on.
  closeStorage()
  await Promise.allSettled([ended, owner === null ? undefined : clearStorageOf(owner)])
  tellOtherTabs(owner)
  location.replace(LOGIN_PATH)
}

function rememberToEnd(owner: string | null): void {
  if (owner === null || owner === GUEST_OWNER) return
  document.cookie = `${LEFT_OWNER_COOKIE_NAME}=${owner}; path=/; max-age=${LEFT_OWNER_COOKIE_SECONDS}; samesite=lax`
}

/** Sends this account's other tabs to /login as well. */
function tellOtherTabs(owner: string | null): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  channel.postMessage(owner)
  channel.close()
}

/** Goes to /login: the account has signed out in another tab. */
export function leave(): void {
  closeStorage()
  location.replace(LOGIN_PATH)
}
