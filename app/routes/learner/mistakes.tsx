import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { Mistakes } from '#app/components/practice/mistakes.tsx'
import { mistakesCopy } from '#app/config/copy/mistakes.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { titleIn } from '#app/models/dialogues/dialogue-words.ts'
import { listReturning } from '#app/models/practice/returning-segment.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import type { Route } from './+types/mistakes.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(mistakesCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const { id, timezone } = currentUser(context)
  const { locale } = currentRequest(context)
  const { category: names } = scoreReportCopy[locale]
  const segments = await listReturning(id)
  return {
    today: dayIn(timezone, new Date()),
    segments: segments.map(({ categories, title, titleTr, ...segment }) => ({
      ...segment,
      title: titleIn({ title, titleTr }, locale),
      kinds: categories.map((category) => names[category]),
    })),
  }
})

/** The segments that come back. */
export default function MistakesPage({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(mistakesCopy)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <Mistakes {...loaderData} />
    </Page>
  )
}
