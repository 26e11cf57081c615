import { lazy } from 'react'
import { ContinueCard } from '#app/components/coach/continue-card.tsx'
import { TrainingLinks } from '#app/components/coach/training-links.tsx'
import { DayLine } from '#app/components/progress/dashboard/day-line.tsx'
import { GuestBanner } from '#app/components/progress/dashboard/guest-banner.tsx'
import { NextStep, OpenBridge } from '#app/components/progress/dashboard/next-step.tsx'
import { QuickActions } from '#app/components/progress/dashboard/quick-actions.tsx'
import { RecentSessions } from '#app/components/progress/dashboard/recent-sessions.tsx'
import { ScoreTrend } from '#app/components/progress/dashboard/score-trend.tsx'
import { TodayCard } from '#app/components/progress/dashboard/today-card.tsx'
import { WaitingAttempts } from '#app/components/progress/dashboard/waiting-attempts.tsx'
import { WeakestTopic } from '#app/components/progress/dashboard/weakest-topic.tsx'
import { useGreeting } from '#app/components/progress/dashboard/use-greeting.ts'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { dashboardCopy } from '#app/config/copy/dashboard.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { loadDashboard } from '#app/services/progress/load-dashboard.server.ts'
import type { Route } from './+types/dashboard.ts'

// Below the first screen, or for a few days only. Without a fallback they are in the HTML without script.
const StudyToday = lazy(async () => ({
  default: (await import('#app/components/study-plan/study-today.tsx')).StudyToday,
}))
const NewMilestones = lazy(async () => ({
  default: (await import('#app/components/progress/dashboard/new-milestones.tsx')).NewMilestones,
}))
const ReadinessCard = lazy(async () => ({
  default: (await import('#app/components/progress/dashboard/readiness-card.tsx')).ReadinessCard,
}))
const TestDayCard = lazy(async () => ({
  default: (await import('#app/components/test-day/test-day-card.tsx')).TestDayCard,
}))

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(dashboardCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const { locale, session } = currentRequest(context)
  const { errorTypes, ...dashboard } = await loadDashboard({ user: await session.user(), locale, now: new Date() })
  // Only the six names that the page needs of that catalogue.
  const { category: names } = scoreReportCopy[locale]
  return { ...dashboard, errorTypes: errorTypes.map((type) => ({ ...type, name: names[type.category] })) }
})

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const {
    name,
    part,
    day,
    today,
    next,
    streak,
    recent,
    trend,
    errorTypes,
    weakest,
    waiting,
    readiness,
    steps,
    study,
    hasDeclinedPlan,
    testDay,
    milestones,
  } = loaderData
  return (
    <Page title={useGreeting({ name, part })} subtitle={<DayLine day={day} />}>
      {name === null && <GuestBanner />}
      {testDay && (
        <div className="mb-8">
          <TestDayCard {...testDay} />
        </div>
      )}
      <WaitingAttempts waiting={waiting} />
      {/* What to do today comes first, then how it goes, then the rest. */}
      <div className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-12">
        <div className="space-y-10 lg:col-start-2">
          {name === null && next && <NextStep dialogue={next} />}
          <ContinueCard
            steps={steps}
            dialogue={
              next && { path: `/practice/${next.id}`, title: next.title, bridge: <OpenBridge dialogue={next} /> }
            }
          />
          {name !== null && <StudyToday study={study} isDeclined={hasDeclinedPlan} />}
        </div>
        <div className="space-y-10 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <TodayCard today={today} streak={streak} hasHistory={recent.length > 0} />
          {readiness && <ReadinessCard readiness={readiness} />}
          {recent.length > 0 && <ScoreTrend results={trend} errorTypes={errorTypes} />}
        </div>
        <div className="space-y-10 lg:col-start-2">
          {milestones.length > 0 && <NewMilestones milestones={milestones} />}
          {weakest && <WeakestTopic weakest={weakest} />}
          {name !== null && <TrainingLinks />}
          <QuickActions />
          <RecentSessions sessions={recent} />
        </div>
      </div>
    </Page>
  )
}
