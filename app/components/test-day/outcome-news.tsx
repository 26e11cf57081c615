import type { ReactNode } from 'react'
import { Link } from '../ui/link.tsx'
import { testResultCopy } from '#app/config/copy/test-result.ts'
import { READINESS_PATH, STUDY_PLAN_SETUP_PATH } from '#app/config/coach-paths.ts'
import { ACCOUNT_PATHS } from '#app/config/navigation.ts'
import { secondLookAt, type TestOutcome } from '#app/models/test-day/test-outcome.ts'
import { Sources } from '../public/sources.tsx'
import { useMarks } from '../scoring/marks.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'

function News({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="measure space-y-3">
      <h2 className="text-26">{title}</h2>
      {children}
    </div>
  )
}

function Passed({ marks: had }: TestOutcome) {
  const copy = useCopy(testResultCopy).passed
  const { marks } = useMarks()
  return (
    <News title={copy.title}>
      <p>
        {copy.text} {had !== null && copy.marks(marks(had))}
      </p>
      <p>{copy.worth}</p>
      <p>{copy.end}</p>
      <Sources facts={['points', 'validityYears']} />
      <ButtonLink look="secondary" to={ACCOUNT_PATHS.settings}>
        {copy.settings}
      </ButtonLink>
    </News>
  )
}

function NotPassed(told: TestOutcome) {
  const copy = useCopy(testResultCopy).notPassed
  const { marks } = useMarks()
  const { isReviewable, isByDialogue } = secondLookAt(told)
  const had = told.marks === null ? null : marks(told.marks)
  return (
    <News title={copy.title}>
      <p>{copy.text}</p>
      {had !== null && (
        <p>
          {copy.marks(had)} {isByDialogue && copy.byDialogue}
        </p>
      )}
      <h3 className="pt-3 text-20">{copy.review}</h3>
      <p>{copy.rule}</p>
      <p>{had === null ? copy.unknown : isReviewable ? copy.reviewable(had) : copy.notReviewable(had)}</p>
      <h3 className="pt-3 text-20">{copy.again}</h3>
      <p>{copy.wait}</p>
      <p>{copy.plan}</p>
      <Sources facts={['reviewFromMarks', 'reviewFeeDollars']} />
      <div className="flex flex-wrap gap-3 pt-1">
        <ButtonLink to={STUDY_PLAN_SETUP_PATH}>{copy.link}</ButtonLink>
        <ButtonLink look="secondary" to={READINESS_PATH}>
          {copy.readiness}
        </ButtonLink>
      </div>
    </News>
  )
}

function Waiting() {
  const copy = useCopy(testResultCopy).waiting
  return (
    <News title={copy.title}>
      <p>{copy.text}</p>
      <p>{copy.rest}</p>
      <Sources facts={['resultWeeks']} />
    </News>
  )
}

function Unsaid() {
  const copy = useCopy(testResultCopy).unsaid
  return (
    <News title={copy.title}>
      <p>{copy.text}</p>
      <Link to={STUDY_PLAN_SETUP_PATH} className="inline-flex min-h-11 items-center text-accent">
        {copy.link}
      </Link>
    </News>
  )
}

const NEWS = { passed: Passed, 'not-passed': NotPassed, waiting: Waiting, unsaid: Unsaid } as const

/** What comes next after a test. */
export function OutcomeNews({ told }: { told: TestOutcome }) {
  const Shown = NEWS[told.outcome]
  return <Shown {...told} />
}
