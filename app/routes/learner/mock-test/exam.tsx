import { data, redirect } from 'react-router'
import { ExamIntro } from '#app/components/mock-test/intro/exam-intro.tsx'
import { TemplateMissing } from '#app/components/mock-test/menu/template-missing.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { mockTestIntroCopy } from '#app/config/copy/mock-test-intro.ts'
import { UPGRADE_PATH } from '#app/config/navigation.ts'
import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { templateOr404 } from '#app/http/pages/template-page.server.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'
import { parseForm } from '#app/http/forms/body.server.ts'
import { StartSchema } from '#app/models/mock-test/exam-form.ts'
import { loadIntro } from '#app/services/mock-test/load-intro.server.ts'
import { startMockTest } from '#app/services/mock-test/start-mock-test.server.ts'
import type { Route } from './+types/exam.ts'

export { formHeaders as headers } from '#app/http/forms/form-refusal.server.ts'

export const handle = { hydrates: true }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const copy = mockTestIntroCopy[metaLocale(matches)]
  return [{ title: pageTitle(!loaderData || loaderData.isMissing ? copy.missing.title : loaderData.template.title) }]
}

export const loader = page(({ params, context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  return templateOr404(locale, () => {
    const templateId = pathNumber(params.templateId, (copy) => copy.templateNotFound)
    return loadIntro({ user: currentUser(context), templateId, locale, now: new Date() })
  })
})

/** 'Begin Test'. */
export const action = page(async ({ request, params, context }: Route.ActionArgs) => {
  const user = currentUser(context)
  const { locale } = currentRequest(context)
  const templateId = pathNumber(params.templateId, (copy) => copy.templateNotFound)
  const form = await parseForm({ request, schema: StartSchema, context })
  if (form.status !== 'success') return data(form.reply(), { status: 400 })
  try {
    const mockTestId = await startMockTest({ user, templateId, ...form.value, locale, now: new Date() })
    throw redirect(sessionPath(mockTestId), 303)
  } catch (error) {
    if (error instanceof AppError && error.code === 'PREMIUM_REQUIRED') throw redirect(UPGRADE_PATH, 303)
    // One is running already: go there.
    if (error instanceof AppError && error.facts?.mockTestId) throw redirect(sessionPath(error.facts.mockTestId), 303)
    return refuseForm(form, { error, context, failed: mockTestIntroCopy[locale].failed })
  }
})

export default function MockTestExam({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.isMissing) return <TemplateMissing />
  return (
    <Page title={loaderData.template.title}>
      <ExamIntro {...loaderData} lastResult={actionData} />
    </Page>
  )
}
