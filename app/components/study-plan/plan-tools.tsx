import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import { studyPlanCopy } from '#app/config/copy/study-plan.ts'
import { REMINDERS_PATH, STUDY_PLAN_PATH, STUDY_PLAN_SETUP_PATH } from '#app/config/coach-paths.ts'
import { PAUSE_DAYS } from '#app/config/study-plan.ts'
import { useCopy } from '../shell/locale.ts'
import { Button, ButtonLink, buttonClasses } from '../ui/button.tsx'

function Act({ intent, look, children }: { intent: string; look: 'secondary' | 'quiet'; children: ReactNode }) {
  return (
    <Form method="post" action={STUDY_PLAN_PATH}>
      <Button type="submit" name="intent" value={intent} look={look}>
        {children}
      </Button>
    </Form>
  )
}

/** Changes, pauses or ends the plan. */
export function PlanTools({ isPaused }: { isPaused: boolean }) {
  const copy = useCopy(studyPlanCopy)
  return (
    <div className="space-y-8">
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="secondary" to={STUDY_PLAN_SETUP_PATH}>
          {copy.change}
        </ButtonLink>
        <ButtonLink look="secondary" to={REMINDERS_PATH}>
          {copy.remind}
        </ButtonLink>
      </div>
      <section aria-labelledby="pause">
        <h2 id="pause" className="text-20">
          {copy.pauseTitle}
        </h2>
        <p className="measure mt-1 mb-3 text-15 text-soft">{copy.pauseText}</p>
        {isPaused ? (
          <Act intent="resume" look="secondary">
            {copy.resume}
          </Act>
        ) : (
          <Form method="post" action={STUDY_PLAN_PATH} className="flex flex-wrap gap-2">
            <input type="hidden" name="intent" value="pause" />
            {PAUSE_DAYS.map((days) => (
              <Button key={days} type="submit" name="days" value={days} look="secondary">
                {copy.pauseDays(days)}
              </Button>
            ))}
          </Form>
        )}
      </section>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-15 font-semibold text-accent">{copy.delete}</summary>
        <p className="measure mb-2 text-15">{copy.deleteText}</p>
        <Act intent="delete" look="secondary">
          {copy.delete}
        </Act>
      </details>
    </div>
  )
}

interface CalendarProps {
  hasFeed: boolean
  /** The address that has just been made: it is shown once. */
  feedUrl: string | undefined
}

/** The plan as a file, and as an address that calendar programs subscribe to. */
export function PlanCalendar({ hasFeed, feedUrl }: CalendarProps) {
  const copy = useCopy(studyPlanCopy)
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar" className="text-20">
        {copy.calendarTitle}
      </h2>
      <p className="measure mt-1 mb-3 text-15 text-soft">{copy.calendarText}</p>
      {feedUrl !== undefined && (
        <div role="status" className="mb-4 rounded-control bg-accent-wash p-4">
          <p className="font-semibold">{copy.feedMade}</p>
          <p className="my-2 text-15 break-all select-all">{feedUrl}</p>
          <p className="measure text-13 text-soft">{copy.feedText}</p>
        </div>
      )}
      {feedUrl === undefined && hasFeed && <p className="mb-3 text-15">{copy.feedOn}</p>}
      <div className="flex flex-wrap gap-3">
        <a href={href('/study-plan/calendar.ics')} download className={buttonClasses('secondary')}>
          {copy.download}
        </a>
        <Act intent="feed" look="secondary">
          {hasFeed || feedUrl !== undefined ? copy.feedNew : copy.feed}
        </Act>
        {(hasFeed || feedUrl !== undefined) && (
          <Act intent="feed-off" look="quiet">
            {copy.feedOff}
          </Act>
        )}
      </div>
    </section>
  )
}
