import { draftCopy } from '#app/config/copy/draft.ts'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { escapeHtml } from '#app/escape-html.ts'
import type { DialogueCard } from '#app/models/dialogues/dialogue-card.ts'
import { useMarks } from '../scoring/marks.ts'
import { useCopy } from '../shell/locale.ts'
import { badgeClasses } from '../ui/badge.tsx'
import { rowIcon } from './row-icons.tsx'
import { useTopicName } from './topic-name.ts'

/** @param options.icon HTML */
function fact(text: string, options: { look?: string; icon?: string } = {}): string {
  const { look, icon = '' } = options
  return `<span${look === undefined ? '' : ` class="${look}"`}>${icon}${escapeHtml(text)}</span>`
}

interface Props {
  dialogue: DialogueCard
  /** Its section does not name the topic. */
  withTopic: boolean
}

/** The last line of a row: level, topic, length, progress. As HTML, since nothing in it reacts and a page has dozens. */
export function RowFacts({ dialogue, withTopic }: Props) {
  const { card, levels } = useCopy(practiceListCopy)
  const { draft } = useCopy(draftCopy)
  const nameOf = useTopicName()
  const { marks } = useMarks()
  const { level, isDraft, topic, minutes, state, bestScore, isLocked } = dialogue
  const facts = [fact(levels[level], { look: badgeClasses(level) })]
  if (isDraft) facts.push(fact(draft, { look: badgeClasses('warning') }))
  if (withTopic) facts.push(fact(nameOf(topic)))
  facts.push(fact(card.minutes(minutes)))
  if (state === 'open' && !isLocked && bestScore !== null) facts.push(fact(card.states.open))
  if (bestScore !== null) facts.push(fact(card.best(marks(bestScore)), { look: 'font-semibold text-ink' }))
  else if (isLocked)
    facts.push(fact(card.locked, { look: 'flex items-center gap-1', icon: rowIcon('lock', 'size-3.5 fill-none') }))
  else if (state !== 'scored') facts.push(fact(card.states[state]))
  return (
    <p
      className="tabular mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-soft"
      dangerouslySetInnerHTML={{ __html: facts.join('') }}
    />
  )
}
