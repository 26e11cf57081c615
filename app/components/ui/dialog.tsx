import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { dialogCopy } from '#app/config/copy/dialog.ts'
import { useCopy } from '../shell/locale.ts'

interface Props {
  isOpen: boolean
  /** Escape, a press outside the dialog, or its close button. */
  onClose: () => void
  title: string
  children: ReactNode
}

/**
 * The one modal dialog: a bottom sheet on a phone, centred on wider screens. The browser traps focus, makes the page
 * behind it inert and restores focus; `base.css` stops that page from scrolling.
 */
export function Dialog({ isOpen, onClose, title, children }: Props) {
  const copy = useCopy(dialogCopy)
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)
  const pressedOnBackdrop = useRef(false)

  // A layout effect, so that an unmounting dialog closes first and restores focus.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!isOpen || !dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [isOpen])

  const isOnBackdrop = (event: PointerEvent) => event.target === element.current
  return (
    // Keys need no handler: Escape raises `cancel`.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== element.current) return
        event.preventDefault()
        onClose()
      }}
      // Browsers may force-close a dialog that has already refused once.
      onClose={() => isOpen && onClose()}
      onPointerDown={(event) => {
        pressedOnBackdrop.current = isOnBackdrop(event)
      }}
      onPointerUp={(event) => {
        // Ignore a press that began inside, such as a text selection.
        if (pressedOnBackdrop.current && isOnBackdrop(event)) onClose()
      }}
      className="mx-auto mt-auto mb-0 max-h-[90dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card bg-raised text-ink shadow-raised transition duration-150 ease-out backdrop:bg-black/45 md:m-auto md:max-w-lg md:rounded-card starting:open:translate-y-3 starting:open:opacity-0"
    >
      {isOpen && (
        <div className="p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] md:p-6">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-26">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label={copy.close}
              className="-m-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-soft hover:text-ink"
            >
              <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
