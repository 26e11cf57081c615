import { isRouteErrorResponse, Outlet, useMatches } from 'react-router'
import { FailedPage, NotFoundPage, readRefusal } from '#app/components/shell/last-resort.tsx'
import { frameOptions, PageFrame } from '#app/components/shell/page-frame.tsx'
import { PublicFrame } from '#app/components/shell/public-frame.tsx'
import { type FrameData, loadFrame } from '#app/http/frame.server.ts'
import { page } from '#app/http/page.server.ts'
import type { Route } from './+types/_shell.ts'

export const handle = { hydrates: true }

export const loader = page(({ context }: Route.LoaderArgs) => loadFrame(context))

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame {...loaderData} {...frameOptions(useMatches())}>
      <Outlet />
    </PageFrame>
  )
}

function isFrame(value: unknown): value is FrameData {
  return typeof value === 'object' && value !== null && 'viewer' in value && 'unreadCount' in value
}

/** What a guard that refused before the loader ran brings along (http/frame.server.ts). */
function frameOf(error: unknown): FrameData | undefined {
  const body: unknown = isRouteErrorResponse(error) ? error.data : undefined
  if (typeof body !== 'object' || body === null || !('frame' in body)) return undefined
  return isFrame(body.frame) ? body.frame : undefined
}

/** A page that failed keeps the frame, so that every other place stays one step away. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const content = isMissing ? <NotFoundPage /> : <FailedPage {...readRefusal(error)} />
  const frame = loaderData ?? frameOf(error)
  return frame ? <PageFrame {...frame}>{content}</PageFrame> : <PublicFrame>{content}</PublicFrame>
}
