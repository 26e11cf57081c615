import { practiceDialogueCopy } from '#app/config/copy/practice-dialogue.ts'
import { PLACES } from '#app/config/navigation.ts'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Shown if the linked attempt is gone, or was never this learner's. */
export function PracticeMissing({ what }: { what: 'dialogue' | 'result' }) {
  const copy = useCopy(practiceDialogueCopy)
  return (
    <div className="max-w-2xl">
      <p className="measure text-soft">{copy.missing[what].text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={PLACES.practice}>{copy.chooseOther}</ButtonLink>
        <ButtonLink to={PLACES.history} look="secondary">
          {copy.missing.history}
        </ButtonLink>
      </p>
    </div>
  )
}
