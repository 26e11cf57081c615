import type { SubmissionResult } from '@conform-to/react'
import { STUDY_PLAN_PATH } from '#app/config/coach-paths.ts'
import { studyPlanCopy } from '#app/config/copy/study-plan.ts'
import { DAY_MINUTES_MAX, PROPOSED_MINUTES } from '#app/config/study-plan.ts'
import { MINUTE_FIELDS, RATED_TASKS, type RatedTask, type StudyPlan } from '#app/models/study-plan/study-plan.ts'
import { Choices } from '../forms/choices.tsx'
import { Field } from '../forms/field.tsx'
import { FormFrame, useFormState } from '../forms/form-frame.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useCopy } from '../shell/locale.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

interface Props {
  plan: StudyPlan | null
  /** The first date that can be chosen. */
  today: string
  back: string
  lastResult: SubmissionResult | undefined
}

const RATINGS = ['', '1', '2', '3', '4', '5'] as const
type Rating = (typeof RATINGS)[number]

function Ratings({ plan }: Pick<Props, 'plan'>) {
  const copy = useCopy(studyPlanCopy).setup
  const { valueOf } = useFormState()
  const nameOf = (rating: Rating) => (rating === '' ? copy.ratingNone : copy.rating[Number(rating) as 1])
  const chosenOf = (task: RatedTask): Rating => {
    const text = valueOf(task) ?? String(plan?.ratings[task] ?? '')
    return RATINGS.find((rating) => rating === text) ?? ''
  }
  return (
    <div className="space-y-6">
      {RATED_TASKS.map((task) => (
        <Choices
          key={task}
          name={task}
          label={copy.ratings[task]}
          choices={RATINGS}
          chosen={chosenOf(task)}
          nameOf={nameOf}
        />
      ))}
    </div>
  )
}

function Fields({ plan, today }: Pick<Props, 'plan' | 'today'>) {
  const copy = useCopy(studyPlanCopy).setup
  const { valueOf } = useFormState()
  const minutes = plan?.minutes ?? PROPOSED_MINUTES
  return (
    <div className="space-y-10">
      <div className="max-w-xs">
        <Field
          type="date"
          name="testDate"
          label={copy.testDate}
          hint={copy.testDateHint}
          min={today}
          defaultValue={valueOf('testDate') ?? plan?.testDate ?? ''}
        />
      </div>
      <section aria-labelledby="ratings">
        <h2 id="ratings" className="mb-4 text-20">
          {copy.ratingsTitle}
        </h2>
        <Ratings plan={plan} />
      </section>
      <section aria-labelledby="minutes">
        <h2 id="minutes" className="text-20">
          {copy.minutesTitle}
        </h2>
        <p className="measure mt-1 mb-4 text-15 text-soft">{copy.minutesHint}</p>
        <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
          {MINUTE_FIELDS.map((name, index) => (
            <Field
              key={name}
              type="number"
              inputMode="numeric"
              name={name}
              label={copy.days[name]}
              min={0}
              max={DAY_MINUTES_MAX}
              step={5}
              defaultValue={valueOf(name) ?? String(minutes[index] ?? 0)}
            />
          ))}
        </div>
      </section>
    </div>
  )
}

/** The three questions. Each may be left out. */
export function SetupForm({ plan, today, back, lastResult }: Props) {
  const copy = useCopy(studyPlanCopy).setup
  return (
    <FormFrame lastResult={lastResult} className="max-w-3xl">
      <Fields plan={plan} today={today} />
      <div className="mt-8 flex flex-wrap gap-3">
        <SubmitButton pending={copy.saving}>{copy.save}</SubmitButton>
        {plan ? (
          <ButtonLink look="quiet" to={back}>
            {copy.cancel}
          </ButtonLink>
        ) : (
          <Button type="submit" look="quiet" name="intent" value="decline" formAction={STUDY_PLAN_PATH} formNoValidate>
            {copy.skip}
          </Button>
        )}
      </div>
    </FormFrame>
  )
}
