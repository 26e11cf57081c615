import { pageOwner } from '#app/http/session/page-owner.ts'
import { GUEST_OWNER } from '#app/config/browser-storage.ts'
import { readRefusal } from '../site/last-resort.tsx'
import { PublicFrame } from '../site/public-frame.tsx'
import { Wordmark } from '../site/wordmark.tsx'
import { RefusedPage } from './refused-page.tsx'

/** In the browser only: without an answer, the document is all that says who reads it. */
function UnreachablePage({ error }: { error: unknown }) {
  const owner = pageOwner()
  return (
    <>
      <header className="deck bg-paper">
        <div className="mx-auto flex h-16 max-w-6xl items-center px-4 md:px-6">
          <Wordmark />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        <RefusedPage error={error} isSignedIn={owner !== null && owner !== GUEST_OWNER} />
      </main>
    </>
  )
}

/** A refused page outside any known frame. */
export function RefusedSite({ error }: { error: unknown }) {
  if (readRefusal(error).isUnreachable) return <UnreachablePage error={error} />
  return (
    <PublicFrame>
      <RefusedPage error={error} />
    </PublicFrame>
  )
}
