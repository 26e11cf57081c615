import { MockTestMenu } from '#app/components/mock-test/menu/menu.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { mockTestMenuCopy } from '#app/config/copy/mock-test-menu.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { loadMenu } from '#app/services/mock-test/load-menu.server.ts'
import type { Route } from './+types/menu.ts'

export const handle = { hydrates: true }

export function meta({ matches }: Route.MetaArgs) {
  const copy = mockTestMenuCopy[metaLocale(matches)]
  return [{ title: pageTitle(copy.title) }, { name: 'description', content: copy.pageDescription }]
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  const user = await findCurrentUser(context)
  return { locale, ...(await loadMenu({ user, locale, params: url.searchParams, now: new Date() })) }
})

export default function MockTest({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(mockTestMenuCopy)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <MockTestMenu {...loaderData} />
    </Page>
  )
}
