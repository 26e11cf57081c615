import { preload } from 'react-dom'
import { lazy, type ReactNode, Suspense, use, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { EARLY_SCRIPT } from '#app/config/early-script.ts'
import { LateRefusedPage, LateRefusedSite } from '#app/components/shell/late-refusal.tsx'
import { lastFrame } from '#app/components/shell/last-frame.ts'
import { OwnAssetsContext } from '#app/components/shell/own-assets.ts'
import { ExplanationLanguageContext } from '#app/components/shell/explanation-language.ts'
import { useLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { useHydrated } from '#app/components/shell/use-hydrated.ts'
import { ProgressBar } from '#app/components/shell/progress-bar.tsx'
import { ToastProvider } from '#app/components/ui/toast-context.tsx'
import { toastCopy } from '#app/config/copy/toasts.ts'
import { currentRequest } from '#app/http/context.server.ts'
import type { FrameData } from '#app/http/pages/frame.server.ts'
import { pageOwner } from '#app/http/session/page-owner.ts'
import { storageOwnerOf } from '#app/models/accounts/storage-owner.ts'
import { explanationLanguage } from '#app/http/locale/explanation-cookie.server.ts'
import { recordRoute } from '#app/http/record-route.server.ts'
import { takeToast } from '#app/http/responses/toast.server.ts'
import type { Route } from './+types/root.ts'
import displayFace from './styles/fonts/bricolage-latin.woff2?url'
import appStyles from './styles/app.css?url'
import publicStyles from './styles/public.css?url'

export function meta() {
  return [{ title: pageTitle() }]
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const middleware: Route.MiddlewareFunction[] = [recordRoute]

export async function loader({ context }: Route.LoaderArgs) {
  const { id, locale, session } = currentRequest(context)
  const toast = await takeToast(context)
  // If the owner is unknown, the page stores nothing (http/session/page-owner.ts).
  const owner = await session.user().then(storageOwnerOf, () => undefined)
  return {
    locale,
    owner,
    explainIn: explanationLanguage(context),
    flash: toast && { id, content: toastCopy[locale][toast] },
  }
}

/** A refused page keeps its refusal's headers, such as Retry-After. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? {}
}

/**
 * A page that must be hydrated says so: `export const handle = { hydrates: true }`, or a function of its loader's
 * data. All others ship no script.
 */
function useHydrates(): boolean {
  return useMatches().some(({ handle, loaderData }) => {
    if (typeof handle !== 'object' || handle === null || !('hydrates' in handle)) return false
    return typeof handle.hydrates === 'function' ? handle.hydrates(loaderData) === true : handle.hydrates === true
  })
}

/** `handle = { isPublic: true }` marks the public pages, which have a smaller stylesheet. */
function useIsPublic(): boolean {
  return useMatches().some(({ handle }) => typeof handle === 'object' && handle !== null && 'isPublic' in handle)
}

/** The first page's stylesheet stays for the whole visit. */
function useStyles(isLean: boolean): string {
  const [href] = useState(isLean ? publicStyles : appStyles)
  return href
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrates = useHydrates()
  const isLean = useIsPublic() && !hydrates
  const styles = useStyles(isLean)
  const own = use(OwnAssetsContext)
  // React writes it before the list of scripts, which would otherwise be fetched first.
  if (hydrates) preload(styles, { as: 'style' })
  const loaded = useRouteLoaderData<typeof loader>('root')?.owner
  // An error page without data begins anew, in the same document.
  const [owner] = useState(() => loaded ?? pageOwner() ?? undefined)
  return (
    // The early script sets attributes that the server does not know.
    <html lang={useLocale()} data-owner={owner} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {hydrates && <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />}
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1518" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {isLean && own?.styles ? (
          <style dangerouslySetInnerHTML={{ __html: own.styles }} />
        ) : (
          <link rel="stylesheet" href={styles} />
        )}
      </head>
      <body>
        {hydrates && <ProgressBar />}
        {children}
        {hydrates && <ScrollRestoration />}
        {hydrates && <Scripts />}
        {isLean && <link rel="preload" as="font" type="font/woff2" href={displayFace} crossOrigin="anonymous" />}
        {isLean && own && <script dangerouslySetInnerHTML={{ __html: own.script }} />}
      </body>
    </html>
  )
}

/** Both loaded after hydration. */
const PageChange = lazy(async () => ({
  default: (await import('#app/components/shell/page-change.tsx')).PageChange,
}))
const SessionWatch = lazy(async () => ({
  default: (await import('#app/components/log-out/session-watch.tsx')).SessionWatch,
}))

export default function App({ loaderData }: Route.ComponentProps) {
  const hydrates = useHydrates()
  return (
    <ToastProvider flash={loaderData.flash} isStatic={!hydrates}>
      <ExplanationLanguageContext value={loaderData.explainIn}>
        <Outlet />
      </ExplanationLanguageContext>
      {useHydrated() && hydrates && (
        <Suspense>
          <SessionWatch />
          <PageChange />
        </Suspense>
      )}
    </ToastProvider>
  )
}

/** Loaded lazily. No fallback, so the page renders without JavaScript. */
const PageFrame = lazy(async () => ({ default: (await import('#app/components/shell/page-frame.tsx')).PageFrame }))

function isFrame(value: unknown): value is FrameData {
  return typeof value === 'object' && value !== null && 'viewer' in value && 'unreadCount' in value
}

/** The frame's data from a guard that refused before any loader ran (http/pages/frame.server.ts). */
function frameOf(error: unknown): FrameData | undefined {
  const body: unknown = isRouteErrorResponse(error) ? error.data : undefined
  if (typeof body !== 'object' || body === null || !('frame' in body)) return undefined
  return isFrame(body.frame) ? body.frame : undefined
}

const CRASH = 500

/** The server, or what is in front of it, could not answer: that says nothing about the frame. */
const isServerFault = (error: unknown) => isRouteErrorResponse(error) && error.status >= CRASH

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isStatic = !useHydrates()
  const [last] = useState(lastFrame)
  const frame = frameOf(error) ?? (isServerFault(error) ? last : undefined)
  if (!frame) return <LateRefusedSite error={error} />
  return (
    <ToastProvider flash={undefined} isStatic={isStatic}>
      <PageFrame {...frame}>
        <LateRefusedPage error={error} isSignedIn={frame.viewer !== null} />
      </PageFrame>
    </ToastProvider>
  )
}
