import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { WarmUpSteps } from '#app/components/test-day/warm-up-steps.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { warmUpCopy } from '#app/config/copy/warm-up.ts'
import { REHEARSAL_PATH } from '#app/config/coach-paths.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { loadWarmUp } from '#app/services/test-day/load-warm-up.server.ts'
import type { Route } from './+types/warm-up.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(warmUpCopy[metaLocale(matches)].title) }]
}

export const loader = page(({ context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  return loadWarmUp({ user: currentUser(context), locale, now: new Date() })
})

/** Ten minutes for the morning of the test. */
export default function WarmUpPage({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(warmUpCopy)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <div className="max-w-2xl space-y-8">
        <p className="measure">{copy.why}</p>
        <WarmUpSteps {...loaderData} />
        <section aria-labelledby="end">
          <h2 id="end" className="text-20">
            {copy.end.title}
          </h2>
          <p className="measure mt-1">{copy.end.text}</p>
          <ButtonLink look="quiet" to={REHEARSAL_PATH} className="-ml-2">
            {copy.end.link}
          </ButtonLink>
        </section>
      </div>
    </Page>
  )
}
