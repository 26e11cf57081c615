import type { RouterContextProvider } from 'react-router'
import { TOAST_COOKIE_NAME } from '#app/config/accounts.ts'
import { isToastKey, type ToastKey } from '#app/config/copy/toasts.ts'
import { currentRequest } from '../context.server.ts'
import { signedCookie } from '../session/signed-cookie.server.ts'

/** Long enough for a redirect on a slow connection. */
const LIFETIME_SECONDS = 60

const toastCookie = signedCookie(TOAST_COOKIE_NAME, { maxAgeSeconds: LIFETIME_SECONDS })

/** Shows a toast on the next page: for actions that end in a redirect. */
export async function flashToast(context: Readonly<RouterContextProvider>, key: ToastKey): Promise<void> {
  currentRequest(context).setCookies.push(await toastCookie().serialize(key))
}

/** Reads the last action's toast, once. */
export async function takeToast(context: Readonly<RouterContextProvider>): Promise<ToastKey | undefined> {
  const request = currentRequest(context)
  if (!request.cookie?.includes(TOAST_COOKIE_NAME)) return undefined
  const key = toastCookie().parse(request.cookie)
  request.setCookies.push(await toastCookie().serialize('', { maxAge: 0 }))
  return isToastKey(key) ? key : undefined
}
