import { CircleAlert, Info, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { practiceCopy } from '#app/config/copy/practice.ts'
import { useCopy } from '../../shell/locale.ts'

interface Props {
  tone: 'error' | 'hint'
  children: ReactNode
  onDismiss?: () => void
}

/** A notice above the button, with a way to continue. Errors are announced at once; a hint by the status that it is in. */
export function Notice({ tone, children, onDismiss }: Props) {
  const copy = useCopy(practiceCopy).player
  const Icon = tone === 'error' ? CircleAlert : Info
  const look = tone === 'error' ? 'bg-critical-wash text-critical' : 'bg-accent-wash text-ink'
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={`flex items-start gap-3 rounded-control px-4 py-3 text-15 ${look}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">{children}</div>
      {onDismiss && (
        <button
          type="button"
          onClick={onDismiss}
          aria-label={copy.dismiss}
          className="-m-2 inline-flex size-11 shrink-0 items-center justify-center"
        >
          <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      )}
    </div>
  )
}
