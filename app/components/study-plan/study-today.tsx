import { Form } from 'react-router'
import { Link } from '../ui/link.tsx'
import { studyPlanCopy } from '#app/config/copy/study-plan.ts'
import { STUDY_PLAN_PATH, STUDY_PLAN_SETUP_PATH } from '#app/config/coach-paths.ts'
import { useCopy } from '../shell/locale.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Portion, type PortionProps } from './portion.tsx'

interface Props {
  /** Null before the learner has made a plan. */
  study: (PortionProps & { daysLeft: number | null }) | null
  /** Whether they said that they want none for now. */
  isDeclined: boolean
}

/** Today's portion and the countdown, or the way to a plan. */
export function StudyToday({ study, isDeclined }: Props) {
  const copy = useCopy(studyPlanCopy)
  if (!study && isDeclined) {
    return (
      <Link to={STUDY_PLAN_SETUP_PATH} className="inline-flex min-h-11 items-center text-accent">
        {copy.invitation.make}
      </Link>
    )
  }
  if (!study) {
    return (
      <section aria-labelledby="portion" className="rounded-card border border-line bg-surface p-5">
        <h2 id="portion" className="text-20">
          {copy.invitation.title}
        </h2>
        <p className="mt-1 text-15 text-soft">{copy.invitation.text}</p>
        <Form method="post" action={STUDY_PLAN_PATH} className="mt-4 flex flex-wrap gap-2">
          <ButtonLink look="secondary" to={STUDY_PLAN_SETUP_PATH}>
            {copy.invitation.make}
          </ButtonLink>
          <Button type="submit" look="quiet" name="intent" value="decline">
            {copy.invitation.later}
          </Button>
        </Form>
      </section>
    )
  }
  const { daysLeft, ...portion } = study
  return (
    <section aria-labelledby="portion">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="portion" className="text-20">
          {copy.today.title}
        </h2>
        <Link to={STUDY_PLAN_PATH} className="inline-flex min-h-11 items-center text-accent">
          {daysLeft !== null && daysLeft >= 0 ? copy.countdown(daysLeft) : copy.title}
        </Link>
      </div>
      <Portion {...portion} />
    </section>
  )
}
