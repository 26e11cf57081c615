import { data } from 'react-router'
import { NotFoundPage } from '#app/components/shell/last-resort.tsx'
import { PublicFrame } from '#app/components/shell/public-frame.tsx'
import { shellCopy } from '#app/config/copy/shell.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { currentRequest } from '#app/http/context.server.ts'
import type { Route } from './+types/not-found.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(shellCopy[loaderData.locale].notFound.title) }]
}

function handle({ context }: Route.LoaderArgs | Route.ActionArgs) {
  return data({ locale: currentRequest(context).locale }, { status: 404 })
}

export { handle as loader, handle as action }

export default function NotFound() {
  return (
    <PublicFrame>
      <NotFoundPage />
    </PublicFrame>
  )
}
