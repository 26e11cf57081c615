import { Check, Circle } from 'lucide-react'
import { errorProfileCopy } from '#app/config/copy/error-profile.ts'
import { MILESTONES, type Reached } from '#app/models/progress/reached.ts'
import { useCopy } from '../../shell/locale.ts'
import { useDayText } from '../../study-plan/day-text.ts'

/** The milestones, with the day of those that were reached. */
export function MilestoneList({ reached }: { reached: Reached }) {
  const copy = useCopy(errorProfileCopy)
  const { short } = useDayText()
  return (
    <section aria-labelledby="milestones">
      <h2 id="milestones" className="text-20">
        {copy.milestones}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {MILESTONES.map((milestone) => {
          const day = reached[milestone]
          const Icon = day === null ? Circle : Check
          return (
            <li key={milestone} className="flex items-start gap-3 py-3">
              <Icon
                aria-hidden="true"
                strokeWidth={day === null ? 1.75 : 2.5}
                className={`mt-0.5 size-5 shrink-0 ${day === null ? 'text-soft' : 'text-success'}`}
              />
              <span>
                <span className={`block ${day === null ? '' : 'font-semibold'}`}>{copy.names[milestone]}</span>
                <span className="block text-15 text-soft">
                  {day === null ? copy.notYet : copy.reachedOn(short(day))}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-13 text-soft">{copy.privacy}</p>
    </section>
  )
}
