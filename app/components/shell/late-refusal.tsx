import { type ComponentType, lazy } from 'react'
import { Link } from 'react-router'
import { lastWordsCopy } from '#app/config/copy/last-words.ts'
import { useCopy } from './locale.ts'

interface Props {
  error: unknown
  isSignedIn?: boolean
}

/** Where the page of a refusal cannot be fetched either. */
function LastWords() {
  const copy = useCopy(lastWordsCopy)
  return (
    <div className="mx-auto max-w-xl px-4 py-18">
      <h1 className="text-34">{copy.title}</h1>
      <p className="measure mt-4">
        <Link to="" reloadDocument>
          {copy.retry}
        </Link>
      </p>
    </div>
  )
}

// Nothing stands in for either meanwhile, so that both are there without script.
function late(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: LastWords }
    }
  })
}

/** What stands where a page was refused: fetched by the few who meet it. */
export const LateRefusedPage = late(async () => (await import('./refused-page.tsx')).RefusedPage)

/** The same with the frame of a public page. */
export const LateRefusedSite = late(async () => (await import('./refused-site.tsx')).RefusedSite)
