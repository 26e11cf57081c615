import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import { keptField, lossField } from '#app/models/scoring/self-marking/marks-form.ts'
import { FULL_WEIGHT, type MeaningUnit, OWN_MARKS } from '#app/models/scoring/self-marking/unit.ts'
import { useCopy } from '../../shell/locale.ts'

interface Props {
  unit: Omit<MeaningUnit, 'within'>
  /** Whether other units of the segment weigh less, so that it is worth saying. */
  showsWeight: boolean
  /** Names the segment within its form. */
  fieldKey: string
  language: 'en' | 'tr'
  /** The value sent before; undefined for a form not sent yet. */
  sent: ((field: string) => string | undefined) | undefined
}

/** One unit of meaning: ticked while it was kept; without the tick, how it was lost. Needs no script. */
export function UnitLine({ unit, showsWeight, fieldKey, language, sent }: Props) {
  const copy = useCopy(selfMarkingCopy)
  const [kept, loss] = [keptField(fieldKey, unit.id), lossField(fieldKey, unit.id)]
  const id = `${kept}:box`
  const isHeavy = showsWeight && unit.weight === FULL_WEIGHT
  const lossBefore = sent?.(loss) ?? OWN_MARKS[0]
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-t border-line">
      <input
        id={id}
        type="checkbox"
        name={kept}
        defaultChecked={sent === undefined || sent(kept) !== undefined}
        className="peer size-5 shrink-0 accent-accent"
      />
      <label htmlFor={id} className="flex min-h-11 flex-1 items-center gap-3 py-2">
        <span className="w-20 shrink-0 text-13 font-semibold text-soft">{copy.kinds[unit.kind]}</span>
        <span className="min-w-0">
          <span lang={language} className={isHeavy ? 'font-semibold' : undefined}>
            {unit.text}
          </span>
          {isHeavy && <span className="sr-only"> {copy.heavy}</span>}
        </span>
      </label>
      <fieldset className="w-full peer-checked:hidden">
        <legend className="sr-only">{copy.how(unit.text)}</legend>
        <div className="flex flex-wrap gap-x-6 pb-2 pl-8">
          {OWN_MARKS.map((mark) => (
            <label key={mark} className="flex min-h-11 items-center gap-2 text-15">
              <input
                type="radio"
                name={loss}
                value={mark}
                defaultChecked={mark === lossBefore}
                className="size-5 shrink-0 accent-accent"
              />
              {copy.losses[mark]}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
}
