import { Bookmark, Heart } from 'lucide-react'
import { draftCopy } from '#app/config/copy/draft.ts'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { UPGRADE_PATH } from '#app/config/navigation.ts'
import { cardAnchor, type DialogueCard, type DialogueState } from '#app/models/dialogues/dialogue-card.ts'
import type { Reason } from '#app/models/dialogues/shelves.ts'
import { useMarks as useScoreMarks } from '../scoring/marks.ts'
import { useCopy } from '../shell/locale.ts'
import { useSharedTitle } from '../shell/use-shared-title.ts'
import { Badge } from '../ui/badge.tsx'
import { GuestLink, useGuestPrompt } from './guest-prompt.tsx'
import { MarkButton } from './mark-button.tsx'
import { RowIcon } from './row-icons.tsx'
import { useTopicName } from './topic-name.ts'
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

function Progress({ dialogue }: { dialogue: DialogueCard }) {
  const { card } = useCopy(practiceListCopy)
  const score = useScoreMarks()
  const { state, bestScore, isLocked } = dialogue
  if (bestScore !== null) return <span className="font-semibold text-ink">{card.best(score.marks(bestScore))}</span>
  if (isLocked) {
    return (
      <span className="flex items-center gap-1">
        <RowIcon name="lock" className="fill-none size-3.5" />
        {card.locked}
      </span>
    )
  }
  return state === 'scored' ? null : <span>{card.states[state]}</span>
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
  const { card, levels, reasons } = useCopy(practiceListCopy)
  const { draft } = useCopy(draftCopy)
  const { id, line, aim, topic, level, minutes, state, isLocked } = dialogue
  const nameOf = useTopicName()
  const sharedTitle = useSharedTitle(pathOf(dialogue))
  const about = Heading === 'h3' ? [nameOf(topic)] : []
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
          <p className="tabular mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-soft">
            <Badge look={level}>{levels[level]}</Badge>
            {dialogue.isDraft && <Badge look="warning">{draft}</Badge>}
            {about.map((text) => (
              <span key={text}>{text}</span>
            ))}
            <span>{card.minutes(minutes)}</span>
            {state === 'open' && !isLocked && dialogue.bestScore !== null && <span>{card.states.open}</span>}
            <Progress dialogue={dialogue} />
          </p>
        </div>
        <div className="relative -mr-2 flex items-start">
          <MarkButton mark="like" dialogue={dialogue} marks={marks} />
          <MarkButton mark="bookmark" dialogue={dialogue} marks={marks} />
        </div>
      </article>
    </li>
  )
}
