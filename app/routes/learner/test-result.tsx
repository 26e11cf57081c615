import { redirect } from 'react-router'
import { Link } from '#app/components/ui/link.tsx'
import { useFactText } from '#app/components/public/fact-text.ts'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { NoTestYet } from '#app/components/test-day/no-test-yet.tsx'
import { OutcomeDeletion, OutcomeForm } from '#app/components/test-day/outcome-form.tsx'
import { OutcomeNews } from '#app/components/test-day/outcome-news.tsx'
import { testResultCopy } from '#app/config/copy/test-result.ts'
import { TEST_RESULT_PATH } from '#app/config/coach-paths.ts'
import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { deleteTestOutcome, saveTestOutcome } from '#app/models/test-day/test-outcome.server.ts'
import { TestOutcomeFormSchema, toTestOutcome } from '#app/models/test-day/test-outcome-form.ts'
import { loadTestResult } from '#app/services/test-day/load-test-result.server.ts'
import type { Route } from './+types/test-result.ts'

export { formHeaders as headers }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(testResultCopy[metaLocale(matches)].title) }]
}

const pathOf = (day: string) => `${TEST_RESULT_PATH}?on=${day}`

/** `?on=`: which of the learner's tests; the latest by default. */
export const loader = page(async ({ url, context }: Route.LoaderArgs) =>
  loadTestResult({ user: currentUser(context), now: new Date(), day: url.searchParams.get('on') }),
)

/** Keeps or forgets how a test went: the one of the plan once it is over, or one that was told before. */
export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const user = currentUser(context)
  const { clientAddress, locale } = currentRequest(context)
  const form = await parseForm({ request, schema: TestOutcomeFormSchema, context })
  if (form.status !== 'success') return invalid(form)
  const { value } = form
  try {
    await requireWithin(limitsOf({ name: 'test-outcome', clientAddress, account: String(user.id) }))
    const { satOn } = await loadTestResult({ user, now: new Date(), day: value.satOn })
    if (satOn !== value.satOn) throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
    if (value.intent === 'delete') await deleteTestOutcome({ userId: user.id, satOn })
    else await saveTestOutcome({ userId: user.id, told: toTestOutcome(value) })
  } catch (error) {
    return refuseForm(form, { error, context, failed: testResultCopy[locale].failed })
  }
  await flashToast(context, value.intent === 'delete' ? 'testOutcomeDeleted' : 'testOutcomeSaved')
  throw redirect(pathOf(value.satOn), 303)
})

/** How the test went, and what comes next. */
export default function TestResultPage({ loaderData: { satOn, told, others }, actionData }: Route.ComponentProps) {
  const copy = useCopy(testResultCopy)
  const { day } = useFactText()
  if (satOn === null) return <NoTestYet />
  return (
    <Page title={copy.title} subtitle={copy.test(day(satOn))}>
      <div className="space-y-10">
        {told && <OutcomeNews told={told} />}
        {told ? (
          <details open={actionData !== undefined}>
            <summary className="min-h-11 cursor-pointer py-2 text-15 font-semibold text-accent">{copy.change}</summary>
            <div className="pt-2">
              <OutcomeForm key={satOn} satOn={satOn} told={told} lastResult={actionData} />
              <OutcomeDeletion satOn={satOn} />
            </div>
          </details>
        ) : (
          <OutcomeForm key={satOn} satOn={satOn} told={null} lastResult={actionData} />
        )}
        {others.length > 0 && (
          <section aria-labelledby="others">
            <h2 id="others" className="text-20">
              {copy.others}
            </h2>
            <ul className="mt-2">
              {others.map((other) => (
                <li key={other}>
                  <Link to={pathOf(other)} className="inline-flex min-h-11 items-center text-accent">
                    {day(other)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  )
}
