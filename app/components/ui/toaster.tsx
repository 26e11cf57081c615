import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type Dispatch, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { toasterCopy } from '#app/config/copy/toaster.ts'
import { TOAST_KEY, TOAST_REMOVE_MS } from '#app/config/ui.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { useModal, usePageHidden } from './page-state.ts'
import type { Toast, ToastAction, ToastState } from './toast-state.ts'
import { useSwipe } from './use-swipe.ts'

type Dispatcher = Dispatch<ToastAction>

/** Pauses the timer while the tab is hidden, and while the toast is hovered or focused. */
function useHold(dispatch: Dispatcher, isHeldByArea: boolean) {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHidden = usePageHidden()
  const isHeld = isPointed || isFocused || isHidden || isHeldByArea
  useEffect(() => dispatch({ type: isHeld ? 'hold' : 'release', now: Date.now() }), [dispatch, isHeld])
  return {
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
  }
}

function useTimers({ toast }: ToastState, dispatch: Dispatcher): void {
  useEffect(() => {
    if (toast?.since === undefined) return
    const left = toast.isOpen ? toast.remainingMs : TOAST_REMOVE_MS
    const timer = setTimeout(() => {
      dispatch(toast.isOpen ? { type: 'dismiss', now: Date.now() } : { type: 'forget' })
    }, left)
    return () => clearTimeout(timer)
  }, [toast, dispatch])
}

/** F8 focuses the area and brings back a message that has gone. Escape and closing restore focus. */
function useAreaKey(area: RefObject<HTMLElement | null>, dispatch: Dispatcher) {
  const cameFrom = useRef<Element | null>(null)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== TOAST_KEY || !area.current) return
      event.preventDefault()
      if (!area.current.contains(document.activeElement)) cameFrom.current = document.activeElement
      dispatch({ type: 'recall', now: Date.now() })
      area.current.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [area, dispatch])
  return () => {
    if (area.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus()
    }
  }
}

interface Props {
  state: ToastState
  dispatch: Dispatcher
  /** The page ships no script, so a floating message could not be closed. */
  isStatic: boolean
}

/** The notification area, with one message at a time. Without JavaScript it is part of the page. */
export function Toaster({ state, dispatch, isStatic }: Props) {
  const copy = useCopy(toasterCopy)
  const area = useRef<HTMLElement>(null)
  const [isFocused, setFocused] = useState(false)
  // Behind a modal dialog a message could be neither announced nor closed.
  const modal = useModal()
  const giveFocusBack = useAreaKey(area, dispatch)
  useTimers(state, dispatch)

  function dismiss() {
    giveFocusBack()
    dispatch({ type: 'dismiss', now: Date.now() })
  }

  const toast = state.toast?.isOpen ? state.toast : undefined
  const content = (
    // Escape has an equivalent button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={area}
      tabIndex={-1}
      aria-label={copy.area(TOAST_KEY)}
      aria-live="polite"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !toast) return
        event.preventDefault()
        event.stopPropagation()
        dismiss()
      }}
      onFocus={(event) => setFocused(event.target === event.currentTarget)}
      onBlur={() => setFocused(false)}
      className={`outline-none ${isStatic ? IN_FLOW : FLOATING}`}
    >
      {toast && <ToastCard key={toast.id} toast={toast} dispatch={dispatch} isHeld={isFocused} onDismiss={dismiss} />}
    </section>
  )
  return modal ? createPortal(content, modal) : content
}

const FLOATING =
  'pointer-events-none fixed inset-x-3 top-3 z-50 md:inset-x-auto md:top-auto md:right-6 md:bottom-20 md:w-96 noscript:static noscript:mx-auto noscript:px-3'
const IN_FLOW = 'mx-auto max-w-xl px-3'

const LOOKS = {
  success: { Icon: CircleCheck, hue: 'text-success', role: 'status' },
  destructive: { Icon: CircleAlert, hue: 'text-critical', role: 'alert' },
} as const

interface CardProps {
  toast: Toast
  dispatch: Dispatcher
  /** The surrounding area has focus. */
  isHeld: boolean
  onDismiss: () => void
}

function ToastCard({ toast, dispatch, isHeld, onDismiss }: CardProps) {
  const copy = useCopy(toasterCopy)
  const isHydrated = useHydrated()
  const hold = useHold(dispatch, isHeld)
  const swipe = useSwipe(onDismiss)
  const { Icon, hue, role } = LOOKS[toast.content.tone]
  return (
    <div
      role={role}
      aria-atomic="true"
      {...hold}
      {...swipe}
      className="pointer-events-auto my-3 flex translate-x-(--swipe,0px) touch-pan-y items-start gap-3 rounded-card border border-line bg-raised p-4 text-15 text-ink shadow-raised transition duration-150 ease-out select-none data-swiping:transition-none starting:opacity-0"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={`mt-0.5 size-5 shrink-0 ${hue}`} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.content.title}</p>
        {toast.content.text && <p className="mt-0.5 text-soft">{toast.content.text}</p>}
      </div>
      {isHydrated && (
        <button
          type="button"
          aria-label={copy.close}
          onClick={onDismiss}
          className="-m-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-soft hover:text-ink"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </button>
      )}
    </div>
  )
}
