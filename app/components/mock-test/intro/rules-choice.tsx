import { mockTestIntroCopy } from '#app/config/copy/mock-test-intro.ts'
import { BUDGET_MINUTES, FREE_REPEATS, REPEAT_MARKS, START_CUE_SECONDS } from '#app/config/mock-test.ts'
import { useFormState } from '../../forms/form-frame.tsx'
import { useCopy } from '../../shell/locale.ts'

const REAL_RULES = {
  freeRepeats: FREE_REPEATS,
  repeatMarks: REPEAT_MARKS,
  startCueSeconds: START_CUE_SECONDS,
  budgetMinutes: BUDGET_MINUTES,
}

function Choice({ value, label, text }: { value: 'false' | 'true'; label: string; text: string }) {
  const { valueOf } = useFormState()
  const id = `rules-${value}`
  return (
    <div className="flex gap-3 py-4">
      <input
        type="radio"
        id={id}
        name="realRules"
        value={value}
        defaultChecked={(valueOf('realRules') ?? 'false') === value}
        aria-describedby={`${id}-text`}
        className="mt-1 size-5 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="block min-h-6 font-semibold">
          {label}
        </label>
        <p id={`${id}-text`} className="measure text-15 text-soft">
          {text}
        </p>
      </div>
    </div>
  )
}

/** The rules to take the test by: chosen before the start, each with an explanation. */
export function RulesChoice() {
  const copy = useCopy(mockTestIntroCopy).rules
  return (
    <fieldset>
      <legend className="display text-20">{copy.legend}</legend>
      <div className="mt-2 divide-y divide-line border-y border-line">
        <Choice value="false" label={copy.guided.label} text={copy.guided.text} />
        <Choice value="true" label={copy.real.label} text={`${copy.real.text(REAL_RULES)} ${copy.real.kept}`} />
      </div>
      <p className="mt-2 text-13 text-soft">{copy.fixed}</p>
    </fieldset>
  )
}
