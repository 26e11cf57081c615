import { createContext, type ReactNode, use, useEffect, useMemo, useReducer, useRef } from 'react'
import { initialToastState, reduceToast, type ToastContent } from './toast-state.ts'
import { Toaster } from './toaster.tsx'

interface Toasts {
  show: (toast: ToastContent) => void
}

const ToastContext = createContext<Toasts | undefined>(undefined)

export function useToast(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('Toasts need a ToastProvider.')
  return toasts
}

/** The toast the last action left for this page; the id distinguishes two in a row. */
interface FlashToast {
  id: string
  content: ToastContent
}

interface ProviderProps {
  flash: FlashToast | undefined
  /** The page ships no script. */
  isStatic: boolean
  children: ReactNode
}

/** Holds the app's single toast and renders it before its children. */
export function ToastProvider({ flash, isStatic, children }: ProviderProps) {
  const [state, dispatch] = useReducer(
    reduceToast,
    flash && { id: flash.id, content: flash.content },
    initialToastState,
  )
  const shown = useRef(flash?.id)
  const count = useRef(0)

  const toasts = useMemo<Toasts>(
    () => ({
      show(content) {
        count.current += 1
        dispatch({ type: 'show', id: `toast-${count.current}`, content, now: Date.now() })
      },
    }),
    [],
  )

  useEffect(() => {
    if (!flash || flash.id === shown.current) return
    shown.current = flash.id
    dispatch({ type: 'show', id: flash.id, content: flash.content, now: Date.now() })
  }, [flash])

  return (
    <ToastContext value={toasts}>
      <Toaster state={state} dispatch={dispatch} isStatic={isStatic} />
      {children}
    </ToastContext>
  )
}
