import { studyPlanCopy } from '#app/config/copy/study-plan.ts'
import type { PlannedWeek } from '#app/models/study-plan/weeks.ts'
import { useTopicName } from '../dialogues/topic-name.ts'
import { useCopy } from '../shell/locale.ts'
import { useDayText } from './day-text.ts'

/** More than these are folded. */
const WEEKS_SHOWN = 12

function WeekRow({ week, number }: { week: PlannedWeek; number: number }) {
  const copy = useCopy(studyPlanCopy)
  const nameOf = useTopicName()
  const { short } = useDayText()
  const { name, text } = copy.themes[week.theme]
  return (
    <li
      className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[9rem_1fr_auto]"
      aria-current={number === 1 ? 'true' : undefined}
    >
      <div>
        <p className={number === 1 ? 'font-semibold text-accent' : 'font-semibold'}>
          {number === 1 ? copy.thisWeek : copy.week(number)}
        </p>
        <p className="text-13 text-soft">
          {short(week.from)} – {short(week.to)}
        </p>
      </div>
      <div>
        <h3 className="text-16">{name}</h3>
        <p className="measure text-15 text-soft">{text}</p>
        {week.topics.length > 0 && <p className="text-15">{copy.weekTopics(week.topics.map(nameOf).join(', '))}</p>}
      </div>
      <p className="tabular text-15 whitespace-nowrap text-soft">{copy.hours(week.minutes)}</p>
    </li>
  )
}

/** What each week up to the test is for. */
export function Weeks({ weeks }: { weeks: readonly PlannedWeek[] }) {
  const copy = useCopy(studyPlanCopy)
  const rows = weeks.map((week, index) => <WeekRow key={week.from} week={week} number={index + 1} />)
  const later = rows.slice(WEEKS_SHOWN)
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">{rows.slice(0, WEEKS_SHOWN)}</ol>
      {later.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-15 font-semibold text-accent">
            {copy.moreWeeks(later.length)}
          </summary>
          <ol className="divide-y divide-line border-y border-line">{later}</ol>
        </details>
      )}
    </>
  )
}
