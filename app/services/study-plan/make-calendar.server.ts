import { createHash } from 'node:crypto'
import ical from 'ical-generator'
import { studyPlanCopy } from '#app/config/copy/study-plan.ts'
import { topicName, topicsCopy } from '#app/config/copy/topics.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { env } from '#app/config/env.server.ts'
import { STUDY_PLAN_PATH } from '#app/config/coach-paths.ts'
import { CALENDAR_DAYS } from '#app/config/study-plan.ts'
import { addDays, daysFrom, minutesOn } from '#app/models/study-plan/days.ts'
import { partsOf } from '#app/models/study-plan/weeks.ts'
import type { StudyPlanView } from './load-study-plan.server.ts'

const UID_CHARACTERS = 16

/** The same for the same day of the same learner, so that calendars replace an entry; tells nobody who it is. */
function uidOf(userId: number, day: string): string {
  const hash = createHash('sha256').update(`${userId} ${day}`).digest('hex').slice(0, UID_CHARACTERS)
  return `${day}-${hash}@kopru`
}

/** A day as calendars want it: the date alone. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * The plan as an iCalendar file: an entry of a whole day for each day with minutes, and one for the test. Whole days need no
 * time zone.
 */
export function makeCalendar(options: { view: StudyPlanView; userId: number; locale: Locale }): string {
  const { view, userId, locale } = options
  const { plan, today, weeks, mockTestFrom } = view
  const copy = studyPlanCopy[locale]
  const url = new URL(STUDY_PLAN_PATH, env.APP_URL).href
  const calendar = ical({ name: copy.calendar.name, prodId: { company: 'Köprü', product: 'study plan' } })
  for (const day of daysFrom(today, addDays(today, CALENDAR_DAYS))) {
    const week = weeks.find(({ from, to }) => from <= day && day <= to)
    const minutes = minutesOn(plan, day)
    if (!week || minutes === 0) continue
    const parts = partsOf({ plan, week, day, mockTestFrom })
    const lines = parts.map((part) => copy.part(copy.activities[part.activity], part.minutes))
    const topics = week.topics.map((topic) => topicName(topic, topicsCopy[locale]))
    const about = topics.length > 0 ? [copy.weekTopics(topics.join(', '))] : []
    calendar.createEvent({
      id: uidOf(userId, day),
      start: dateOf(day),
      allDay: true,
      summary: copy.calendar.day(minutes),
      description: [copy.themes[week.theme].name, ...lines, ...about].join('\n'),
      url,
    })
  }
  if (plan.testDate) {
    calendar.createEvent({
      id: uidOf(userId, `test-${plan.testDate}`),
      start: dateOf(plan.testDate),
      allDay: true,
      summary: copy.calendar.test,
      url,
    })
  }
  return calendar.toString()
}
