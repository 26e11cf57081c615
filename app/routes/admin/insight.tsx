import { WeakestPage } from '#app/components/dialogues/desk/insight/weakest-page.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { insightCopy } from '#app/config/copy/insight.ts'
import { page } from '#app/http/pages/page.server.ts'
import { WEAKNESSES } from '#app/models/dialogues/insight/insight.ts'
import { loadWeakest } from '#app/services/dialogues/load-insight.server.ts'
import type { Route } from './+types/insight.ts'

export const handle = { hydrates: true }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(insightCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const by = WEAKNESSES.find((one) => one === url.searchParams.get('by')) ?? 'lost'
  return { by, rows: await loadWeakest(by) }
})

export default function Insight({ loaderData }: Route.ComponentProps) {
  return <WeakestPage {...loaderData} />
}
