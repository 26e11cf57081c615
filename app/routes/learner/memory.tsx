import { LadderCard } from '#app/components/memory/ladder-card.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { Page } from '#app/components/shell/page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { memoryCopy } from '#app/config/copy/memory.ts'
import { EXAM_WORDS } from '#app/config/memory.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { loadLadders } from '#app/services/memory/load-ladder.server.ts'
import type { Route } from './+types/memory.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(memoryCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => ({
  ladders: await loadLadders(currentUser(context).id),
  now: Date.now(),
}))

/** The memory ladders of both languages. */
export default function Memory({ loaderData: { ladders, now } }: Route.ComponentProps) {
  const copy = useCopy(memoryCopy)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <p className="measure mb-6 text-soft">
        {copy.rule} {copy.examLine(EXAM_WORDS.en, EXAM_WORDS.tr)}
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        {ladders.map((ladder) => (
          <LadderCard key={ladder.language} {...ladder} now={now} />
        ))}
      </div>
    </Page>
  )
}
