import { redirect } from 'react-router'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { Countdown } from '#app/components/study-plan/countdown.tsx'
import { PlanCalendar, PlanTools } from '#app/components/study-plan/plan-tools.tsx'
import { Portion } from '#app/components/study-plan/portion.tsx'
import { Shortfall } from '#app/components/study-plan/shortfall.tsx'
import { Weeks } from '#app/components/study-plan/weeks.tsx'
import { TestDayCard } from '#app/components/test-day/test-day-card.tsx'
import { studyPlanCopy } from '#app/config/copy/study-plan.ts'
import { env } from '#app/config/env.server.ts'
import { STUDY_PLAN_PATH, STUDY_PLAN_SETUP_PATH } from '#app/config/coach-paths.ts'
import { PLACES } from '#app/config/navigation.ts'
import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { parseForm } from '#app/http/forms/body.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import { addDays } from '#app/models/study-plan/days.ts'
import { endFeed, hasFeed, renewFeed } from '#app/models/study-plan/feed.server.ts'
import { declineStudyPlan, deleteStudyPlan, pauseStudyPlan } from '#app/models/study-plan/study-plan.server.ts'
import { StudyPlanActSchema } from '#app/models/study-plan/study-plan-form.ts'
import { loadTestDay } from '#app/services/test-day/load-test-day.server.ts'
import { loadStudyPlan } from '#app/services/study-plan/load-study-plan.server.ts'
import type { Route } from './+types/study-plan.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(studyPlanCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const user = currentUser(context)
  const view = await loadStudyPlan(user, new Date())
  if (!view) throw redirect(STUDY_PLAN_SETUP_PATH)
  const [hasCalendar, testDay] = await Promise.all([hasFeed(user.id), loadTestDay({ userId: user.id, view })])
  return { ...view, hasFeed: hasCalendar, testDay }
})

/** The new address of the calendar, as an answer: it is shown once. */
async function makeFeed(userId: number): Promise<string> {
  const token = await renewFeed(userId)
  if (token === null) throw redirect(STUDY_PLAN_SETUP_PATH)
  return new URL(`${STUDY_PLAN_PATH}/feed/${token}.ics`, env.APP_URL).href
}

/** Pauses, resumes or deletes the plan, or makes or ends its calendar address. */
export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const { id: userId, timezone } = currentUser(context)
  const { clientAddress } = currentRequest(context)
  const form = await parseForm({ request, schema: StudyPlanActSchema, context })
  if (form.status !== 'success') throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
  await requireWithin(limitsOf({ name: 'study-plan', clientAddress, account: String(userId) }))
  const { value } = form
  switch (value.intent) {
    case 'feed':
      return { feedUrl: await makeFeed(userId) }
    case 'feed-off':
      await endFeed(userId)
      await flashToast(context, 'calendarFeedOff')
      break
    case 'pause':
      await pauseStudyPlan(userId, addDays(dayIn(timezone, new Date()), value.days))
      await flashToast(context, 'studyPlanPaused')
      break
    case 'resume':
      await pauseStudyPlan(userId, null)
      await flashToast(context, 'studyPlanResumed')
      break
    case 'decline':
      await declineStudyPlan(userId)
      throw redirect(PLACES.dashboard, 303)
    case 'delete':
      await deleteStudyPlan(userId)
      await flashToast(context, 'studyPlanDeleted')
      throw redirect(PLACES.dashboard, 303)
  }
  throw redirect(STUDY_PLAN_PATH, 303)
})

export default function StudyPlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const copy = useCopy(studyPlanCopy)
  const { plan, daysLeft, weeks, parts, minutes, done, isPaused, hasNoMockTestDay, shortfall, testDay } = loaderData
  const pausedUntil = isPaused ? plan.pausedUntil : null
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="space-y-10">
          <Countdown testDate={plan.testDate} daysLeft={daysLeft} />
          {testDay && <TestDayCard {...testDay} isBelowCountdown />}
          <section aria-labelledby="today">
            <h2 id="today" className="mb-1 text-20">
              {copy.today.title}
            </h2>
            <Portion
              parts={parts}
              minutes={minutes}
              done={done}
              theme={weeks[0]?.theme ?? null}
              pausedUntil={pausedUntil}
            />
          </section>
          {shortfall && <Shortfall {...shortfall} />}
          {hasNoMockTestDay && <p className="measure text-15 text-soft">{copy.noMockTestDay}</p>}
          {weeks.length > 0 && (
            <section aria-labelledby="weeks">
              <h2 id="weeks" className="mb-3 text-20">
                {copy.weeksTitle}
              </h2>
              <Weeks weeks={weeks} />
            </section>
          )}
        </div>
        <div className="space-y-10">
          <PlanTools isPaused={isPaused} />
          <PlanCalendar hasFeed={loaderData.hasFeed} feedUrl={actionData?.feedUrl} />
        </div>
      </div>
    </Page>
  )
}
