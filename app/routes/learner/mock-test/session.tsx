import { data, redirect } from 'react-router'
import { ExamIsland } from '#app/components/mock-test/session/page/exam-island.tsx'
import { ExamMissing } from '#app/components/mock-test/session/page/exam-missing.tsx'
import { ResultsPage } from '#app/components/mock-test/results/results-page.tsx'
import { WordsForm } from '#app/components/mock-test/session/page/words-form.tsx'
import { useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { mockTestResultsCopy } from '#app/config/copy/mock-test-results.ts'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { parseForm } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { wordsBoxes, WordsFormSchema } from '#app/models/mock-test/words-form.ts'
import { faultsOf } from '#app/models/practice/words-boxes.ts'
import { handInWords } from '#app/services/mock-test/hand-in-words.server.ts'
import { loadSession } from '#app/services/mock-test/load-session.server.ts'
import type { Route } from './+types/session.ts'

export const handle = { hydrates: true }

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: pageTitle(loaderData.title) }] : []
}

export const loader = page(async ({ params, context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  const mockTestId = /^\d{1,9}$/.test(params.mockTestId) ? Number(params.mockTestId) : 0
  const session = await loadSession({ user: currentUser(context), mockTestId, locale, now: new Date() })
  return session
    ? session
    : data({ view: 'missing' as const, title: mockTestSessionCopy[locale].notFound.title }, { status: 404 })
})

/** Words for recordings without a transcript. */
export const action = page(async ({ request, params, context }: Route.ActionArgs) => {
  const mockTestId = pathNumber(params.mockTestId, (copy) => copy.mockTestNotFound)
  const form = await parseForm({ request, schema: WordsFormSchema, context })
  if (form.status !== 'success') return data(form.reply(), { status: 400 })
  const { words, blank } = form.value
  const fieldErrors = faultsOf(wordsBoxes(form.value), { areBlanksNothing: blank === 'nothing' })
  if (Object.keys(fieldErrors).length > 0) return data(form.reply({ fieldErrors }), { status: 400 })
  const { locale } = currentRequest(context)
  await handInWords({ user: currentUser(context), mockTestId, words, locale, signal: request.signal })
  throw redirect(`/mock-test/session/${mockTestId}`, 303)
})

function View({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  switch (loaderData.view) {
    case 'missing':
      return <ExamMissing />
    case 'exam':
      return <ExamIsland view={loaderData.exam} />
    case 'words':
      return <WordsForm view={loaderData.exam} lastResult={actionData} />
    case 'results':
      return <ResultsPage {...loaderData} />
  }
}

export default function MockTestSession({ loaderData, actionData }: Route.ComponentProps) {
  const words = useCopy(mockTestSessionCopy).words
  const results = useCopy(mockTestResultsCopy)
  const { view, title } = loaderData
  const subtitle = view === 'words' ? words.title : view === 'results' ? results.title : undefined
  return (
    <Page title={title} {...(subtitle !== undefined && { subtitle })}>
      <View loaderData={loaderData} actionData={actionData} />
    </Page>
  )
}
