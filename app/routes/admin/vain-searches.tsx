import { redirect } from 'react-router'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { VainSearchesPage } from '#app/components/vocabulary/desk/vain-searches-page.tsx'
import { vocabularyDeskCopy } from '#app/config/copy/vocabulary-desk.ts'
import { VAIN_SEARCHES_PATH } from '#app/config/navigation.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { VainSearchFormSchema } from '#app/models/vocabulary/desk/vain-search-form.ts'
import { listVainSearches, removeVainSearch } from '#app/models/vocabulary/desk/vain-searches.server.ts'
import type { Route } from './+types/vain-searches.ts'

export const handle = { hydrates: true }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(vocabularyDeskCopy[loaderData?.locale ?? 'en'].searches.title) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const searches = await listVainSearches()
  return {
    locale: currentRequest(context).locale,
    timeZone: currentUser(context).timezone,
    searches: searches.map((search) => ({ ...search, searchedAt: search.searchedAt.toISOString() })),
  }
})

/** Removes a search that has been dealt with. */
export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const { folded } = await parseBody(request, VainSearchFormSchema)
  await removeVainSearch(folded)
  await flashToast(context, 'searchDone')
  throw redirect(VAIN_SEARCHES_PATH, 303)
})

export default function VainSearches({ loaderData: { searches, timeZone } }: Route.ComponentProps) {
  return <VainSearchesPage searches={searches} timeZone={timeZone} />
}
