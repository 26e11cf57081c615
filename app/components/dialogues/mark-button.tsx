import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { type DialogueCard, type Mark, writePress } from '#app/models/dialogues/dialogue-card.ts'
import { useCopy } from '../shell/locale.ts'
import { GuestLink, useGuestPrompt } from './guest-prompt.tsx'
import { rowIcon } from './row-icons.tsx'
import type { Marks } from './use-marks.ts'

const LOOK =
  'inline-flex size-11 items-center justify-center rounded-control text-soft transition-colors duration-150 ease-out hover:text-accent aria-pressed:text-accent'

/** The form that the buttons of all rows send. */
export const MARKS_FORM = 'marks'

interface Props {
  mark: Mark
  dialogue: DialogueCard
  marks: Marks
}

/** Bookmark or like: sends the list's form, by script if possible. */
export function MarkButton({ mark, dialogue, marks }: Props) {
  const copy = useCopy(practiceListCopy).card
  const isGuest = useGuestPrompt() !== undefined
  const isSet = marks.isSet(dialogue, mark)
  const icon = rowIcon(mark, `size-5 ${isSet ? 'fill-current' : 'fill-none'}`)
  const label = `${copy[mark]}: ${dialogue.title}`
  if (isGuest) {
    return <GuestLink variant="bookmark" className={LOOK} label={label} html={icon} />
  }
  return (
    <button
      type="submit"
      form={MARKS_FORM}
      name="press"
      value={writePress({ mark, dialogueId: dialogue.id, isSet: !isSet })}
      aria-pressed={isSet}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        marks.toggle(dialogue, mark)
      }}
      className={LOOK}
      dangerouslySetInnerHTML={{ __html: icon }}
    />
  )
}
