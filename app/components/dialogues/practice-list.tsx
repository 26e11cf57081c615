import { lazy, Suspense, useId, useRef } from 'react'
import { Link } from 'react-router'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { PLACES, UPGRADE_PATH } from '#app/config/navigation.ts'
import type { DialogueCard, Mark } from '#app/models/dialogues/dialogue-card.ts'
import { type DialogueQuery, isNarrowed } from '#app/models/dialogues/dialogue-search.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { ButtonLink } from '../ui/button.tsx'
import { DialogueRow } from './dialogue-row.tsx'
import { GuestNote } from './guest-note.tsx'
import { GuestPromptProvider, useGuestPrompt } from './guest-prompt.tsx'
import { PracticeSearch } from './practice-search.tsx'
import { type Marks, useMarks } from './use-marks.ts'

interface Props {
  isGuest: boolean
  free: DialogueCard[]
  premium: DialogueCard[]
  topics: string[]
  phrases: string[]
  query: DialogueQuery
}

const ListGestures = lazy(async () => ({ default: (await import('./list-gestures.tsx')).ListGestures }))

const LINK = 'font-semibold text-accent underline underline-offset-4'

interface SectionProps {
  title: string
  dialogues: DialogueCard[]
  marks: Marks
}

function Section({ title, dialogues, marks }: SectionProps) {
  const copy = useCopy(practiceListCopy)
  const id = useId()
  if (dialogues.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-2">
        <h2 id={id} className="text-26">
          {title}
        </h2>
        {dialogues.some(({ isLocked }) => isLocked) && (
          <p className="text-15 text-soft">
            {copy.premiumHint}{' '}
            <Link to={UPGRADE_PATH} className={LINK}>
              {copy.seePlans}
            </Link>
          </p>
        )}
      </div>
      <ul className="grid gap-x-12 lg:grid-cols-2">
        {dialogues.map((dialogue) => (
          <DialogueRow key={dialogue.id} dialogue={dialogue} marks={marks} />
        ))}
      </ul>
    </section>
  )
}

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

/** The library, with gestures on touch screens. */
function Library({ free, premium, query }: Pick<Props, 'free' | 'premium' | 'query'>) {
  const copy = useCopy(practiceListCopy)
  const ask = useGuestPrompt()
  const marks = useMarks()
  const root = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const hasTouch = isHydrated && navigator.maxTouchPoints > 0
  const swiped = (dialogueId: number, mark: Mark) => {
    const dialogue = [...free, ...premium].find(({ id }) => id === dialogueId)
    if (ask) ask('bookmark')
    else if (dialogue) marks.toggle(dialogue, mark)
  }
  return (
    <>
      {hasTouch && (
        <Suspense fallback={null}>
          <ListGestures root={root} onSwipe={swiped} />
        </Suspense>
      )}
      <div ref={root}>
        {free.length + premium.length === 0 && <NothingFound query={query} />}
        <Section title={copy.sections.free} dialogues={free} marks={marks} />
        <Section title={copy.sections.premium} dialogues={premium} marks={marks} />
      </div>
    </>
  )
}

/** The library, grouped by access. */
export function PracticeList({ isGuest, free, premium, topics, phrases, query }: Props) {
  const { guest } = useCopy(practiceListCopy)
  return (
    <GuestPromptProvider isGuest={isGuest}>
      {isGuest && <GuestNote variant="practice" copy={guest} />}
      <PracticeSearch query={query} topics={topics} phrases={phrases} found={free.length + premium.length} />
      <Library free={free} premium={premium} query={query} />
    </GuestPromptProvider>
  )
}
