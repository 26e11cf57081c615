import { mockTestIntroCopy } from '#app/config/copy/mock-test-intro.ts'
import { BUDGET_MINUTES, FREE_REPEATS, REPEAT_MARKS, START_CUE_SECONDS } from '#app/config/mock-test.ts'
import { ExplainedRadio } from '../../forms/explained-radio.tsx'
import { useFormState } from '../../forms/form-frame.tsx'
import { useCopy } from '../../shell/locale.ts'

const REAL_RULES = {
  freeRepeats: FREE_REPEATS,
  repeatMarks: REPEAT_MARKS,
  startCueSeconds: START_CUE_SECONDS,
  budgetMinutes: BUDGET_MINUTES,
}

/** The rules to take the test by: chosen before the start, each with an explanation. */
export function RulesChoice() {
  const copy = useCopy(mockTestIntroCopy).rules
  const isReal = useFormState().valueOf('realRules') === 'true'
  return (
    <fieldset>
      <legend className="display text-20">{copy.legend}</legend>
      <div className="mt-2 divide-y divide-line border-y border-line">
        <ExplainedRadio
          name="realRules"
          value="false"
          isChosen={!isReal}
          label={copy.guided.label}
          text={copy.guided.text}
        />
        <ExplainedRadio
          name="realRules"
          value="true"
          isChosen={isReal}
          label={copy.real.label}
          text={`${copy.real.text(REAL_RULES)} ${copy.real.kept}`}
        />
      </div>
      <p className="mt-2 text-13 text-soft">{copy.fixed}</p>
    </fieldset>
  )
}
