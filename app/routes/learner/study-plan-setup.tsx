import { redirect } from 'react-router'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { SetupForm } from '#app/components/study-plan/setup-form.tsx'
import { studyPlanCopy } from '#app/config/copy/study-plan.ts'
import { STUDY_PLAN_PATH } from '#app/config/coach-paths.ts'
import { PLACES } from '#app/config/navigation.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import { findStudyPlan, saveStudyPlan } from '#app/models/study-plan/study-plan.server.ts'
import { planOf, studyPlanSchema } from '#app/models/study-plan/study-plan-form.ts'
import type { Route } from './+types/study-plan-setup.ts'

export { formHeaders as headers }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(studyPlanCopy[metaLocale(matches)].setup.title) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const { id, timezone } = currentUser(context)
  return { plan: await findStudyPlan(id), today: dayIn(timezone, new Date()) }
})

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const { id: userId, timezone } = currentUser(context)
  const { clientAddress, locale } = currentRequest(context)
  const today = dayIn(timezone, new Date())
  const form = await parseForm({ request, schema: studyPlanSchema(today), context })
  if (form.status !== 'success') return invalid(form)
  try {
    await requireWithin(limitsOf({ name: 'study-plan', clientAddress, account: String(userId) }))
    const stored = await findStudyPlan(userId)
    await saveStudyPlan({ userId, plan: planOf({ form: form.value, stored, today }) })
  } catch (error) {
    return refuseForm(form, { error, context, failed: studyPlanCopy[locale].failed })
  }
  await flashToast(context, 'studyPlanSaved')
  throw redirect(STUDY_PLAN_PATH, 303)
})

/** The three questions behind a study plan. */
export default function StudyPlanSetup({ loaderData: { plan, today }, actionData }: Route.ComponentProps) {
  const copy = useCopy(studyPlanCopy).setup
  const back = plan ? STUDY_PLAN_PATH : PLACES.dashboard
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <SetupForm plan={plan} today={today} back={back} lastResult={actionData} />
    </Page>
  )
}
