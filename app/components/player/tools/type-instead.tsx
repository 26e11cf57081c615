import { Keyboard } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { practiceCopy } from '#app/config/copy/practice.ts'
import { useCopy } from '../../shell/locale.ts'
import { useTypedPath } from '../../practice/typed/typed-path.ts'
import { buttonClasses } from '../../ui/button.tsx'
import type { UsePlayer } from '../session/use-player.ts'

interface Props {
  player: Pick<UsePlayer, 'view' | 'actions'>
  className?: string
}

/**
 * How to continue without a microphone: the typed form if nothing is recorded yet; otherwise the recordings are submitted
 * and the rest is typed. Hidden if everything is recorded.
 */
export function TypeInstead({ player, className = '' }: Props) {
  const copy = useCopy(practiceCopy).player
  const { view, actions } = player
  const typed = useTypedPath()
  const { recordedCount } = view
  if (view.missing.length === 0) return null
  const look = buttonClasses('quiet', '-ml-2')
  const icon = <Keyboard aria-hidden="true" className="size-5" strokeWidth={1.75} />
  return (
    <div className={className}>
      {recordedCount === 0 ? (
        <Link to={typed} className={look}>
          {icon}
          {copy.typeInstead}
        </Link>
      ) : (
        <>
          <button type="button" disabled={!view.canTypeRest} onClick={actions.typeRest} className={look}>
            {icon}
            {copy.typeInstead}
          </button>
          <p className="text-13 text-soft">{copy.typeRest(recordedCount)}</p>
        </>
      )}
    </div>
  )
}
