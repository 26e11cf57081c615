import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { dialogueEditorCopy } from '#app/config/copy/dialogue-editor.ts'
import type { LostUnits } from '#app/models/dialogues/kept-units.ts'
import { useCopy } from '../../../shell/locale.ts'

/** Words that a checklist quotes from its model interpretation, and the model no longer says; each segment is a link. */
export function LostUnitList({ lost }: { lost: readonly LostUnits[] }) {
  const desk = useCopy(dialogueDeskCopy)
  const copy = useCopy(dialogueEditorCopy).units
  return (
    <ul className="text-15">
      {lost.map(({ segment, texts }) => (
        <li key={segment} className="py-0.5">
          <a
            href={`#segment-${segment}`}
            className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
          >
            {desk.segment(segment)}
          </a>{' '}
          {texts.map(copy.quote).join(', ')}
        </li>
      ))}
    </ul>
  )
}

/** What saving would drop, while the dialogue is typed. Said aloud as soon as there is something. */
export function LostUnitsNote({ lost }: { lost: readonly LostUnits[] }) {
  const copy = useCopy(dialogueEditorCopy).units
  return (
    <div role="status">
      {lost.length > 0 && (
        <div className="mb-4 border-l-4 border-sun py-1 pl-4">
          <h2 className="text-16 font-semibold">{copy.title}</h2>
          <p className="text-15 text-soft">{copy.text}</p>
          <LostUnitList lost={lost} />
        </div>
      )}
    </div>
  )
}
