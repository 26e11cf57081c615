import { testResultCopy } from '#app/config/copy/test-result.ts'
import { REHEARSAL_PATH, STUDY_PLAN_SETUP_PATH } from '#app/config/coach-paths.ts'
import { useCopy } from '../shell/locale.ts'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Before the day of a test is over there is nothing to ask. */
export function NoTestYet() {
  const copy = useCopy(testResultCopy)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <p className="measure">{copy.none.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={STUDY_PLAN_SETUP_PATH}>{copy.none.link}</ButtonLink>
        <ButtonLink look="secondary" to={REHEARSAL_PATH}>
          {copy.none.rehearse}
        </ButtonLink>
      </div>
    </Page>
  )
}
