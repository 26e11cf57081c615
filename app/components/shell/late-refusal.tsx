import { type ComponentType, lazy } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../ui/link.tsx'
import { lastWordsCopy } from '#app/config/copy/last-words.ts'
import { useCopy } from './locale.ts'

interface Props {
  error: unknown
  isSignedIn?: boolean
}

/** Fallback when the refusal page cannot be loaded either. */
function LastWords() {
  const copy = useCopy(lastWordsCopy)
  const { pathname, search } = useLocation()
  return (
    <div className="mx-auto max-w-xl px-4 py-18">
      <h1 className="text-34">{copy.title}</h1>
      <p className="measure mt-4">
        <Link to={pathname + search} reloadDocument>
          {copy.retry}
        </Link>
      </p>
    </div>
  )
}

// No Suspense fallback: the server waits for the page, so it is in the HTML even without script.
function late(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: LastWords }
    }
  })
}

/** The page shown when a request was refused. Lazy, as few visitors need it. */
export const LateRefusedPage = late(async () => (await import('./refused-page.tsx')).RefusedPage)

/** The same in the frame of a public page. */
export const LateRefusedSite = late(async () => (await import('./refused-site.tsx')).RefusedSite)
