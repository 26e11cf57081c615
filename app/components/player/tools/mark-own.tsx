import { ListChecks } from 'lucide-react'
import { practiceCopy } from '#app/config/copy/practice.ts'
import { useCopy } from '../../shell/locale.ts'
import { buttonClasses } from '../../ui/button.tsx'
import type { UsePlayer } from '../session/use-player.ts'

/** Once everything is recorded: the learner may mark it instead of us. */
export function MarkOwn({ player }: { player: Pick<UsePlayer, 'view' | 'state' | 'actions'> }) {
  const copy = useCopy(practiceCopy).player
  const { view, state, actions } = player
  if (view.missing.length > 0) return null
  return (
    <button
      type="button"
      disabled={state.phase !== 'idle'}
      onClick={actions.markOwn}
      className={buttonClasses('quiet', '-ml-2 self-start')}
    >
      <ListChecks aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {copy.markOwn}
    </button>
  )
}
