import { useEffect, useRef } from 'react'
import { sprintsCopy } from '#app/config/copy/sprints.ts'
import { SPRINT_ANSWER_MAX_CHARACTERS } from '#app/config/sprints.ts'
import type { SprintAnswer, SprintItem } from '#app/models/sprints/sprint.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import { useCopy } from '../shell/locale.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { INPUT_LOOK } from '../ui/input-look.ts'

const INPUT_MODES = { digits: 'numeric', decimal: 'decimal', parts: 'text', letters: 'text' } as const

function TypedFields({ form }: { form: Extract<SprintAnswer, { type: 'typed' }>['form'] }) {
  const copy = useCopy(sprintsCopy).question
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <label htmlFor="answer" className="mb-1 block text-15 font-semibold">
        {copy.typed[form]}
      </label>
      <input
        ref={field}
        id="answer"
        name="answer"
        required
        pattern=".*\S.*"
        maxLength={SPRINT_ANSWER_MAX_CHARACTERS}
        inputMode={INPUT_MODES[form]}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby="answer-hint"
        className={`${INPUT_LOOK} tabular text-20`}
      />
      <p id="answer-hint" className="mt-1 text-13 text-soft">
        {copy.hints[form]}
      </p>
      <Button type="submit" className="mt-4 w-full">
        {copy.check}
      </Button>
    </>
  )
}

/** The fields of one question, for a form around them: a text field, or a button for each wording. Digits 1 to 4 press the latter. */
export function AnswerFields({ item: { answer, direction, context } }: { item: SprintItem }) {
  const copy = useCopy(sprintsCopy).question
  const buttons = useRef<HTMLFieldSetElement>(null)
  const isChoice = answer.type === 'choice'
  useEffect(() => {
    if (!isChoice) return undefined
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || !/^[1-4]$/u.test(key)) return
      buttons.current?.querySelectorAll('button')[Number(key) - 1]?.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isChoice])
  if (answer.type === 'typed') return <TypedFields form={answer.form} />
  const { asked, answered } = languagesOf(direction)
  return (
    <fieldset ref={buttons}>
      {context !== null && (
        <p lang={asked} className="mb-3 text-15 text-soft">
          {context}
        </p>
      )}
      <legend className="mb-2 text-15 font-semibold">{copy.choose[answered]}</legend>
      <div className="grid gap-2">
        {answer.choices.map((choice, index) => (
          <button
            key={choice}
            type="submit"
            name="answer"
            value={index}
            className={buttonClasses('secondary', 'justify-start text-left font-normal')}
          >
            <span aria-hidden="true" className="tabular text-13 text-soft">
              {index + 1}
            </span>
            <span lang={answered}>{choice}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
