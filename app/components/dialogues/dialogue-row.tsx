import { Bookmark, Heart } from 'lucide-react'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { UPGRADE_PATH } from '#app/config/navigation.ts'
import { cardAnchor, type DialogueCard, type DialogueState } from '#app/models/dialogues/dialogue-card.ts'
import type { Reason } from '#app/models/dialogues/shelves.ts'
import { useCopy } from '../shell/locale.ts'
import { useSharedTitle } from '../shell/use-shared-title.ts'
import { GuestLink, useGuestPrompt } from './guest-prompt.tsx'
import { MarkButton } from './mark-button.tsx'
import { RowFacts } from './row-facts.tsx'
import type { Marks } from './use-marks.ts'
import { Link } from '../ui/link.tsx'

/** What a press does, named for screen readers. */
const ACTIONS = { new: 'start', open: 'resume', tried: 'again', scored: 'again' } as const satisfies Record<
  DialogueState,
  string
>

const pathOf = ({ id }: DialogueCard) => `/practice/${id}`

/** The title, whose link covers the whole row. */
function Title({ dialogue }: { dialogue: DialogueCard }) {
  const copy = useCopy(practiceListCopy).card
  const isGuest = useGuestPrompt() !== undefined
  const { title, isLocked, state } = dialogue
  const look = 'text-ink no-underline after:absolute after:inset-0 hover:underline'
  const label = `${isLocked ? copy.upgrade : copy[ACTIONS[state]]}: ${title}`
  const path = pathOf(dialogue)
  if (isGuest && !isLocked) {
    return (
      <GuestLink variant="practice" to={path} label={label} className={look}>
        {title}
      </GuestLink>
    )
  }
  return (
    // A swipe that begins on the title moves the row, not the link.
    <Link
      to={isLocked ? UPGRADE_PATH : path}
      viewTransition={!isLocked}
      aria-label={label}
      draggable={false}
      className={look}
    >
      {title}
    </Link>
  )
}

/** What swiping the card reveals; the buttons do the same. */
function SwipeGround() {
  return (
    <div aria-hidden="true" className="swipe-ground">
      <Bookmark strokeWidth={1.75} className="size-6" />
      <Heart strokeWidth={1.75} className="size-6" />
    </div>
  )
}

interface Props {
  dialogue: DialogueCard
  marks: Marks
  /** The page is touched: a swipe shows what is below the row. */
  isTouched: boolean
  /** The level of its title: under a section, or under a shelf of a section. */
  heading: 'h3' | 'h4'
  /** Why it is suggested. */
  reason?: Reason
  className?: string
}

/** One dialogue of the list: what it is about, what it trains, how long it takes, and how far the learner is. */
export function DialogueRow({ dialogue, marks, isTouched, heading: Heading, reason, className = '' }: Props) {
  const { card, reasons } = useCopy(practiceListCopy)
  const { id, line, aim } = dialogue
  const sharedTitle = useSharedTitle(pathOf(dialogue))
  return (
    <li id={cardAnchor(id)} data-dialogue={id} className={`swipe-row border-b border-line ${className}`}>
      {isTouched && <SwipeGround />}
      <article aria-label={dialogue.title} className="swipe-card relative flex gap-2 bg-paper py-3">
        <div className="min-w-0 flex-1">
          {reason && <p className="text-13 font-semibold text-accent">{reasons[reason]}</p>}
          <Heading className={`display text-16 ${sharedTitle}`}>
            <Title dialogue={dialogue} />
          </Heading>
          <p className="line-clamp-3 text-15 text-soft">{line}</p>
          {aim !== null && <p className="text-13 text-soft">{card.aim(aim)}</p>}
          <RowFacts dialogue={dialogue} withTopic={Heading === 'h3'} />
        </div>
        <div className="relative -mr-2 flex items-start">
          <MarkButton mark="like" dialogue={dialogue} marks={marks} />
          <MarkButton mark="bookmark" dialogue={dialogue} marks={marks} />
        </div>
      </article>
    </li>
  )
}
