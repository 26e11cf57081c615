import { mockTestIntroCopy } from '#app/config/copy/mock-test-intro.ts'
import { PLACES } from '#app/config/navigation.ts'
import { useCopy } from '../../shell/locale.ts'
import { Page } from '../../shell/page.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** Shown for an address that is not a mock test. */
export function TemplateMissing() {
  const copy = useCopy(mockTestIntroCopy)
  return (
    <Page title={copy.missing.title}>
      <p className="measure">{copy.missing.text}</p>
      <ButtonLink to={PLACES.mockTest} className="mt-5">
        {copy.back}
      </ButtonLink>
    </Page>
  )
}
