import { useEffect, useRef } from 'react'
import { mockTestIntroCopy } from '#app/config/copy/mock-test-intro.ts'
import { useCopy } from '../../shell/locale.ts'
import { BridgeMark } from '../../site/wordmark.tsx'

/** Shown while the server starts the test. */
export function StartingOverlay({ isOpen }: { isOpen: boolean }) {
  const copy = useCopy(mockTestIntroCopy).starting
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    element.showModal()
    return () => element.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="starting-title"
      onCancel={(event) => event.preventDefault()}
      // Browsers may force-close a dialog that has already refused once.
      onClose={(event) => {
        if (isOpen) event.currentTarget.showModal()
      }}
      className="m-auto w-[calc(100%-2rem)] max-w-sm rounded-card bg-raised p-8 text-ink shadow-raised backdrop:bg-black/45"
    >
      <BridgeMark className="size-14 animate-pulse" />
      <h2 id="starting-title" className="mt-3 text-26">
        {copy.title}
      </h2>
      <p role="status" className="mt-2 text-soft">
        {isOpen && copy.text}
      </p>
    </dialog>
  )
}
