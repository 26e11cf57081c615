import { redirect } from 'react-router'
import { DisputesPage } from '#app/components/admin/disputes-page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { adminPeopleCopy } from '#app/config/copy/admin-people.ts'
import { AppError } from '#app/errors.ts'
import { parseForm } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { firstPage, nextPage, readListQuery, uuidCursor } from '#app/http/params/list-query.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { DisputeFormSchema } from '#app/models/accounts/desk/desk-form.ts'
import { listDisputeRates, listDisputes } from '#app/models/practice/dispute.server.ts'
import { seeDispute } from '#app/services/practice/see-dispute.server.ts'
import type { Route } from './+types/disputes.ts'

export const handle = { hydrates: true }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(adminPeopleCopy[loaderData?.locale ?? 'en'].disputes.title) }]
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const { limit, cursor } = readListQuery(url)
  const openOnly = url.searchParams.get('show') === 'open'
  const [{ rows, hasMore }, rates] = await Promise.all([
    listDisputes({ limit, after: uuidCursor(cursor), unseenOnly: openOnly }),
    listDisputeRates(),
  ])
  const last = rows.at(-1)
  return {
    locale: currentRequest(context).locale,
    timeZone: currentUser(context).timezone,
    openOnly,
    disputes: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    rates,
    older: hasMore && last ? nextPage({ url, after: last }) : undefined,
    newest: cursor ? firstPage(url) : undefined,
  }
})

export const action = page(async ({ request, url, context }: Route.ActionArgs) => {
  const form = await parseForm({ request, schema: DisputeFormSchema, context })
  if (form.status !== 'success') throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
  await seeDispute({ admin: currentUser(context), id: form.value.id })
  await flashToast(context, 'disputeSeen')
  return redirect(url.pathname + url.search, 303)
})

export default function AdminDisputes({ loaderData }: Route.ComponentProps) {
  const { locale: _, ...view } = loaderData
  return <DisputesPage {...view} />
}
