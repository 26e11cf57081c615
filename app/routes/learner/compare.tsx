import { ComparisonPage } from '#app/components/progress/history/comparison-page.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { compareCopy } from '#app/config/copy/compare.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { loadComparison } from '#app/services/progress/load-comparison.server.ts'
import type { Route } from './+types/compare.ts'

export const handle = { hydrates: true, activeTab: 'history' }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(compareCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ params, url, context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  const { submissionId } = params
  const user = currentUser(context)
  return loadComparison({ user, locale, submissionId, other: url.searchParams.get('with') })
})

export default function Compare({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(compareCopy)
  const { title, ...view } = loaderData
  return (
    <Page title={copy.title} subtitle={title}>
      <ComparisonPage {...view} />
    </Page>
  )
}
