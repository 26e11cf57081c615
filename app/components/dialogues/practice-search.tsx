import { Bookmark, Search } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { LEVELS, SEARCH_MAX_CHARACTERS } from '#app/config/dialogues.ts'
import { PLACES } from '#app/config/navigation.ts'
import { BOOKMARKED, type DialogueQuery, isNarrowed } from '#app/models/dialogues/dialogue-search.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { GuestLink, useGuestPrompt } from './guest-prompt.tsx'
import { useTopicName } from './topic-name.ts'
import { INPUT_LOOK } from '../ui/input-look.ts'
import { Link } from '../ui/link.tsx'

const SearchAids = lazy(async () => ({ default: (await import('./search-aids.tsx')).SearchAids }))

export const SEARCH_ID = 'practice-search'

interface Option {
  value: string
  label: string
}

function Choice({
  name,
  label,
  all,
  options,
  value,
}: {
  name: string
  label: string
  all: string
  options: Option[]
  value: string | null
}) {
  return (
    <label className="block min-w-0 text-13 text-soft">
      {label}
      <select name={name} defaultValue={value ?? ''} className={`${INPUT_LOOK} mt-1`}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Only bookmarked dialogues; asks guests to sign up, as bookmarks do. */
function BookmarkFilter({ isSet }: { isSet: boolean }) {
  const { bookmarked } = useCopy(practiceListCopy).search
  const isGuest = useGuestPrompt() !== undefined
  const look = 'col-span-2 flex min-h-11 items-center gap-2 lg:col-span-3'
  if (isGuest) {
    return (
      <GuestLink
        variant="bookmark"
        to={`${PLACES.practice}?bookmarked=${BOOKMARKED}`}
        className={`${look} text-accent`}
      >
        <Bookmark aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {bookmarked}
      </GuestLink>
    )
  }
  return (
    <label className={look}>
      <input
        type="checkbox"
        name="bookmarked"
        value={BOOKMARKED}
        defaultChecked={isSet}
        className="size-5 shrink-0 accent-accent"
      />
      <Bookmark aria-hidden="true" strokeWidth={1.75} className="size-5 text-soft" />
      {bookmarked}
    </label>
  )
}

interface Props {
  query: DialogueQuery
  topics: string[]
  found: number
}

/** The list's search: a plain GET form; with JavaScript a choice applies at once. */
export function PracticeSearch({ query, topics, found }: Props) {
  const copy = useCopy(practiceListCopy)
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const words = copy.search
  const nameOf = useTopicName()
  return (
    <Form
      id={SEARCH_ID}
      method="get"
      action={PLACES.practice}
      role="search"
      onChange={(event) => {
        const { target } = event
        const isChoice =
          target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox')
        if (isChoice) void submit(event.currentTarget, { preventScrollReset: true })
      }}
      className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_13rem_11rem]"
    >
      <div className="col-span-2 min-w-0 lg:col-span-1">
        <label htmlFor="practice-q" className="block text-13 text-soft">
          {words.label}
        </label>
        <div className="relative mt-1 flex gap-2">
          <div className="relative min-w-0 flex-1">
            <Search
              aria-hidden="true"
              strokeWidth={1.75}
              className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-soft"
            />
            <input
              ref={field}
              id="practice-q"
              // A search input cannot have the combobox role it gets with script (ARIA in HTML).
              type="text"
              inputMode="search"
              name="q"
              defaultValue={query.q}
              maxLength={SEARCH_MAX_CHARACTERS}
              placeholder={words.placeholder}
              autoComplete="off"
              enterKeyHint="search"
              className={`${INPUT_LOOK} pr-12 pl-10`}
            />
            {isHydrated && (
              <Suspense fallback={null}>
                <SearchAids field={field} query={query} />
              </Suspense>
            )}
          </div>
          <Button type="submit" look="secondary">
            {words.submit}
          </Button>
        </div>
      </div>
      <Choice
        name="topic"
        label={words.topic}
        all={words.allTopics}
        value={query.topic}
        options={topics.map((topic) => ({ value: topic, label: nameOf(topic) }))}
      />
      <Choice
        name="level"
        label={words.level}
        all={words.allLevels}
        value={query.level}
        options={LEVELS.map((level) => ({ value: level, label: copy.levels[level] }))}
      />
      <BookmarkFilter isSet={query.bookmarked} />
      <p className="col-span-2 flex min-h-6 flex-wrap items-center gap-x-4 text-15 text-soft lg:col-span-3">
        <span role="status">{words.found(found)}</span>
        {isNarrowed(query) && (
          <Link to={PLACES.practice} className="font-semibold text-accent underline-offset-4 hover:underline">
            {words.clear}
          </Link>
        )}
      </p>
    </Form>
  )
}
