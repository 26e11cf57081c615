import type { ReactNode } from 'react'
import { Link } from '../ui/link.tsx'
import { publicCopy } from '#app/config/copy/public.ts'
import { shellCopy } from '#app/config/copy/shell.ts'
import { LOG_IN_PATH, PLACES, SIGN_UP_PATH } from '#app/config/navigation.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { useCopy } from '../shell/locale.ts'
import { Wordmark } from './wordmark.tsx'
import { PublicLink } from './public-link.tsx'

const LINK = 'inline-flex min-h-11 items-center px-3 text-ink no-underline hover:text-accent'
/** On narrow screens the secondary links are in the footer only. */
const WIDE_LINK = `${LINK} max-md:hidden`

interface Props {
  isSignedIn: boolean
  /** The page's call to action, instead of 'Create account'. */
  action?: ReactNode
  isSticky: boolean
}

/** Wordmark, the two most wanted pages, the language switch, and the sign-in links. */
export function SiteHeader({ isSignedIn, action, isSticky }: Props) {
  const copy = useCopy(shellCopy)
  const { short } = useCopy(publicCopy)
  return (
    <header className={`deck bg-paper print:hidden ${isSticky ? 'sticky top-0 z-10' : ''}`}>
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between px-4 md:px-6">
        <PublicLink page="home" className="-m-1 rounded-control p-1 text-ink no-underline">
          <Wordmark />
        </PublicLink>
        <nav aria-label={copy.mainNavigation} className="flex items-center text-15 font-semibold">
          <PublicLink page="guide" className={WIDE_LINK}>
            {short.guide}
          </PublicLink>
          <PublicLink page="faq" className={WIDE_LINK}>
            {short.faq}
          </PublicLink>
          <LanguageSwitch />
          {isSignedIn ? (
            <Link to={PLACES.dashboard} className={`${LINK} -mr-3`}>
              {copy.toDashboard}
            </Link>
          ) : (
            <>
              <Link to={LOG_IN_PATH} className={action ? WIDE_LINK : `${LINK} max-md:-mr-3`}>
                {copy.logIn}
              </Link>
              {action ?? (
                <Link to={SIGN_UP_PATH} className={`${LINK} -mr-3 text-accent max-md:hidden`}>
                  {copy.createAccountShort}
                </Link>
              )}
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
