import { InsightPage } from '#app/components/dialogues/desk/insight/insight-page.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { insightCopy } from '#app/config/copy/insight.ts'
import { page } from '#app/http/pages/page.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { loadInsight } from '#app/services/dialogues/load-insight.server.ts'
import type { Route } from './+types/dialogue-insight.ts'

export const handle = { hydrates: true }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(insightCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ params }: Route.LoaderArgs) =>
  loadInsight(pathNumber(params.id, (copy) => copy.dialogueNotFound)),
)

export default function DialogueInsight({ loaderData }: Route.ComponentProps) {
  return <InsightPage {...loaderData} />
}
