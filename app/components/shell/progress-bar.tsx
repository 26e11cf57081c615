import { useNavigation } from 'react-router'
import { shellCopy } from '#app/config/copy/shell.ts'
import { useCopy } from './locale.ts'
import { QUIET } from './quiet-navigation.ts'

/** Shown while the next page loads. */
export function ProgressBar() {
  const copy = useCopy(shellCopy)
  const { state, location } = useNavigation()
  const busy = state !== 'idle' && location?.state !== QUIET
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-20 h-1 overflow-hidden">
      {busy && (
        <>
          <div className="h-full w-1/3 animate-[slide_1.1s_ease-in-out_infinite] bg-sun" />
          <span className="sr-only">{copy.loading}</span>
        </>
      )}
    </div>
  )
}
