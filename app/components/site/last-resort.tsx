import type { ReactNode } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { lastResortCopy } from '#app/config/copy/last-resort.ts'
import { ACCOUNT_PATHS, HOME_PATH, PLACES, PUBLIC_PAGES } from '#app/config/navigation.ts'
import { ButtonLink } from '../ui/button.tsx'
import { BrokenBridge, type Damage } from './broken-bridge.tsx'
import { useCopy, useLocalPath } from '../shell/locale.ts'
import { useReload } from './use-reload.ts'

interface Reader {
  /** The home link, and the other links below it. */
  isSignedIn?: boolean
}

/** Four links onward, so nobody has to go back. Plain links, since a page that crashed may not be hydrated. */
function WaysOn({ isSignedIn = false }: Reader) {
  const copy = useCopy(lastResortCopy)
  const local = useLocalPath()
  const { learner, guest } = copy
  const ways = isSignedIn
    ? [
        { name: learner.dashboard, path: PLACES.dashboard },
        { name: learner.practice, path: PLACES.practice },
        { name: learner.history, path: PLACES.history },
        { name: learner.help, path: ACCOUNT_PATHS.help },
      ]
    : [
        { name: guest.sample, path: local(PUBLIC_PAGES.sample) },
        { name: guest.guide, path: local(PUBLIC_PAGES.guide) },
        { name: guest.faq, path: local(PUBLIC_PAGES.faq) },
        { name: guest.siteIndex, path: local(PUBLIC_PAGES.siteIndex) },
      ]
  return (
    <nav aria-label={copy.ways} className="mt-6 w-full border-t border-line pt-4">
      <p className="text-13 font-semibold text-soft">{copy.ways}</p>
      <ul>
        {ways.map(({ name, path }) => (
          <li key={path}>
            <a href={path} className="inline-flex min-h-11 items-center font-semibold text-accent">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ColumnProps extends Reader {
  damage: Damage
  title: string
  text: string
  children: ReactNode
}

function Column({ damage, title, text, children, isSignedIn }: ColumnProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-4 px-4 pt-10 pb-18 md:px-6 md:pt-18">
      <BrokenBridge damage={damage} />
      <h1 className="text-34 md:text-46">{title}</h1>
      <p className="measure text-soft">{text}</p>
      {children}
      <WaysOn isSignedIn={isSignedIn ?? false} />
    </div>
  )
}

export function NotFoundPage({ isSignedIn = false }: Reader) {
  const copy = useCopy(lastResortCopy)
  const local = useLocalPath()
  return (
    <Column damage="gap" title={copy.notFound.title} text={copy.notFound.text} isSignedIn={isSignedIn}>
      <ButtonLink to={local(HOME_PATH)} reloadDocument>
        {copy.notFound.home}
      </ButtonLink>
    </Column>
  )
}

interface Refusal {
  status?: number
  /** Nothing came back from the server at all. */
  isUnreachable?: boolean
  sentence?: string
  requestId?: string
  /** Set where the server has too many pages to make: the page tries again by itself. */
  retryAfterSeconds?: number
}

const FORBIDDEN = 403
const TOO_MANY = 429
const CRASH = 500
const UNAVAILABLE = 503

function useWords({ status, isUnreachable, retryAfterSeconds }: Refusal): {
  damage: Damage
  title: string
  text: string
} {
  const { failed, forbidden, busy, crowded, unavailable, unreachable } = useCopy(lastResortCopy)
  if (isUnreachable) return { damage: 'mist', ...unreachable }
  if (status === FORBIDDEN) return { damage: 'closed', ...forbidden }
  if (status === TOO_MANY) return { damage: 'closed', ...busy }
  if (retryAfterSeconds !== undefined) return { damage: 'mist', title: crowded.title, text: unavailable.text }
  if (status === UNAVAILABLE) return { damage: 'mist', ...unavailable }
  return { damage: 'crack', title: failed.title, text: failed.text }
}

/** For refusals, which have their own message, and for crashes, which have only a reference. */
export function FailedPage({ isSignedIn = false, ...refusal }: Refusal & Reader) {
  const { status, sentence, requestId } = refusal
  const { failed } = useCopy(lastResortCopy)
  const { damage, title, text } = useWords(refusal)
  const { pathname, search } = useLocation()
  useReload(refusal.retryAfterSeconds)
  // A crash has no message, only the title again.
  const own = status === undefined || status === CRASH ? undefined : sentence
  const said = status === FORBIDDEN && own ? `${own} ${text}` : (own ?? text)
  return (
    <Column damage={damage} title={title} text={said} isSignedIn={isSignedIn}>
      {/* No retry for a page the visitor may not see. */}
      {status !== FORBIDDEN && (
        <ButtonLink to={pathname + search} reloadDocument>
          {failed.retry}
        </ButtonLink>
      )}
      {requestId && <p className="text-13 text-soft">{failed.reference(requestId)}</p>}
    </Column>
  )
}

/** How Chrome, Firefox and Safari word a request that got no answer. */
const NO_ANSWER = /^(?:Failed to fetch|NetworkError|Load failed)/

/** The router hands over as text what was refused before routing (early-refusal.server.ts), or by what is in front of the server. */
function bodyOf(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

/** Status, message and reference of a refusal, if the server sent one. */
export function readRefusal(error: unknown): Refusal {
  if (error instanceof TypeError && NO_ANSWER.test(error.message)) return { isUnreachable: true }
  if (!isRouteErrorResponse(error)) return {}
  const { status } = error
  const body = bodyOf(error.data)
  if (typeof body !== 'object' || body === null) return { status }
  return {
    status,
    ...('error' in body && typeof body.error === 'string' && { sentence: body.error }),
    ...('requestId' in body && typeof body.requestId === 'string' && { requestId: body.requestId }),
    ...('code' in body &&
      body.code === 'BUSY' &&
      'retryAfterSeconds' in body &&
      typeof body.retryAfterSeconds === 'number' && { retryAfterSeconds: body.retryAfterSeconds }),
  }
}
