import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { dialogCopy } from '#app/config/copy/dialog.ts'
import { useCopy } from '../shell/locale.ts'

interface Props {
  isOpen: boolean
  /** Escape, a press beside the dialog, or its close button. */
  onClose: () => void
  title: string
  children: ReactNode
}

/**
 * The one modal dialog: a sheet from below on a phone, centred on a wider screen. The browser keeps the focus inside,
 * makes the page behind it inert and gives the focus back; `base.css` stops that page from scrolling.
 */
export function Dialog({ isOpen, onClose, title, children }: Props) {
  const copy = useCopy(dialogCopy)
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)

  // In the layout phase, so that a dialog that leaves the page closes first and gives the focus back.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!isOpen || !dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [isOpen])

  const isBeside = (event: PointerEvent) => event.target === element.current
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
      // A browser may close a dialog that refused to once.
      onClose={() => isOpen && onClose()}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event)
      }}
      onPointerUp={(event) => {
        // A press that began inside, such as selecting text, does not count.
        if (pressedBeside.current && isBeside(event)) onClose()
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
