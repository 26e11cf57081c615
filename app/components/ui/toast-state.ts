import { TOAST_DURATION_MS } from '#app/config/ui.ts'

export type ToastTone = 'success' | 'destructive'

export interface ToastContent {
  title: string
  text?: string
  tone: ToastTone
  /** How long it stays; 5 seconds by default. */
  durationMs?: number
}

export interface Toast {
  id: string
  content: ToastContent
  isOpen: boolean
  /** Display time left at `since`. */
  remainingMs: number
  /** When the timer was started, or when the toast was dismissed. Undefined while paused. */
  since: number | undefined
}

/** One toast at a time: a new one replaces the previous one. */
export interface ToastState {
  toast: Toast | undefined
  /** Hovered, focused, or in a hidden tab: the timer is paused. */
  isHeld: boolean
}

export type ToastAction =
  | { type: 'show'; id: string; content: ToastContent; now: number }
  | { type: 'hold'; now: number }
  | { type: 'release'; now: number }
  | { type: 'dismiss'; now: number }
  | { type: 'recall'; now: number }
  | { type: 'forget' }

function opened(options: { id: string; content: ToastContent; isHeld: boolean; now: number }): Toast {
  const { id, content, isHeld, now } = options
  const remainingMs = content.durationMs ?? TOAST_DURATION_MS
  return { id, content, isOpen: true, remainingMs, since: isHeld ? undefined : now }
}

/** The state the server renders: the timer starts once the page is interactive. */
export function initialToastState(flash: { id: string; content: ToastContent } | undefined): ToastState {
  return { toast: flash && opened({ ...flash, isHeld: true, now: 0 }), isHeld: true }
}

function stopped(toast: Toast, now: number): Toast {
  if (!toast.isOpen || toast.since === undefined) return toast
  return { ...toast, remainingMs: Math.max(0, toast.remainingMs - (now - toast.since)), since: undefined }
}

/** The toast's reducer. Pure: the time comes with the action. */
export function reduceToast(state: ToastState, action: ToastAction): ToastState {
  const { toast, isHeld } = state
  switch (action.type) {
    case 'show':
      return { isHeld, toast: opened({ ...action, isHeld }) }
    case 'hold':
      return { isHeld: true, toast: toast && stopped(toast, action.now) }
    case 'release':
      return { isHeld: false, toast: toast?.isOpen && isHeld ? { ...toast, since: action.now } : toast }
    case 'dismiss':
      return toast?.isOpen ? { isHeld, toast: { ...toast, isOpen: false, since: action.now } } : state
    case 'recall':
      return toast && !toast.isOpen ? { isHeld, toast: opened({ ...toast, isHeld, now: action.now }) } : state
    case 'forget':
      return { isHeld, toast: undefined }
  }
}
