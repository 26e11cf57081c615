import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { PLACES } from '#app/config/navigation.ts'
import { useCopy } from '#app/components/shell/locale.ts'
import { ButtonLink } from '#app/components/ui/button.tsx'

/** Shown if this learner has no mock test at this address. */
export function ExamMissing() {
  const copy = useCopy(mockTestSessionCopy).notFound
  return (
    <div>
      <p className="measure text-soft">{copy.text}</p>
      <p className="mt-6">
        <ButtonLink to={PLACES.mockTest}>{copy.back}</ButtonLink>
      </p>
    </div>
  )
}
