import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { LocaleContext } from '#app/components/shell/locale.ts'
import { toLocale } from '#app/config/copy/locale.ts'

// For those who practise: a page of ours when the line is down, and scripts that are there at once (public/sw.js).
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // The product does without.
    })
  })
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleContext value={toLocale(document.documentElement.lang)}>
        <HydratedRouter />
      </LocaleContext>
    </StrictMode>,
  )
})
