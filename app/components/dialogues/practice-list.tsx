import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { PLACES } from '#app/config/navigation.ts'
import { type DialogueQuery, isNarrowed } from '#app/models/dialogues/dialogue-search.ts'
import type { DialogueCard } from '#app/models/dialogues/dialogue-card.ts'
import type { Browsing } from '#app/models/dialogues/shelves.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { GuestNote } from './guest-note.tsx'
import { GuestPromptProvider } from './guest-prompt.tsx'
import { Library } from './library.tsx'
import { PracticeSearch } from './practice-search.tsx'

const NOTHING = { forYou: [], free: [], shelves: [] }

function NothingFound({ query }: { query: DialogueQuery }) {
  const copy = useCopy(practiceListCopy).none
  const isOnlyBookmarks = query.bookmarked && !isNarrowed({ ...query, bookmarked: false })
  const text = query.bookmarked ? copy.bookmarked : isNarrowed(query) ? copy.text : copy.empty
  return (
    <section className="mt-8 border-t border-line pt-8">
      <h2 className="text-26">{isOnlyBookmarks ? copy.noBookmarks : copy.title}</h2>
      <p className="mt-2 text-soft">{isOnlyBookmarks ? copy.howToBookmark : text}</p>
      {isNarrowed(query) && (
        <ButtonLink to={PLACES.practice} look="secondary" className="mt-4">
          {copy.all}
        </ButtonLink>
      )}
    </section>
  )
}

interface PagesProps {
  /** Addresses of the next page and the first, if there are such. */
  more: string | undefined
  first: string | undefined
}

function Pages({ more, first }: PagesProps) {
  const copy = useCopy(practiceListCopy)
  if (more === undefined && first === undefined) return null
  return (
    <p className="mt-4 flex flex-wrap gap-4">
      {more !== undefined && (
        <ButtonLink look="secondary" to={more}>
          {copy.more}
        </ButtonLink>
      )}
      {first !== undefined && (
        <ButtonLink look="quiet" to={first}>
          {copy.first}
        </ButtonLink>
      )}
    </p>
  )
}

interface Props extends PagesProps {
  isGuest: boolean
  /** Null for a search. */
  browsing: Browsing | null
  found: DialogueCard[]
  count: number
  topics: string[]
  query: DialogueQuery
}

/** The library to browse and to search. */
export function PracticeList({ isGuest, browsing, found, count, topics, query, more, first }: Props) {
  const { guest } = useCopy(practiceListCopy)
  const search = <PracticeSearch query={query} topics={topics} found={count} />
  return (
    <GuestPromptProvider isGuest={isGuest}>
      {isGuest && <GuestNote variant="practice" copy={guest} />}
      <Library {...(browsing ?? NOTHING)} found={found} search={search} />
      {count === 0 && <NothingFound query={query} />}
      <Pages more={more} first={first} />
    </GuestPromptProvider>
  )
}
