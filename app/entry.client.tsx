import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
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
