import { href, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { TemplateMissing } from '#app/components/mock-test/menu/template-missing.tsx'
import { Tutorial } from '#app/components/mock-test/tutorial/tutorial.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { mockTestIntroCopy } from '#app/config/copy/mock-test-intro.ts'
import { mockTestTutorialCopy } from '#app/config/copy/mock-test-tutorial.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { templateOr404 } from '#app/http/pages/template-page.server.ts'
import { completeTutorial } from '#app/models/mock-test/tutorial.server.ts'
import { readTutorialStep } from '#app/models/mock-test/tutorial.ts'
import { getOpenTemplate } from '#app/services/mock-test/load-intro.server.ts'
import type { Route } from './+types/tutorial.ts'

export const handle = { hydrates: true }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const locale = metaLocale(matches)
  if (!loaderData || loaderData.isMissing) return [{ title: pageTitle(mockTestIntroCopy[locale].missing.title) }]
  return [{ title: pageTitle(mockTestTutorialCopy[locale].preparing(loaderData.template.title)) }]
}

export const loader = page(({ params, context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  return templateOr404(locale, async () => {
    const templateId = pathNumber(params.templateId, (copy) => copy.templateNotFound)
    return { template: await getOpenTemplate({ user: currentUser(context), templateId, locale }) }
  })
})

/** 'Complete Tutorial & Return to Menu'. */
export const action = page(async ({ params, context }: Route.ActionArgs) => {
  const user = currentUser(context)
  const templateId = pathNumber(params.templateId, (copy) => copy.templateNotFound)
  await completeTutorial(user.id)
  throw redirect(href('/mock-test/exam/:templateId', { templateId: String(templateId) }), 303)
})

/** Changing the step loads nothing new. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname
}

export default function MockTestTutorial({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(mockTestTutorialCopy)
  const [query] = useSearchParams()
  if (loaderData.isMissing) return <TemplateMissing />
  const { template } = loaderData
  return (
    <Page title={copy.preparing(template.title)}>
      <Tutorial key={template.id} template={template} asked={readTutorialStep(query)} />
    </Page>
  )
}
