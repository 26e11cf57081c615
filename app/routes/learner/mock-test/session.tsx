import { lazy } from 'react'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { ExamIsland } from '#app/components/mock-test/session/page/exam-island.tsx'
import { ExamMissing } from '#app/components/mock-test/session/page/exam-missing.tsx'
import { ExamMarking } from '#app/components/mock-test/marking/exam-marking.tsx'
import { WordsForm } from '#app/components/mock-test/session/page/words-form.tsx'
import { useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { FocusPage } from '#app/components/shell/focus-page.tsx'
import { Page } from '#app/components/shell/page.tsx'
import { mockTestResultsCopy } from '#app/config/copy/mock-test-results.ts'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import { PLACES } from '#app/config/navigation.ts'
import { AppError } from '#app/errors.ts'
import { parseFields, readFormData } from '#app/http/forms/body.server.ts'
import { refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { sessionWish } from '#app/models/mock-test/marking-view.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'
import { wordsBoxes, WordsFormSchema } from '#app/models/mock-test/words-form.ts'
import { faultsOf } from '#app/models/practice/words-boxes.ts'
import { MARKING_FIELD } from '#app/models/scoring/self-marking/marks-form.ts'
import { handInMarks } from '#app/services/mock-test/hand-in-marks.server.ts'
import { handInWords } from '#app/services/mock-test/hand-in-words.server.ts'
import { loadSession } from '#app/services/mock-test/load-session.server.ts'
import type { Route } from './+types/session.ts'

/** Loaded lazily, since whoever takes a test needs none of it. No fallback, so it renders without JavaScript. */
const ResultsPage = lazy(async () => ({
  default: (await import('#app/components/mock-test/results/results-page.tsx')).ResultsPage,
}))

export const handle = { hydrates: true, ownScreen: ['exam'] }

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: pageTitle(loaderData.title) }] : []
}

export const loader = page(async ({ request, params, context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  const mockTestId = /^\d{1,9}$/.test(params.mockTestId) ? Number(params.mockTestId) : 0
  const wish = sessionWish(new URL(request.url).searchParams)
  const session = await loadSession({ user: currentUser(context), mockTestId, wish, locale, now: new Date() })
  return session
    ? session
    : data({ view: 'missing' as const, title: mockTestSessionCopy[locale].notFound.title }, { status: 404 })
})

interface Sent extends Pick<Route.ActionArgs, 'request' | 'context'> {
  mockTestId: number
  fields: FormData
}

/** The learner's own marks. If refused, the form is shown again with all of them. */
async function takeMarks({ mockTestId, fields, request, context }: Sent) {
  const { locale } = currentRequest(context)
  const form = parseFields({ fields, schema: z.looseObject({}), context })
  try {
    const { isBeside } = await handInMarks({
      user: currentUser(context),
      mockTestId,
      fields,
      locale,
      signal: request.signal,
    })
    return redirect(sessionPath(mockTestId) + (isBeside ? '?own' : ''), 303)
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') throw error
    return refuseForm(form, { error, context, failed: selfMarkingCopy[locale].failed })
  }
}

/** Words for recordings without a transcript. */
async function takeWords({ mockTestId, fields, request, context }: Sent) {
  const form = parseFields({ fields, schema: WordsFormSchema, context })
  if (form.status !== 'success') return data(form.reply(), { status: 400 })
  const { words, blank } = form.value
  const fieldErrors = faultsOf(wordsBoxes(form.value), { areBlanksNothing: blank === 'nothing' })
  if (Object.keys(fieldErrors).length > 0) return data(form.reply({ fieldErrors }), { status: 400 })
  const { locale } = currentRequest(context)
  await handInWords({ user: currentUser(context), mockTestId, words, locale, signal: request.signal })
  return redirect(sessionPath(mockTestId), 303)
}

export const action = page(async ({ request, params, context }: Route.ActionArgs) => {
  const mockTestId = pathNumber(params.mockTestId, (copy) => copy.mockTestNotFound)
  const fields = await readFormData(request)
  const sent = { mockTestId, fields, request, context }
  return fields.has(MARKING_FIELD) ? takeMarks(sent) : takeWords(sent)
})

interface ViewProps extends Pick<Route.ComponentProps, 'actionData'> {
  loaderData: Exclude<Route.ComponentProps['loaderData'], { view: 'exam' }>
}

function View({ loaderData, actionData }: ViewProps) {
  switch (loaderData.view) {
    case 'missing':
      return <ExamMissing />
    case 'words':
      return <WordsForm view={loaderData.exam} canMark={loaderData.canMark} lastResult={actionData} />
    case 'marking':
      return <ExamMarking marking={loaderData.marking} lastResult={actionData} />
    case 'results':
      return <ResultsPage {...loaderData} />
  }
}

export default function MockTestSession({ loaderData, actionData }: Route.ComponentProps) {
  const words = useCopy(mockTestSessionCopy).words
  const results = useCopy(mockTestResultsCopy)
  const marking = useCopy(selfMarkingCopy)
  if (loaderData.view === 'exam') {
    return (
      <FocusPage title={loaderData.title} leaveTo={PLACES.mockTest}>
        <ExamIsland view={loaderData.exam} />
      </FocusPage>
    )
  }
  const { view, title } = loaderData
  const subtitles = { words: words.title, marking: marking.title, results: results.title }
  const subtitle = view === 'missing' ? undefined : subtitles[view]
  return (
    <Page title={title} isOpened {...(subtitle !== undefined && { subtitle })}>
      <View loaderData={loaderData} actionData={actionData} />
    </Page>
  )
}
