import { Languages } from 'lucide-react'
import { useLocation } from 'react-router'
import { LOCALES } from '#app/config/copy/locale.ts'
import { LANGUAGE_NAMES, LANGUAGE_PATH } from '#app/config/languages.ts'
import { useLocale } from '../shell/locale.ts'

/**
 * Links to the same page in the other language, named in that language. A plain form, since the choice is remembered; the
 * page reloads, since its scripts are built for one language.
 */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={LANGUAGE_PATH} className={className}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {LOCALES.filter((other) => other !== locale).map((other) => (
        <button
          key={other}
          type="submit"
          name="language"
          value={other}
          lang={other}
          className="inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-15 font-semibold text-ink hover:bg-accent-wash hover:text-accent"
        >
          <Languages aria-hidden="true" strokeWidth={1.75} className="hidden size-5 text-soft md:block" />
          <span aria-hidden="true" className="uppercase md:hidden">
            {other}
          </span>
          <span className="sr-only md:not-sr-only">{LANGUAGE_NAMES[other]}</span>
        </button>
      ))}
    </form>
  )
}
