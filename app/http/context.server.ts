import { createContext, type RouterContextProvider } from 'react-router'
import type { Locale } from '#app/config/copy/locale.ts'

/** What every request carries from the first byte. */
export interface RequestContext {
  id: string
  locale: Locale
  /** For the scripts of this one answer. */
  nonce: string
  /** The address that limits count by. */
  clientAddress: string
}

export const requestContext = createContext<RequestContext>()

export function currentRequest(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContext)
}
