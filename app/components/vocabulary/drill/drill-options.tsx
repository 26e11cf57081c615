import type { ReactNode } from 'react'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import {
  DRILL_ANSWERS,
  DRILL_DIRECTIONS,
  DRILL_LENGTHS,
  DRILL_LEVELS,
  DRILL_PROMPTS,
  DRILL_SETS,
  type DrillOptions,
  OPTION_NAMES,
} from '#app/models/vocabulary/drill/drill-options.ts'
import { useCopy } from '../../shell/locale.ts'
import { INPUT_LOOK } from '../../ui/input-look.ts'

interface ChoiceProps<Value extends string> {
  option: keyof DrillOptions
  label: string
  values: readonly Value[]
  nameOf: (value: Value) => string
}

function Choice<Value extends string>({ option, label, values, nameOf }: ChoiceProps<Value>): ReactNode {
  const id = `drill-${option}`
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-13 font-semibold">
        {label}
      </label>
      <select id={id} name={OPTION_NAMES[option]} className={INPUT_LOOK}>
        {values.map((value) => (
          <option key={value} value={value}>
            {nameOf(value)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** What a learner may choose before a drill; what is usual comes first. */
export function DrillOptionFields() {
  const { drill: copy, levels } = useCopy(vocabularyCopy)
  const { direction, prompt, answer, level, minutes, words } = copy
  return (
    <div className="grid grid-cols-2 gap-3 pt-1 pb-2">
      <Choice option="direction" label={direction.label} values={DRILL_DIRECTIONS} nameOf={(one) => direction[one]} />
      <Choice option="prompt" label={prompt.label} values={DRILL_PROMPTS} nameOf={(one) => prompt[one]} />
      <Choice option="answer" label={answer.label} values={DRILL_ANSWERS} nameOf={(one) => answer[one]} />
      <Choice
        option="minutes"
        label={minutes.label}
        values={DRILL_LENGTHS}
        nameOf={(one) => (one === '' ? minutes.words : minutes.minutes(one))}
      />
      <Choice
        option="level"
        label={level.label}
        values={DRILL_LEVELS}
        nameOf={(one) => (one === '' ? level.all : levels[one])}
      />
      <Choice option="words" label={words.label} values={DRILL_SETS} nameOf={(one) => words[one]} />
    </div>
  )
}
