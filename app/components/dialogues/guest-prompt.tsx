import { createContext, lazy, type MouseEvent, type ReactNode, Suspense, use, useState, useTransition } from 'react'
import { useLocation } from 'react-router'
import { SIGN_UP_PATH } from '#app/config/navigation.ts'
import { onDemand } from '../ui/on-demand.ts'

type Variant = 'practice' | 'bookmark' | 'mock-test'

interface GuestPrompt {
  /** Undefined for a learner, who is not asked. */
  ask?: (variant: Variant) => void
}

const GuestPromptContext = createContext<GuestPrompt>({})

// Lazy, as learners never need it.
const promptPart = onDemand({
  load: async () => ({ default: (await import('../accounts/sign-up-prompt.tsx')).SignUpPrompt }),
  pageInstead: () => `${SIGN_UP_PATH}?redirectTo=${encodeURIComponent(window.location.pathname)}`,
})
const SignUpPrompt = lazy(promptPart.load)

/** Holds the single dialog that asks a guest to sign up. */
export function GuestPromptProvider({ isGuest, children }: { isGuest: boolean; children: ReactNode }) {
  const [variant, setVariant] = useState<Variant>('practice')
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const [, startTransition] = useTransition()
  if (!isGuest) return children
  const ask = (asked: Variant) => {
    startTransition(() => {
      setVariant(asked)
      setOpen(true)
      setWasAsked(true)
    })
  }
  return (
    <GuestPromptContext value={{ ask }}>
      {children}
      <Suspense>
        {wasAsked && <SignUpPrompt variant={variant} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </GuestPromptContext>
  )
}

export function useGuestPrompt(): GuestPrompt['ask'] {
  return use(GuestPromptContext).ask
}

type Content = { children: ReactNode; html?: never } | { children?: never; html: string }

type LinkProps = Content & {
  variant: Variant
  /** The page to return to after signing up; this one by default. */
  to?: string
  className: string
  label?: string
}

/** For guests: opens the dialog; without JavaScript it leads to the sign-up page. */
export function GuestLink({ variant, to, className, label, children, html }: LinkProps) {
  const ask = useGuestPrompt()
  const { pathname, search } = useLocation()
  const open = (event: MouseEvent) => {
    // Leave modified clicks (new tab or window) to the browser.
    if (!ask || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    ask(variant)
  }
  return (
    <a
      href={`${SIGN_UP_PATH}?redirectTo=${encodeURIComponent(to ?? pathname + search)}`}
      onClick={open}
      onPointerEnter={promptPart.prefetch}
      onFocus={promptPart.prefetch}
      aria-label={label}
      className={className}
      {...(html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } })}
    />
  )
}
