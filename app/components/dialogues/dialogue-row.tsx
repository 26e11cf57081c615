import { Bookmark, Heart, Lock } from 'lucide-react'
import { draftCopy } from '#app/config/copy/draft.ts'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { UPGRADE_PATH } from '#app/config/navigation.ts'
import { cardAnchor, type DialogueCard } from '#app/models/dialogues/dialogue-card.ts'
import { useMarks as useScoreMarks } from '../scoring/marks.ts'
import { useCopy } from '../shell/locale.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink, buttonClasses } from '../ui/button.tsx'
import { GuestLink, useGuestPrompt } from './guest-prompt.tsx'
import { MarkButton } from './mark-button.tsx'
import { useTopicName } from './topic-name.ts'
import type { Marks } from './use-marks.ts'

function StartLink({ dialogue }: { dialogue: DialogueCard }) {
  const copy = useCopy(practiceListCopy).card
  const isGuest = useGuestPrompt() !== undefined
  const path = `/practice/${dialogue.id}`
  const words = dialogue.bestScore === null ? copy.start : copy.again
  if (dialogue.isLocked) {
    return (
      <ButtonLink to={UPGRADE_PATH} look="secondary" aria-label={`${copy.upgrade}: ${dialogue.title}`}>
        <Lock aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {copy.upgrade}
      </ButtonLink>
    )
  }
  const label = `${words}: ${dialogue.title}`
  return isGuest ? (
    <GuestLink variant="practice" to={path} label={label} className={buttonClasses('primary')}>
      {words}
    </GuestLink>
  ) : (
    <ButtonLink to={path} aria-label={label}>
      {words}
    </ButtonLink>
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

/** One dialogue of the list. */
export function DialogueRow({ dialogue, marks }: { dialogue: DialogueCard; marks: Marks }) {
  const words = useCopy(practiceListCopy)
  const { draft } = useCopy(draftCopy)
  const score = useScoreMarks()
  const { card, levels } = words
  const { id, title, hook, description, topic, level, minutes, segmentCount, bestScore, isLocked } = dialogue
  const titleId = `${cardAnchor(id)}-title`
  const nameOf = useTopicName()
  return (
    <li id={cardAnchor(id)} data-dialogue={id} className="swipe-row border-b border-line">
      <SwipeGround />
      <article aria-labelledby={titleId} className="swipe-card bg-paper py-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-soft">
          <span>{nameOf(topic)}</span>
          <Badge look={level}>{levels[level]}</Badge>
          {dialogue.isDraft && <Badge look="warning">{draft}</Badge>}
          {isLocked && <Badge look="pro">{card.locked}</Badge>}
        </p>
        <h3 id={titleId} className="mt-1 text-20">
          {title}
        </h3>
        <p className="mt-1 line-clamp-2 text-15 text-soft">{hook ?? description}</p>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="tabular flex flex-wrap gap-x-3 text-13 text-soft">
            <span>{card.minutes(minutes)}</span>
            <span>{card.segments(segmentCount)}</span>
            {bestScore !== null && <span className="font-semibold text-ink">{card.best(score.marks(bestScore))}</span>}
          </p>
          <div className="ml-auto flex items-center gap-1">
            <MarkButton mark="like" dialogue={dialogue} marks={marks} />
            <MarkButton mark="bookmark" dialogue={dialogue} marks={marks} />
            <StartLink dialogue={dialogue} />
          </div>
        </div>
      </article>
    </li>
  )
}
