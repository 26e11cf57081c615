import type { RouterContextProvider } from 'react-router'
import type { Reader } from '#app/models/notifications/kinds.server.ts'
import { currentRequest } from '../context.server.ts'
import { currentUser } from './guards.server.ts'

/** In what language and zone the one who is signed in reads this answer. */
export function currentReader(context: Readonly<RouterContextProvider>): Reader {
  return { locale: currentRequest(context).locale, timezone: currentUser(context).timezone }
}
