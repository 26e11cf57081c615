import { lazy } from 'react'
import { redirect } from 'react-router'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { Page } from '#app/components/shell/page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { OnDeviceContext } from '#app/components/vocabulary/listen-button.tsx'
import { WordList } from '#app/components/vocabulary/word-list.tsx'
import type { Locale } from '#app/config/copy/locale.ts'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { PLACES } from '#app/config/navigation.ts'
import { MINUTE_MS } from '#app/config/time.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { isLinkNavigation } from '#app/http/forms/form-or-call.server.ts'
import { isFirstSearchToday, isWithin, limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { VERDICT_OF } from '#app/models/vocabulary/drill/drill.ts'
import { type DrillPlace, drillQuery, endOf, placeAfter, readDrill } from '#app/models/vocabulary/drill/drill-flow.ts'
import { DrillAnswerSchema, ReviewFormSchema } from '#app/models/vocabulary/drill/review-form.ts'
import { newSeed } from '#app/models/vocabulary/drill/seeded-random.ts'
import { readWordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import { reviewAnswer } from '#app/services/vocabulary/answer-drill.server.ts'
import { loadDrillPage } from '#app/services/vocabulary/load-drill-page.server.ts'
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

async function loadDue(options: { userId: number; timezone: string }) {
  const who = { ...options, now: new Date() }
  const counts = await loadStudyCounts(who)
  return { kind: 'due' as const, counts, card: await loadNextCard({ ...who, counts }) }
}

/** A step of the drill without script. A drill by time begins with its first page. */
async function loadDrill({ query, user }: { query: URLSearchParams; user: CurrentUser }) {
  const place = readDrill(query)
  if (!place) return null
  const now = new Date()
  const filter = readWordFilter(query)
  if (place.options.minutes !== '' && place.startedAt === null) {
    throw redirect(`${PLACES.vocabulary}${drillQuery(filter, { ...place, startedAt: now.getTime() })}`)
  }
  const end = endOf(place)
  const minutesLeft = end === null ? null : Math.max(0, Math.ceil((end - now.getTime()) / MINUTE_MS))
  const view = await loadDrillPage({ user, filter, place, now })
  return { kind: 'drill' as const, filter, place, view, minutesLeft, nextSeed: newSeed(Math.random) }
}

async function loadList(options: { query: URLSearchParams; locale: Locale; userId: number; timezone: string }) {
  const { query, locale, ...who } = options
  const filter = readWordFilter(query)
  const [found, study] = await Promise.all([
    lookUp({ userId: who.userId, locale, filter, page: readPageNumber(query) }),
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
  const user = currentUser(context)
  const { id: userId, timezone, voice } = user
  const onDevice = voice === 'device'
  const { locale } = currentRequest(context)
  const { searchParams: query } = url
  if (query.get('mode') === 'due') return { locale, onDevice, view: await loadDue({ userId, timezone }) }
  const drill = await loadDrill({ query, user })
  if (drill) return { locale, onDevice, view: drill }
  const view = await loadList({ query, locale, userId, timezone })
  if (view.filter.q !== '' && view.words.count === 0) await noteSent(args, view.filter.q)
  return { locale, onDevice, view }
})

/** Stores an answer of the drill as a review; its page tells how it was. A blank answer, and one to a word that is gone, is asked again. */
async function takeAnswer({ request, place, user }: { request: Request; place: DrillPlace; user: CurrentUser }) {
  const { word: ref, direction, reps, by: prompt, answer, grade } = await parseBody(request, DrillAnswerSchema)
  const answered = { user, ref, direction, reps, prompt, now: new Date() }
  if (grade) {
    const isStored = await reviewAnswer({ ...answered, reply: { grade } })
    return isStored ? placeAfter(place, VERDICT_OF[grade]) : place
  }
  const isStored = answer !== null && (await reviewAnswer({ ...answered, reply: { answer } }))
  return { ...place, answer: isStored ? answer : null }
}

/** Stores how well a word was recalled, in the drill or when it was due, and goes on. */
export const action = page(async ({ request, url, context }: Route.ActionArgs) => {
  const user = currentUser(context)
  const { clientAddress } = currentRequest(context)
  await requireWithin(limitsOf({ name: 'word-review', clientAddress, account: String(user.id) }))
  const { searchParams: query } = url
  const place = query.get('mode') === 'due' ? null : readDrill(query)
  if (place) {
    const after = await takeAnswer({ request, place, user })
    throw redirect(`${PLACES.vocabulary}${drillQuery(readWordFilter(query), after)}`, 303)
  }
  const { word, direction, reps, grade } = await parseBody(request, ReviewFormSchema)
  await reviewWord({ key: { ...word, direction, userId: user.id }, reps, grade, now: new Date() })
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
