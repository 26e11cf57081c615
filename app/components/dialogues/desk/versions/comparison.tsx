import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { dialogueEditorCopy } from '#app/config/copy/dialogue-editor.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { VersionsView } from '#app/models/dialogues/versions/version.ts'
import { DeskCell, DeskRow, DeskRowTitle, DeskTable } from '../../../admin/desk-table.tsx'
import { useCopy } from '../../../shell/locale.ts'
import { useMoment } from '../../../shell/use-moment.ts'

type Compared = NonNullable<VersionsView['compared']>

function SegmentText({ segment }: { segment: Segment | null }) {
  const copy = useCopy(dialogueEditorCopy)
  if (!segment) return <span className="text-soft">{copy.versionsPage.compare.missing}</span>
  const target = targetLanguage(segment)
  return (
    <>
      <p lang={spokenLanguage(segment)}>{segment.text}</p>
      <p lang={target} className="text-soft">
        {segment.translation}
      </p>
      {segment.variants.length > 0 && (
        <ul className="text-13 text-soft">
          {segment.variants.map((variant) => (
            <li key={variant} lang={target}>
              {variant}
            </li>
          ))}
        </ul>
      )}
      {segment.units && (
        <p className="text-13 text-soft">
          {copy.units.onList}{' '}
          <span lang={target}>
            {segment.units.map(({ text, weight }) => copy.units.onListAs(text, weight)).join(', ')}
          </span>
        </p>
      )}
    </>
  )
}

const textOf = (value: string | number | boolean | null) => (value === null ? '' : String(value))

/** A version beside the saved dialogue: only what differs. */
export function Comparison({ compared, timeZone }: { compared: Compared; timeZone: string }) {
  const copy = useCopy(dialogueEditorCopy).versionsPage
  const desk = useCopy(dialogueDeskCopy)
  const moment = useMoment(timeZone)
  const { fields, segments } = compared.changes
  const { earlier, now } = copy.compare
  return (
    <section aria-labelledby="compare-title" className="mb-12">
      <h2 id="compare-title" className="text-20">
        {copy.compare.title(moment(compared.at))}
      </h2>
      {fields.length + segments.length === 0 ? (
        <p className="mt-1 text-soft">{copy.compare.same}</p>
      ) : (
        <DeskTable labelledBy="compare-title" columns={[copy.columns.changes, earlier, now]}>
          {fields.map((field) => (
            <DeskRow key={field}>
              <DeskRowTitle>{copy.fields[field]}</DeskRowTitle>
              <DeskCell name={earlier} className="whitespace-pre-line">
                {textOf(compared.before[field])}
              </DeskCell>
              <DeskCell name={now} className="whitespace-pre-line">
                {textOf(compared.now[field])}
              </DeskCell>
            </DeskRow>
          ))}
          {segments.map(({ number, before, after }) => (
            <DeskRow key={number}>
              <DeskRowTitle>{desk.segment(number)}</DeskRowTitle>
              <DeskCell name={earlier} className="md:w-2/5">
                <SegmentText segment={before} />
              </DeskCell>
              <DeskCell name={now} className="md:w-2/5">
                <SegmentText segment={after} />
              </DeskCell>
            </DeskRow>
          ))}
        </DeskTable>
      )}
    </section>
  )
}
