import { Bookmark, Heart } from 'lucide-react'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import type { DialogueCard, Mark } from '#app/models/dialogues/dialogue-card.ts'
import { useCopy } from '../shell/locale.ts'
import { GuestLink, useGuestPrompt } from './guest-prompt.tsx'
import type { Marks } from './use-marks.ts'

const LOOK =
  'inline-flex size-11 items-center justify-center rounded-control text-soft transition-colors duration-150 ease-out hover:text-accent aria-pressed:text-accent'
const ICONS = { bookmark: Bookmark, like: Heart } as const

interface Props {
  mark: Mark
  dialogue: DialogueCard
  marks: Marks
}

/** Bookmark or like: a plain form that posts to the list, sent by script if possible. */
export function MarkButton({ mark, dialogue, marks }: Props) {
  const copy = useCopy(practiceListCopy).card
  const isGuest = useGuestPrompt() !== undefined
  const isSet = marks.isSet(dialogue, mark)
  const Icon = ICONS[mark]
  const icon = (
    <Icon aria-hidden="true" strokeWidth={1.75} className={`size-5 ${isSet ? 'fill-current' : 'fill-none'}`} />
  )
  const label = `${copy[mark]}: ${dialogue.title}`
  if (isGuest) {
    return (
      <GuestLink variant="bookmark" className={LOOK} label={label}>
        {icon}
      </GuestLink>
    )
  }
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        marks.toggle(dialogue, mark)
      }}
    >
      <input type="hidden" name="mark" value={mark} />
      <input type="hidden" name="dialogueId" value={dialogue.id} />
      <button type="submit" name="set" value={String(!isSet)} aria-pressed={isSet} aria-label={label} className={LOOK}>
        {icon}
      </button>
    </form>
  )
}
