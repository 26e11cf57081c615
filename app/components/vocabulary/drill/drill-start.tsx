import { lazy, Suspense, useState } from 'react'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { PLACES } from '#app/config/navigation.ts'
import { DRILL_WORDS } from '#app/config/vocabulary.ts'
import { type WordFilter, wordQuery } from '#app/models/vocabulary/desk/word-filter.ts'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

const loadDialog = () => import('./drill-dialog.tsx')
const DrillDialog = lazy(async () => ({ default: (await loadDialog()).DrillDialog }))

interface Props {
  filter: WordFilter
  /** How many words match the filter. */
  count: number
  /** The words of the drill without script. */
  seed: number
}

/** Opens the drill: a dialog with script, pages without. */
export function DrillStart({ filter, count, seed }: Props) {
  const copy = useCopy(vocabularyCopy).drill
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const warm = () => void loadDialog()
  return (
    <div>
      {isHydrated ? (
        <Button
          onClick={() => setIsOpen(true)}
          onPointerEnter={warm}
          onFocus={warm}
          aria-haspopup="dialog"
          disabled={count === 0}
          className="w-full"
        >
          {copy.start}
        </Button>
      ) : (
        count > 0 && (
          <ButtonLink to={`${PLACES.vocabulary}${wordQuery(filter, { drill: String(seed) })}`} className="w-full">
            {copy.start}
          </ButtonLink>
        )
      )}
      <p className="mt-2 text-13 text-soft">{count < DRILL_WORDS ? copy.startHintFew(count) : copy.startHint}</p>
      {isOpen && (
        <Suspense>
          <DrillDialog query={wordQuery(filter)} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
