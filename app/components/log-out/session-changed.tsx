import { logOutCopy } from '#app/config/copy/log-out.ts'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

const reload = () => location.reload()

/** The page belongs to another account: closing the dialog reloads as well. */
export function SessionChanged() {
  const copy = useCopy(logOutCopy).changed
  return (
    <Dialog isOpen onClose={reload} title={copy.title}>
      <p>{copy.text}</p>
      <div className="mt-6">
        <Button onClick={reload}>{copy.reload}</Button>
      </div>
    </Dialog>
  )
}
