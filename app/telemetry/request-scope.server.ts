import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of the request that is being answered, wherever in the code; what it has cost so far. */
export interface RequestScope {
  requestId: string
  /** The route's pattern, such as `/practice/:dialogueId`. Undefined before one is found. */
  route: string | undefined
  /** Who is signed in, once somebody asked. */
  userId: number | undefined
  /** A keyed hash of the visitor's network: tells visitors apart in the log, and names nobody. */
  network: () => string
  /** The visitor has gone before an answer. */
  hasLeft: () => boolean
  /** Under which name the browser keeps what was typed into the form that was sent. */
  draft?: string
  statements: number
  databaseMs: number
  renderMs: number
}

declare global {
  // Shared by every module graph of the process, as the database is.
  var kopruScopes: AsyncLocalStorage<RequestScope> | undefined
}

globalThis.kopruScopes ??= new AsyncLocalStorage<RequestScope>()

const scopes = globalThis.kopruScopes

export function inRequestScope<Result>(scope: RequestScope, work: () => Promise<Result>): Promise<Result> {
  return scopes.run(scope, work)
}

/** Undefined outside of requests: jobs, sweeps, the start. */
export const currentScope = (): RequestScope | undefined => scopes.getStore()
