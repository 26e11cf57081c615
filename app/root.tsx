import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { FailedPage, NotFoundPage } from '#app/components/shell/last-resort.tsx'
import { useLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { ProgressBar } from '#app/components/shell/progress-bar.tsx'
import { PublicFrame } from '#app/components/shell/public-frame.tsx'
import { ToastProvider } from '#app/components/ui/toast-context.tsx'
import { currentRequest } from '#app/http/context.server.ts'
import { takeToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/root.ts'
import './styles/app.css'

export function meta() {
  return [{ title: pageTitle() }]
}

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { id, locale } = currentRequest(context)
  const toast = await takeToast(context)
  return { locale, flash: toast && { id, key: toast } }
}

/** A refused page keeps the headers of its refusal, such as Retry-After. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? {}
}

/** A page with something to hydrate says so: `export const handle = { hydrates: true }`. All others ship no script. */
function useHydrates(): boolean {
  return useMatches().some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'hydrates' in handle && handle.hydrates === true,
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrates = useHydrates()
  return (
    <html lang={useLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1518" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        {hydrates && <ProgressBar />}
        {children}
        {hydrates && <ScrollRestoration />}
        {hydrates && <Scripts />}
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider flash={loaderData.flash} isStatic={!useHydrates()}>
      <Outlet />
    </ToastProvider>
  )
}

/** The sentence and reference of a refusal, where the server sent one. */
function readRefusal(data: unknown): { sentence?: string; requestId?: string } {
  if (typeof data !== 'object' || data === null) return {}
  return {
    ...('error' in data && typeof data.error === 'string' && { sentence: data.error }),
    ...('requestId' in data && typeof data.requestId === 'string' && { requestId: data.requestId }),
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <PublicFrame>
      {isMissing ? <NotFoundPage /> : <FailedPage {...(isRouteErrorResponse(error) ? readRefusal(error.data) : {})} />}
    </PublicFrame>
  )
}
