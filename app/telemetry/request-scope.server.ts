import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known about the current request, from anywhere in the code, and what it has cost so far. */
export interface RequestScope {
  requestId: string
  /** The route's pattern, such as `/practice/:dialogueId`. Undefined before one is found. */
  route: string | undefined
  /** The signed-in account, once it was looked up. */
  userId: number | undefined
  /** A keyed hash of the visitor's network: distinguishes visitors in the log without identifying them. */
  network: () => string
  /** The visitor disconnected before the response. */
  hasLeft: () => boolean
  /** The name under which the browser keeps the draft of the submitted form. */
  draft?: string
  statements: number
  databaseMs: number
  renderMs: number
}

declare global {
  // Shared by every module graph of the process, like the database client.
  var kopruScopes: AsyncLocalStorage<RequestScope> | undefined
}

globalThis.kopruScopes ??= new AsyncLocalStorage<RequestScope>()

const scopes = globalThis.kopruScopes

export function inRequestScope<Result>(scope: RequestScope, work: () => Promise<Result>): Promise<Result> {
  return scopes.run(scope, work)
}

/** Undefined outside requests: in jobs, sweeps and at the start. */
export const currentScope = (): RequestScope | undefined => scopes.getStore()
