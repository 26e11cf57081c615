import { lazy, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { historyCopy } from '#app/config/copy/history.ts'
import { sessionAnchor, sessionSearch } from '#app/models/progress/history-filter.ts'
import type { HistoryRow as Row } from '#app/models/progress/history-row.ts'
import type { HistorySession } from '#app/models/progress/history-session.ts'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { HistoryLine } from './history-line.tsx'
import { loadDetails } from './load-details.ts'
import { type Opening, useSession } from './use-session.ts'

/** Lazy without a fallback, so that an open session renders without JavaScript. */
const SessionDetails = lazy(async () => ({ default: (await loadDetails()).SessionDetails }))

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => altKey || ctrlKey || metaKey || shiftKey

function Opened({ opening, onRetry }: { opening: Opening; onRetry: () => void }) {
  const copy = useCopy(historyCopy).details
  if (opening === null) {
    return (
      <p role="status" className="text-soft">
        {copy.loading}
      </p>
    )
  }
  if (opening === 'failed') {
    return (
      <div role="alert">
        <p className="mb-3">{copy.failed}</p>
        <Button look="secondary" onClick={onRetry}>
          {copy.retry}
        </Button>
      </div>
    )
  }
  return <SessionDetails session={opening} />
}

interface Props {
  row: Row
  /** The query of the page. */
  query: URLSearchParams
  /** The session, if the address opens it. */
  loaded: HistorySession | null
  isTarget: boolean
}

/** A session, folded to its verdict: a link to the same list with it open; with script, a button that opens it in place. */
export function HistoryRow({ row, query, loaded, isTarget }: Props) {
  const isHydrated = useHydrated()
  // The server does not know what the address points to.
  const { isOpen, opening, retry, toggle } = useSession({ id: row.id, loaded, isTarget: isTarget && isHydrated })
  const line = useRef<HTMLAnchorElement>(null)

  function press(event: MouseEvent): void {
    if (hasModifier(event)) return
    event.preventDefault()
    toggle()
  }
  /** As on any button; Enter is a click. */
  function pressSpace(event: KeyboardEvent): void {
    if (event.key !== ' ') return
    event.preventDefault()
    toggle()
  }
  // The button that was pressed is about to go.
  function tryAgain(): void {
    line.current?.focus()
    retry()
  }
  return (
    <li id={sessionAnchor(row.id)}>
      <a
        ref={line}
        href={sessionSearch(query, isOpen ? undefined : row.id)}
        role={isHydrated ? 'button' : undefined}
        aria-expanded={isOpen}
        onClick={press}
        onKeyDown={pressSpace}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-4 text-ink no-underline hover:bg-accent-wash/50 md:grid-cols-[minmax(0,1fr)_11rem_9rem_9.5rem] md:px-3"
      >
        <HistoryLine row={row} isOpen={isOpen} />
      </a>
      {(isOpen || opening !== null) && (
        <div hidden={!isOpen} className="pt-3 pb-8 md:px-3">
          <Opened opening={opening} onRetry={tryAgain} />
        </div>
      )}
    </li>
  )
}
