import type { RouterContextProvider } from 'react-router'
import { currentRequest } from './context.server.ts'
import type { PageSources } from './security-headers.server.ts'

/**
 * Opens the content security policy of the page that is being answered, and of no other. A policy belongs to a document:
 * a page that needs more than its forms is one that is loaded, never one that a client navigation leads to.
 */
export function openPage(context: Readonly<RouterContextProvider>, sources: PageSources): void {
  const { opened } = currentRequest(context)
  for (const directive of ['script-src', 'connect-src', 'frame-src', 'form-action'] as const) {
    const added = sources[directive]
    if (added) opened[directive] = [...(opened[directive] ?? []), ...added]
  }
}
