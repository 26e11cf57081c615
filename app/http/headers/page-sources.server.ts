import { redirectDocument, type RouterContextProvider } from 'react-router'
import { currentRequest } from '../context.server.ts'
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

/**
 * Has a page loaded as a document where a client navigation asks for its data: for pages that open their policy.
 *
 * @throws Response a redirect to the same page.
 */
export function requireDocument({ request, url }: { request: Request; url: URL }): void {
  if (new URL(request.url).pathname.endsWith('.data')) throw redirectDocument(url.pathname + url.search)
}
