import { OverviewPage } from '#app/components/admin/overview-page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { adminCopy } from '#app/config/copy/admin.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards.server.ts'
import { nextPage, numericCursor, readListQuery } from '#app/http/list-query.server.ts'
import { page } from '#app/http/page.server.ts'
import { findOverview } from '#app/models/accounts/overview.server.ts'
import { listFeedback } from '#app/models/feedback/feedback-list.server.ts'
import type { Route } from './+types/overview.ts'

export const handle = { hydrates: true }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(adminCopy[loaderData?.locale ?? 'en'].title) }]
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const { limit, cursor } = readListQuery(url)
  const after = numericCursor(cursor)
  const [overview, { rows, hasMore }] = await Promise.all([findOverview(), listFeedback({ limit, after })])
  const last = rows.at(-1)
  return {
    locale: currentRequest(context).locale,
    timeZone: currentUser(context).timezone,
    overview,
    feedback: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    older: hasMore && last ? nextPage({ url, after: last }) : undefined,
    isFirstPage: cursor === undefined,
  }
})

export default function AdminOverview({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />
}
