import { type FormEvent, lazy, Suspense, useState } from 'react'
import { Form } from 'react-router'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { PLACES } from '#app/config/navigation.ts'
import { DRILL_WORDS } from '#app/config/vocabulary.ts'
import type { WordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import { type DrillOptions, readDrillOptions, USUAL_DRILL } from '#app/models/vocabulary/drill/drill-options.ts'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { DrillOptionFields } from './drill-options.tsx'

const loadDialog = () => import('./drill-dialog.tsx')
const DrillDialog = lazy(async () => ({ default: (await loadDialog()).DrillDialog }))

interface Props {
  filter: WordFilter
  /** How many words match the filter. */
  count: number
  /** The words of the drill without script. */
  seed: number
}

/** What the chosen drill is, in a sentence or two. */
function useHint(options: DrillOptions, count: number): string {
  const { amount, task, acts, others } = useCopy(vocabularyCopy).drill
  const { minutes, words, prompt, answer, direction, level } = options
  const doing = task[prompt](acts[answer], others[direction])
  const isOwn = words === 'own'
  if (minutes !== '') return `${isOwn ? amount.ownMinutes(minutes) : amount.minutes(minutes)} ${doing}`
  const few = count < DRILL_WORDS && level === '' ? amount.few(count) : amount.words
  return `${isOwn ? amount.own : few} ${doing}`
}

function optionsIn(form: HTMLFormElement): DrillOptions {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return readDrillOptions(new URLSearchParams(fields))
}

/** Opens the drill: a dialog with script, pages without. */
export function DrillStart({ filter, count, seed }: Props) {
  const copy = useCopy(vocabularyCopy).drill
  const isHydrated = useHydrated()
  const [options, setOptions] = useState(USUAL_DRILL)
  const [isOpen, setIsOpen] = useState(false)
  const hint = useHint(options, count)
  const warm = () => void loadDialog()
  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Also what was chosen before the page was hydrated.
    setOptions(optionsIn(event.currentTarget))
    setIsOpen(true)
  }
  return (
    <div>
      <Form
        action={PLACES.vocabulary}
        onSubmit={open}
        onChange={(event) => setOptions(optionsIn(event.currentTarget))}
        preventScrollReset
      >
        <input type="hidden" name="q" value={filter.q} />
        <input type="hidden" name="category" value={filter.category} />
        <Button
          type="submit"
          name="drill"
          value={seed}
          onPointerEnter={warm}
          onFocus={warm}
          aria-haspopup={isHydrated ? 'dialog' : undefined}
          disabled={isHydrated && count === 0 && options.words === 'all'}
          className="w-full"
        >
          {copy.start}
        </Button>
        {/* Two lines on a phone, so that nothing moves while a search changes it. */}
        <p className="mt-2 text-13 text-soft max-md:min-h-10">{hint}</p>
        <details>
          <summary className="min-h-11 w-fit cursor-pointer py-2.5 text-15 font-semibold text-accent">
            {copy.options}
          </summary>
          <DrillOptionFields />
        </details>
      </Form>
      {isOpen && (
        <Suspense>
          <DrillDialog filter={filter} options={options} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
