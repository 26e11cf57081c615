import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef } from 'react'
import { shellCopy } from '#app/config/copy/shell.ts'
import { LOG_IN_PATH, PANEL, SIGN_UP_PATH } from '#app/config/navigation.ts'
import type { Viewer } from '#app/models/accounts/viewer.ts'
import { ButtonLink } from '../ui/button.tsx'
import { AccountEntries } from './account-entries.tsx'
import { useCopy } from './locale.ts'
import { useHydrated } from './use-hydrated.ts'
import { useLeaving } from './use-leaving.ts'

const ID = 'menu'

function GuestEntries() {
  const copy = useCopy(shellCopy)
  return (
    <>
      <p className="display px-3 text-26">{copy.guestHeading}</p>
      <div className="mt-6 grid gap-3 px-3">
        <ButtonLink to={SIGN_UP_PATH}>{copy.createAccount}</ButtonLink>
        <ButtonLink to={LOG_IN_PATH} look="secondary">
          {copy.logIn}
        </ButtonLink>
      </div>
    </>
  )
}

function LearnerEntries({ viewer }: { viewer: Viewer }) {
  const copy = useCopy(shellCopy)
  return (
    <>
      <div className="mb-4 border-b border-line px-3 pb-4">
        <p className="display text-26 wrap-anywhere">{copy.hi(viewer.firstName ?? viewer.username)}</p>
        <p className="text-15 wrap-anywhere text-soft">{viewer.email}</p>
      </div>
      <AccountEntries entries={PANEL} isAdmin={viewer.role === 'admin'} />
    </>
  )
}

/** With script it opens as a modal, which traps and restores focus. It closes on navigation. */
function usePanel() {
  const panel = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => panel.current?.close(), [])
  useLeaving(close)
  useEffect(() => {
    // The button was pressed before hydration.
    if (window.location.hash === `#${ID}`) panel.current?.showModal()
  }, [])
  return panel
}

/** The menu button on a phone and the panel it opens. Without script the button is a link to the panel. */
export function SidePanel({ viewer }: { viewer: Viewer | null }) {
  const copy = useCopy(shellCopy)
  const panel = usePanel()
  const isHydrated = useHydrated()

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    panel.current?.showModal()
  }

  function close(event: MouseEvent) {
    event.preventDefault()
    panel.current?.close()
  }

  return (
    <div className="md:hidden">
      <a
        href={`#${ID}`}
        {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog' })}
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && open(event)}
        className="inline-flex size-11 items-center justify-center rounded-control text-ink"
      >
        <Menu aria-hidden="true" strokeWidth={1.75} className="size-6" />
        <span className="sr-only">{copy.openMenu}</span>
      </a>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop; Escape is the browser's own */}
      <dialog
        ref={panel}
        id={ID}
        aria-label={copy.openMenu}
        onClick={(event) => event.target === event.currentTarget && close(event)}
        className="side-panel fixed inset-y-0 right-0 left-auto z-30 m-0 h-dvh max-h-none w-80 max-w-[85vw] flex-col border-l border-line bg-paper text-ink"
      >
        <div className="flex flex-1 flex-col overflow-y-auto p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          <a
            href="#content"
            {...(isHydrated && { role: 'button' })}
            onClick={close}
            onKeyDown={(event) => {
              if (event.key === ' ') event.currentTarget.click()
            }}
            className="mb-2 inline-flex size-11 items-center justify-center self-end rounded-control text-soft hover:text-ink"
          >
            <X aria-hidden="true" strokeWidth={1.75} className="size-6" />
            <span className="sr-only">{copy.closeMenu}</span>
          </a>
          {viewer ? <LearnerEntries viewer={viewer} /> : <GuestEntries />}
        </div>
      </dialog>
    </div>
  )
}
