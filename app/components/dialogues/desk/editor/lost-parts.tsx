import type { ReactNode } from 'react'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { dialogueEditorCopy } from '#app/config/copy/dialogue-editor.ts'
import type { LostGuidance } from '#app/models/dialogues/kept-guidance.ts'
import type { LostUnits } from '#app/models/dialogues/kept-units.ts'
import { useCopy } from '../../../shell/locale.ts'

/** What a save drops, or has dropped. */
export interface LostParts {
  units: readonly LostUnits[]
  guidance: readonly LostGuidance[]
}

/** Segments with what each loses; each segment is a link. */
function LostList({ lost }: { lost: readonly { segment: number; what: ReactNode }[] }) {
  const desk = useCopy(dialogueDeskCopy)
  return (
    <ul className="text-15">
      {lost.map(({ segment, what }) => (
        <li key={segment} className="py-0.5">
          <a
            href={`#segment-${segment}`}
            className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
          >
            {desk.segment(segment)}
          </a>{' '}
          {what}
        </li>
      ))}
    </ul>
  )
}

/** Words that a checklist quotes from its model interpretation, and the model no longer says. */
export function LostUnitList({ lost }: { lost: readonly LostUnits[] }) {
  const copy = useCopy(dialogueEditorCopy).units
  return <LostList lost={lost.map(({ segment, texts }) => ({ segment, what: texts.map(copy.quote).join(', ') }))} />
}

/** What an examiner said of a text or a model that has changed. */
export function LostGuidanceList({ lost }: { lost: readonly LostGuidance[] }) {
  const copy = useCopy(dialogueEditorCopy).guidance
  return <LostList lost={lost.map((one) => ({ segment: one.segment, what: copy.parts(one) }))} />
}

function Loss({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mb-4 border-l-4 border-sun py-1 pl-4">
      <h2 className="text-16 font-semibold">{title}</h2>
      <p className="text-15 text-soft">{text}</p>
      {children}
    </div>
  )
}

/** What saving would drop, while the dialogue is typed. Said aloud as soon as there is something. */
export function LostPartsNote({ units, guidance }: LostParts) {
  const copy = useCopy(dialogueEditorCopy)
  return (
    <div role="status">
      {units.length > 0 && (
        <Loss title={copy.units.title} text={copy.units.text}>
          <LostUnitList lost={units} />
        </Loss>
      )}
      {guidance.length > 0 && (
        <Loss title={copy.guidance.lost} text={copy.guidance.lostText}>
          <LostGuidanceList lost={guidance} />
        </Loss>
      )}
    </div>
  )
}
