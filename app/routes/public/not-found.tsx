import { data } from 'react-router'
import { NotFoundPage } from '#app/components/site/last-resort.tsx'
import { PageFrame } from '#app/components/shell/page-frame.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { PublicFrame } from '#app/components/site/public-frame.tsx'
import { lastResortCopy } from '#app/config/copy/last-resort.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { loadFrame } from '#app/http/pages/frame.server.ts'
import type { Route } from './+types/not-found.ts'

/** Hydrated for signed-in users, who get the frame; guests get a page without script. */
export const handle = {
  hydrates: (loaderData: unknown) =>
    typeof loaderData === 'object' && loaderData !== null && 'viewer' in loaderData && loaderData.viewer !== null,
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(lastResortCopy[loaderData.locale].notFound.title) }]
}

async function answer({ context }: Route.LoaderArgs | Route.ActionArgs) {
  return data({ ...(await loadFrame(context)), locale: currentRequest(context).locale }, { status: 404 })
}

export { answer as loader, answer as action }

export default function NotFound({ loaderData }: Route.ComponentProps) {
  if (loaderData.viewer === null) {
    return (
      <PublicFrame>
        <NotFoundPage />
      </PublicFrame>
    )
  }
  return (
    <PageFrame {...loaderData}>
      <NotFoundPage isSignedIn />
    </PageFrame>
  )
}
