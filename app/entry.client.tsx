import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { LocaleContext } from '#app/components/shell/locale.ts'
import { toLocale } from '#app/config/copy/locale.ts'

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
