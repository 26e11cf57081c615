import { Sources } from '#app/components/public/sources.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { RehearsalSteps } from '#app/components/test-day/rehearsal-steps.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Note } from '#app/components/ui/note.tsx'
import { rehearsalCopy } from '#app/config/copy/rehearsal.ts'
import { WARM_UP_PATH } from '#app/config/coach-paths.ts'
import { PLACES } from '#app/config/navigation.ts'
import { REHEARSAL_FACTS } from '#app/config/rehearsal.ts'
import type { Route } from './+types/rehearsal.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(rehearsalCopy[metaLocale(matches)].title) }]
}

/** The day of the test in its order, to be walked through once before it. */
export default function RehearsalPage() {
  const copy = useCopy(rehearsalCopy)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <div className="max-w-2xl space-y-8">
        <p className="measure text-soft">{copy.intro}</p>
        <RehearsalSteps />
        <Sources facts={REHEARSAL_FACTS} />
        <Note title={copy.mockTest.title}>
          <p className="measure mt-1">{copy.mockTest.text}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <ButtonLink to={PLACES.mockTest}>{copy.mockTest.link}</ButtonLink>
            <ButtonLink look="secondary" to={WARM_UP_PATH}>
              {copy.warmUp}
            </ButtonLink>
          </div>
        </Note>
      </div>
    </Page>
  )
}
