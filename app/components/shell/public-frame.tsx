import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { shellCopy } from '#app/config/copy/shell.ts'
import { HOME_PATH, LOG_IN_PATH, PLACES, SAMPLE_PATH, SIGN_UP_PATH } from '#app/config/navigation.ts'
import { FeedbackLink } from '../feedback/feedback-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useCopy, useLocalPath } from './locale.ts'
import { SkipLink } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

const LINK = 'inline-flex min-h-11 items-center px-3 text-ink hover:text-accent'

interface Props {
  children: ReactNode
  /** Leads to the dashboard instead of to an account. */
  isSignedIn?: boolean
}

/** Header, main column and footer of the pages that anyone may see. */
export function PublicFrame({ children, isSignedIn = false }: Props) {
  const copy = useCopy(shellCopy)
  const local = useLocalPath()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-5xl items-center justify-between px-4 md:px-6">
          <Link to={local(HOME_PATH)} className="-m-1 rounded-control p-1 text-ink no-underline">
            <Wordmark />
          </Link>
          <nav aria-label={copy.mainNavigation} className="flex items-center gap-1 text-15 font-semibold">
            <Link to={local(SAMPLE_PATH)} className={`${LINK} max-md:hidden`}>
              {copy.trySample}
            </Link>
            {isSignedIn ? (
              <Link to={PLACES.dashboard} className={LINK}>
                {copy.toDashboard}
              </Link>
            ) : (
              <>
                <Link to={LOG_IN_PATH} className={LINK}>
                  {copy.logIn}
                </Link>
                <Link to={SIGN_UP_PATH} className={`${LINK} text-accent`}>
                  {copy.createAccountShort}
                </Link>
              </>
            )}
            <LanguageSwitch />
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-5xl flex-col items-start gap-2 px-4 py-6 md:px-6 md:pr-24 min-[80rem]:pr-6">
          <p className="text-13 text-soft">{copy.independent}</p>
          <FeedbackLink />
        </div>
      </footer>
    </div>
  )
}
