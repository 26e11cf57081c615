import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { Page } from '#app/components/shell/page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { SprintMenu } from '#app/components/sprints/sprint-menu.tsx'
import { sprintsCopy } from '#app/config/copy/sprints.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { listSprintBests } from '#app/models/sprints/sprint-run.server.ts'
import type { Route } from './+types/sprints.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(sprintsCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => ({
  bests: await listSprintBests(currentUser(context).id),
}))

/** The kinds of sprint, each with the learner's best. */
export default function Sprints({ loaderData: { bests } }: Route.ComponentProps) {
  const copy = useCopy(sprintsCopy)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <SprintMenu bests={bests} />
    </Page>
  )
}
