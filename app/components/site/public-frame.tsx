import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

interface Props {
  children: ReactNode
  /** Links to the dashboard instead of sign-up. */
  isSignedIn?: boolean
  /** A header button, instead of 'Create account'. */
  action?: ReactNode
  /** The header is sticky. */
  isSticky?: boolean
  /** False if the page knows that no dialogue is free. */
  hasSample?: boolean
}

/** Header, main column and footer of the pages that anyone may see. */
export function PublicFrame({ children, isSignedIn = false, action, isSticky = false, hasSample }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader isSignedIn={isSignedIn} action={action} isSticky={isSticky} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter hasSample={hasSample} />
    </div>
  )
}
