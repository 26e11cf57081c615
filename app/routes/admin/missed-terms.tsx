import { pageTitle } from '#app/components/shell/page-title.ts'
import { MissedTermsPage } from '#app/components/vocabulary/desk/missed-terms-page.tsx'
import { vocabularyDeskCopy } from '#app/config/copy/vocabulary-desk.ts'
import { DAY_MS } from '#app/config/time.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { readMissedPeriod } from '#app/models/vocabulary/desk/missed-terms.ts'
import { listMissedTerms } from '#app/models/vocabulary/desk/missed-terms.server.ts'
import type { Route } from './+types/missed-terms.ts'

export const handle = { hydrates: true }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(vocabularyDeskCopy[loaderData?.locale ?? 'en'].missed.title) }]
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const period = readMissedPeriod(url.searchParams)
  const since = period === null ? null : new Date(Date.now() - period * DAY_MS)
  return { locale: currentRequest(context).locale, period, terms: await listMissedTerms(since) }
})

export default function MissedTerms({ loaderData: { terms, period } }: Route.ComponentProps) {
  return <MissedTermsPage terms={terms} period={period} />
}
