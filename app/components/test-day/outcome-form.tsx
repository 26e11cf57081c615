import type { SubmissionResult } from '@conform-to/react'
import { Form } from 'react-router'
import { testResultCopy } from '#app/config/copy/test-result.ts'
import { TEST_RESULT_PATH } from '#app/config/coach-paths.ts'
import { OUTCOME_NOTE_MAX_CHARACTERS } from '#app/config/test-day.ts'
import { OUTCOMES, type TestOutcome } from '#app/models/test-day/test-outcome.ts'
import { describedBy, Field, FieldFrame } from '../forms/field.tsx'
import { FormFrame, useFormState } from '../forms/form-frame.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useMarks } from '../scoring/marks.ts'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { INPUT_LOOK } from '../ui/input-look.ts'

interface Props {
  satOn: string
  /** What the learner said before; null before they have. */
  told: TestOutcome | null
  lastResult: SubmissionResult | undefined
}

function Outcomes({ told }: Pick<Props, 'told'>) {
  const copy = useCopy(testResultCopy)
  const { valueOf, problemOf } = useFormState()
  const chosen = valueOf('outcome') ?? told?.outcome
  const problem = problemOf('outcome')
  return (
    <fieldset aria-describedby={problem ? 'outcome-problem' : undefined}>
      <legend className="mb-1 text-15 font-semibold">{copy.question}</legend>
      {OUTCOMES.map((outcome) => (
        <label key={outcome} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="outcome"
            value={outcome}
            defaultChecked={outcome === chosen}
            className="size-5 shrink-0 accent-accent"
          />
          {copy.outcomes[outcome]}
        </label>
      ))}
      {problem && (
        <p id="outcome-problem" role="alert" tabIndex={-1} className="mt-1 text-15 text-critical">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

const MARKS = ['marks', 'firstMarks', 'secondMarks'] as const

function Marks({ told }: Pick<Props, 'told'>) {
  const copy = useCopy(testResultCopy)
  const { valueOf } = useFormState()
  const { marks: write } = useMarks()
  return (
    <fieldset aria-describedby="marks-about">
      <legend className="text-15 font-semibold">{copy.marksTitle}</legend>
      <p id="marks-about" className="mb-3 text-13 text-soft">
        {copy.marksHint}
      </p>
      <div className="grid gap-x-4 md:grid-cols-3">
        {MARKS.map((name) => {
          const stored = told?.[name] ?? null
          return (
            <Field
              key={name}
              name={name}
              label={copy[name]}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={valueOf(name) ?? (stored === null ? '' : write(stored))}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

function NoteField({ told }: Pick<Props, 'told'>) {
  const copy = useCopy(testResultCopy)
  const { valueOf, problemOf } = useFormState()
  const problem = problemOf('note')
  return (
    <FieldFrame id="note" label={copy.note} hint={copy.noteHint} problem={problem}>
      <textarea
        id="note"
        name="note"
        rows={3}
        defaultValue={valueOf('note') ?? told?.note}
        maxLength={OUTCOME_NOTE_MAX_CHARACTERS}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy({ id: 'note', hint: copy.noteHint, problem })}
        className={`${INPUT_LOOK} field-sizing-content max-h-96 min-h-20`}
      />
    </FieldFrame>
  )
}

/** Asks how a test went. All but the first question may be left out. */
export function OutcomeForm({ satOn, told, lastResult }: Props) {
  const copy = useCopy(testResultCopy)
  return (
    <FormFrame lastResult={lastResult} action={TEST_RESULT_PATH} intent="save" className="max-w-2xl">
      <input type="hidden" name="satOn" value={satOn} />
      <div className="space-y-6">
        <Outcomes told={told} />
        <Marks told={told} />
        <NoteField told={told} />
      </div>
      <p className="measure mb-5 text-13 text-soft">{copy.privacy}</p>
      <SubmitButton pending={copy.saving}>{copy.save}</SubmitButton>
    </FormFrame>
  )
}

/** Forgets what was said of a test. */
export function OutcomeDeletion({ satOn }: Pick<Props, 'satOn'>) {
  const copy = useCopy(testResultCopy)
  return (
    <Form method="post" action={TEST_RESULT_PATH} className="mt-2">
      <input type="hidden" name="satOn" value={satOn} />
      <Button type="submit" look="quiet" name="intent" value="delete" className="-ml-2">
        {copy.delete}
      </Button>
    </Form>
  )
}
