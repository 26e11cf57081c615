import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { findEarlyTyping } from '#app/components/drafts/typed-early.ts'
import { LocaleContext } from '#app/components/shell/locale.ts'
import { toLocale } from '#app/config/copy/locale.ts'

// For learners: an offline page, and cached scripts (public/sw.js).
function keepOfflinePage(): void {
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // The product works without it.
  })
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') keepOfflinePage()
  else addEventListener('load', keepOfflinePage)
}

const putBackTyping = findEarlyTyping()

/** Around the router, whose pages listen before its effect runs; beside it, it would change every `useId`. */
function EarlyTyping({ children }: { children: ReactNode }) {
  useEffect(putBackTyping, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleContext value={toLocale(document.documentElement.lang)}>
        <EarlyTyping>
          <HydratedRouter />
        </EarlyTyping>
      </LocaleContext>
    </StrictMode>,
  )
})
