import { HelpCenter } from '#app/components/help/help-center.tsx'
import { useCopy } from '#app/components/shell/locale.ts'
import { Page } from '#app/components/shell/page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { helpCenterCopy } from '#app/config/copy/help-center.ts'
import { env } from '#app/config/env.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { loadHelp } from '#app/services/help/load-questions.server.ts'
import type { Route } from './+types/help-center.ts'

export const handle = { hydrates: true }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(helpCenterCopy[loaderData.locale].title) }]
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = currentRequest(context)
  return { locale, view: loadHelp({ locale, query: url.searchParams }), supportEmail: env.supportEmail ?? null }
}

export default function HelpCenterPage({ loaderData: { view, supportEmail } }: Route.ComponentProps) {
  const copy = useCopy(helpCenterCopy)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <HelpCenter {...view} supportEmail={supportEmail} />
    </Page>
  )
}
