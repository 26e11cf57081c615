import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { Page } from '#app/components/shell/page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { SprintPage } from '#app/components/sprints/sprint-page.tsx'
import { sprintsCopy } from '#app/config/copy/sprints.ts'
import { SPRINTS_PATH } from '#app/config/navigation.ts'
import { SPRINT_PAGE_ITEMS } from '#app/config/sprints.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { pathSprintKind } from '#app/http/params/sprint-params.server.ts'
import { readSprintOptions } from '#app/models/sprints/options.ts'
import { readSprintPlace } from '#app/models/sprints/sprint-flow.ts'
import { SprintRunSchema } from '#app/models/sprints/sprint-run.ts'
import { listSprintBests, saveSprintRun } from '#app/models/sprints/sprint-run.server.ts'
import { newSeed } from '#app/models/vocabulary/drill/seeded-random.ts'
import { listSprintItems } from '#app/services/sprints/sprint-items.server.ts'
import type { Route } from './+types/sprint.ts'

export const handle = { hydrates: true }

export function meta({ params, matches }: Route.MetaArgs) {
  const copy = sprintsCopy[metaLocale(matches)]
  const kind = Object.entries(copy.kinds).find(([name]) => name === params.kind)?.[1]
  return [{ title: pageTitle(kind?.name ?? copy.title) }]
}

/** The options; with `?seed=` a step of the sprint without script. */
export const loader = page(async ({ url, params, context }: Route.LoaderArgs) => {
  const kind = pathSprintKind(params.kind)
  const options = readSprintOptions(url.searchParams)
  const place = readSprintPlace(url.searchParams)
  const { id: userId, voice } = currentUser(context)
  const bests = await listSprintBests(userId)
  const seed = place?.seed ?? 0
  return {
    kind,
    options,
    place,
    items: place ? await listSprintItems({ kind, options, seed, from: 0, to: SPRINT_PAGE_ITEMS }) : [],
    best: bests.find((best) => best.kind === kind) ?? null,
    isSaved: url.searchParams.has('saved'),
    nextSeed: newSeed(Math.random),
    runId: randomUUID(),
    onDevice: voice === 'device',
  }
})

/** Keeps a sprint that was done without script. */
export const action = page(async ({ request, url, params, context }: Route.ActionArgs) => {
  const kind = pathSprintKind(params.kind)
  const { id: userId } = currentUser(context)
  const { clientAddress } = currentRequest(context)
  await requireWithin(limitsOf({ name: 'sprint', clientAddress, account: String(userId) }))
  await saveSprintRun({ userId, run: await parseBody(request, SprintRunSchema) })
  url.searchParams.set('saved', '1')
  throw redirect(`${SPRINTS_PATH}/${kind}${url.search}`, 303)
})

export default function Sprint({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(sprintsCopy)
  return (
    <Page title={copy.kinds[loaderData.kind].name} subtitle={copy.kinds[loaderData.kind].hint}>
      <SprintPage key={loaderData.kind} {...loaderData} />
    </Page>
  )
}
