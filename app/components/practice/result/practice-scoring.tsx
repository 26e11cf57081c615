import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { practiceDialogueCopy } from '#app/config/copy/practice-dialogue.ts'
import { PLACES } from '#app/config/navigation.ts'
import { RESULT_LOOK_MS } from '#app/config/practice.ts'
import { useCopy } from '../../shell/locale.ts'
import { BridgeMark } from '../../site/wordmark.tsx'
import { ButtonLink } from '../../ui/button.tsx'

const LINK =
  'inline-flex min-h-11 items-center gap-2 text-15 font-semibold text-accent underline-offset-4 hover:underline'

/** Link back to the list. */
export function ChooseOther() {
  const copy = useCopy(practiceDialogueCopy)
  return (
    <Link to={PLACES.practice} className={LINK}>
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {copy.chooseOther}
    </Link>
  )
}

/**
 * An attempt that is still being scored; the page polls for the result where it can. Guests get no notification when it
 * is done.
 */
export function PracticeScoring({ isGuest = false }: { isGuest?: boolean }) {
  const copy = useCopy(practiceDialogueCopy).scoring
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), RESULT_LOOK_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <div className="max-w-2xl">
      <BridgeMark className="size-14 animate-pulse" />
      <h2 className="mt-3 text-26">{copy.title}</h2>
      <p className="mt-2 text-soft">{copy.hint}</p>
      {!isGuest && <p className="mt-2 text-soft">{copy.kept}</p>}
      <p className="mt-6 flex flex-wrap items-center gap-6">
        <ButtonLink to="" reloadDocument look="secondary">
          {copy.look}
        </ButtonLink>
        <ChooseOther />
      </p>
    </div>
  )
}
