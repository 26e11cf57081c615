import { Search } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useRef } from 'react'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { PLACES, UPGRADE_PATH } from '#app/config/navigation.ts'
import type { DialogueCard, Mark } from '#app/models/dialogues/dialogue-card.ts'
import type { Browsing, Shelf } from '#app/models/dialogues/shelves.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { DialogueRow } from './dialogue-row.tsx'
import { useGuestPrompt } from './guest-prompt.tsx'
import { MARKS_FORM } from './mark-button.tsx'
import { SEARCH_ID } from './practice-search.tsx'
import { RowIcons } from './row-icons.tsx'
import { useTopicName } from './topic-name.ts'
import { useMarks } from './use-marks.ts'
import { Link } from '../ui/link.tsx'

const ListGestures = lazy(async () => ({ default: (await import('./list-gestures.tsx')).ListGestures }))

const LIST = 'grid gap-x-12 lg:grid-cols-2'

function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-2">
        <h2 id={id} className="text-26">
          {title}
        </h2>
        {note}
      </div>
      {children}
    </section>
  )
}

/** Said once, above what is locked. */
function NeedsPro() {
  const copy = useCopy(practiceListCopy)
  return (
    <p className="text-15 text-soft">
      {copy.premiumHint}{' '}
      <Link to={UPGRADE_PATH} className="font-semibold text-accent underline underline-offset-4">
        {copy.seePlans}
      </Link>
    </p>
  )
}

/** What every row needs of the list. */
type List = Pick<Parameters<typeof DialogueRow>[0], 'marks' | 'isTouched'>

function TopicShelf({ shelf, list }: { shelf: Shelf<DialogueCard>; list: List }) {
  const copy = useCopy(practiceListCopy)
  const name = useTopicName()(shelf.topic)
  return (
    <section aria-label={name} className="mt-6">
      <h3 className="text-20">
        <Link
          to={`${PLACES.practice}?topic=${encodeURIComponent(shelf.topic)}`}
          aria-label={copy.shelf(shelf.count, name)}
          className="flex min-h-11 items-center justify-between gap-4 text-ink no-underline hover:underline"
        >
          {name}
          <span className="tabular text-15 text-accent">{shelf.count}</span>
        </Link>
      </h3>
      <ul className={LIST}>
        {shelf.cards.map((dialogue) => (
          <DialogueRow key={dialogue.id} dialogue={dialogue} {...list} heading="h4" />
        ))}
      </ul>
    </section>
  )
}

/** On phones, where the suggestions fill the first screen. */
function ToSearch() {
  const { search } = useCopy(practiceListCopy)
  return (
    <a
      href={`#${SEARCH_ID}`}
      className="flex min-h-11 items-center gap-2 font-semibold text-accent no-underline hover:underline lg:hidden"
    >
      <Search aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {search.jump}
    </a>
  )
}

type Props = Browsing & {
  found: DialogueCard[]
  /** Below the suggestions, which come first. */
  search: ReactNode
}

/** The dialogues: suggestions and shelves to browse, or what a search found. With gestures on touch screens. */
export function Library({ forYou, free, shelves, found, search }: Props) {
  const { sections } = useCopy(practiceListCopy)
  const ask = useGuestPrompt()
  const marks = useMarks()
  const root = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const isTouched = isHydrated && navigator.maxTouchPoints > 0
  const swiped = (dialogueId: number, mark: Mark) => {
    const all = [...forYou.map(({ card }) => card), ...free, ...shelves.flatMap(({ cards }) => cards), ...found]
    const dialogue = all.find(({ id }) => id === dialogueId)
    if (ask) ask('bookmark')
    else if (dialogue) marks.toggle(dialogue, mark)
  }
  const list = { marks, isTouched }
  const rows = (cards: DialogueCard[]) =>
    cards.map((dialogue) => <DialogueRow key={dialogue.id} dialogue={dialogue} {...list} heading="h3" />)
  const isLocked = [...found, ...shelves.flatMap(({ cards }) => cards)].some((card) => card.isLocked)
  return (
    <>
      {isTouched && (
        <Suspense fallback={null}>
          <ListGestures root={root} onSwipe={swiped} />
        </Suspense>
      )}
      <RowIcons />
      {!ask && <form id={MARKS_FORM} method="post" />}
      <div ref={root}>
        {forYou.length > 0 && (
          <>
            <ToSearch />
            <Section title={sections.forYou}>
              <ul className={LIST}>
                {forYou.map(({ card, reason }) => (
                  <DialogueRow key={card.id} dialogue={card} {...list} heading="h3" reason={reason} />
                ))}
              </ul>
            </Section>
          </>
        )}
        <div className={forYou.length > 0 ? 'mt-8' : ''}>{search}</div>
        {free.length > 0 && (
          <Section title={sections.free}>
            <ul className={LIST}>{rows(free)}</ul>
          </Section>
        )}
        {shelves.length > 0 && (
          <Section title={isLocked ? sections.premium : sections.all} note={isLocked && <NeedsPro />}>
            {shelves.map((shelf) => (
              <TopicShelf key={shelf.topic} shelf={shelf} list={list} />
            ))}
          </Section>
        )}
        {found.length > 0 && (
          <Section title={sections.found} note={isLocked && <NeedsPro />}>
            <ul className={LIST}>{rows(found)}</ul>
          </Section>
        )}
      </div>
    </>
  )
}
