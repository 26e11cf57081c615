import { lazy } from 'react'
import { redirect } from 'react-router'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { Page } from '#app/components/shell/page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { OnDeviceContext } from '#app/components/vocabulary/listen-button.tsx'
import { WordList } from '#app/components/vocabulary/word-list.tsx'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { PLACES } from '#app/config/navigation.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { isLinkNavigation } from '#app/http/forms/form-or-call.server.ts'
import { isFirstSearchToday, isWithin, limitsOf } from '#app/http/limits/rate-limit.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { drillStep, newSeed, readDrill } from '#app/models/vocabulary/drill/drill-flow.ts'
import { listVocabulary } from '#app/models/vocabulary/item.server.ts'
import { ReviewFormSchema } from '#app/models/vocabulary/drill/review-form.ts'
import { readWordFilter, type WordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import { readPageNumber } from '#app/models/vocabulary/word-page.ts'
import { loadNextCard, loadStudyCounts } from '#app/services/vocabulary/load-study.server.ts'
import { lookUp } from '#app/services/vocabulary/look-up.server.ts'
import { noteVainSearch } from '#app/services/vocabulary/note-vain-search.server.ts'
import { reviewWord } from '#app/services/vocabulary/review-word.server.ts'
import type { Route } from './+types/vocabulary.ts'

/** Loaded lazily, since the list needs neither. No fallback, so both render without JavaScript. */
const DrillPage = lazy(async () => ({
  default: (await import('#app/components/vocabulary/drill/drill-page.tsx')).DrillPage,
}))
const DuePage = lazy(async () => ({ default: (await import('#app/components/vocabulary/drill/due-page.tsx')).DuePage }))

export const handle = { hydrates: true }

const DUE_PATH = `${PLACES.vocabulary}?mode=due`

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(vocabularyCopy[metaLocale(matches)].title) }]
}

const listWords = ({ q, category }: WordFilter) => listVocabulary({ q, ...(category !== '' && { category }) })

async function loadDue(options: { userId: number; timezone: string }) {
  const who = { ...options, now: new Date() }
  const counts = await loadStudyCounts(who)
  return { kind: 'due' as const, counts, card: await loadNextCard({ ...who, counts }) }
}

async function loadDrill(query: URLSearchParams) {
  const place = readDrill(query)
  if (!place) return null
  const filter = readWordFilter(query)
  const items = await listWords(filter)
  return { kind: 'drill' as const, filter, place, step: drillStep({ items, place }), nextSeed: newSeed(Math.random) }
}

async function loadList(options: { query: URLSearchParams; userId: number; timezone: string }) {
  const { query, ...who } = options
  const filter = readWordFilter(query)
  const [found, study] = await Promise.all([
    lookUp({ userId: who.userId, filter, page: readPageNumber(query) }),
    loadStudyCounts({ ...who, now: new Date() }),
  ])
  return { kind: 'list' as const, filter, ...found, study, seed: newSeed(Math.random) }
}

/** Without script, a search is sent when it is meant; with script, the page tells once it is settled (use-vain-search.ts). */
async function noteSent({ request, context }: Route.LoaderArgs, q: string) {
  const { id: userId } = currentUser(context)
  const { clientAddress } = currentRequest(context)
  if (!isLinkNavigation(request)) return
  if (!(await isWithin(limitsOf({ name: 'vain-search', clientAddress, account: String(userId) })))) return
  const isFirst = (folded: string) => isFirstSearchToday({ userId, folded })
  await noteVainSearch({ userId, q, isFirst, now: new Date() })
}

/** The list; with `?drill=` a step of the drill without script; with `?mode=due` the next word that is due. */
export const loader = page(async (args: Route.LoaderArgs) => {
  const { url, context } = args
  const { id: userId, timezone, voice } = currentUser(context)
  const onDevice = voice === 'device'
  const { locale } = currentRequest(context)
  const { searchParams: query } = url
  if (query.get('mode') === 'due') return { locale, onDevice, view: await loadDue({ userId, timezone }) }
  const drill = await loadDrill(query)
  if (drill) return { locale, onDevice, view: drill }
  const view = await loadList({ query, userId, timezone })
  if (view.filter.q !== '' && view.words.count === 0) await noteSent(args, view.filter.q)
  return { locale, onDevice, view }
})

/** Stores how well a word was recalled and goes on with the next. */
export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const { word, direction, reps, grade } = await parseBody(request, ReviewFormSchema)
  const key = { ...word, direction, userId: currentUser(context).id }
  await reviewWord({ key, reps, grade, now: new Date() })
  throw redirect(DUE_PATH, 303)
})

export default function Vocabulary({ loaderData: { view, onDevice } }: Route.ComponentProps) {
  const copy = useCopy(vocabularyCopy)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <OnDeviceContext value={onDevice}>
        {view.kind === 'due' && <DuePage {...view} />}
        {view.kind === 'drill' && <DrillPage {...view} />}
        {view.kind === 'list' && <WordList {...view} />}
      </OnDeviceContext>
    </Page>
  )
}
