import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { LocaleContext } from '#app/components/shell/locale.ts'
import { OwnAssetsContext } from '#app/components/shell/own-assets.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { PAGE_METRICS } from '#app/config/page-metrics.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { isCachedPath, isPlainGuest } from '#app/http/pages/page-cache.server.ts'
import { log } from '#app/log.server.ts'
import { currentScope } from '#app/telemetry/request-scope.server.ts'
import { publicCssOf } from './styles/public-css.server.ts'

const RENDER_TIMEOUT_MS = 5_000

interface Rendering {
  context: EntryContext
  url: string
  nonce: string | undefined
  locale: Locale
  /** Public pages have their own. */
  styles: string | undefined
}

/** Keeps what is written to it. */
class Kept extends Writable {
  readonly #chunks: Buffer[] = []
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk)
    done()
  }
  bytes(): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#chunks)
  }
}

/** The bytes that React writes, without decoding and re-encoding them as text. */
function renderPage({ context, url, nonce, locale, styles }: Rendering): Promise<Buffer<ArrayBuffer>> {
  const own = nonce === undefined ? {} : { nonce }
  const page = (
    <LocaleContext value={locale}>
      <OwnAssetsContext value={{ styles, script: PAGE_METRICS }}>
        <ServerRouter context={context} url={url} {...own} />
      </OwnAssetsContext>
    </LocaleContext>
  )
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      ...own,
      onAllReady() {
        clearTimeout(timer)
        const kept = new Kept()
        kept.once('finish', () => resolve(kept.bytes()))
        stream.pipe(kept)
      },
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(() => stream.abort(new Error('Rendering took too long')), RENDER_TIMEOUT_MS)
  })
}

/**
 * Lets the page be painted before its scripts arrive: browsers fetch `modulepreload` as urgently as a stylesheet unless told not to, and
 * `<Scripts>` cannot say so. Latin-1 keeps the bytes of UTF-8 as they are.
 */
function withLatePreloads(html: Buffer): Buffer<ArrayBuffer> {
  const text = html.toString('latin1')
  return Buffer.from(
    text.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
    'latin1',
  )
}

/** Pages are rendered completely: none streams data, and a complete page has a length and compresses in one go. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, locale } = currentRequest(loadContext)
  // Public pages need no nonce, and are cached for other visitors.
  const path = new URL(request.url).pathname
  const isKept = isCachedPath(path)
  const startedAt = performance.now()
  const html = await renderPage({
    context,
    url: request.url,
    nonce: isKept ? undefined : nonce,
    locale,
    styles: isKept ? publicCssOf(path, isPlainGuest(request.headers.get('Cookie'))) : undefined,
  })
  const scope = currentScope()
  if (scope) scope.renderMs = performance.now() - startedAt
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(withLatePreloads(html), { status, headers })
}

/** Logs unexpected errors only, not visitors who left or pages that do not exist. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  log.error({ requestId: currentRequest(context).id, err: error }, 'page failed')
}
