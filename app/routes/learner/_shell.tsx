import { Outlet, useMatches } from 'react-router'
import { LateRefusedPage, LateRefusedSite } from '#app/components/shell/late-refusal.tsx'
import { frameOptions, PageFrame } from '#app/components/shell/page-frame.tsx'
import { loadFrame } from '#app/http/pages/frame.server.ts'
import { page } from '#app/http/pages/page.server.ts'
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

/** A failed page keeps the frame and its navigation. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <LateRefusedSite error={error} />
  return (
    <PageFrame {...loaderData}>
      <LateRefusedPage error={error} isSignedIn={loaderData.viewer !== null} />
    </PageFrame>
  )
}
