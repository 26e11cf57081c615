import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { shellCopy } from '#app/config/copy/shell.ts'
import { useCopy } from './locale.ts'
import { Wordmark } from './wordmark.tsx'

/** Header, main column and footer of the pages that anyone may see. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const copy = useCopy(shellCopy)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2"
      >
        {copy.skipToContent}
      </a>
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-5xl items-center justify-between px-4 md:px-6">
          <Link to="/" className="-m-1 rounded-control p-1 text-ink no-underline">
            <Wordmark />
          </Link>
          <nav aria-label={copy.mainNavigation} className="flex items-center gap-1 text-15 font-semibold">
            <Link to="/practice/sample" className="inline-flex min-h-11 items-center px-3 text-ink hover:text-accent">
              {copy.trySample}
            </Link>
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-t border-line">
        <p className="mx-auto max-w-5xl px-4 py-6 text-13 text-soft md:px-6">{copy.independent}</p>
      </footer>
    </div>
  )
}
