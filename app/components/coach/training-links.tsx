import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { coachCopy } from '#app/config/copy/coach.ts'
import { MEMORY_PATH, MISTAKES_PATH, NOTE_COURSE_PATH, SPRINTS_PATH } from '#app/config/navigation.ts'
import { useCopy } from '../shell/locale.ts'

const LINKS = [
  ['sprints', SPRINTS_PATH],
  ['memory', MEMORY_PATH],
  ['notes', NOTE_COURSE_PATH],
  ['mistakes', MISTAKES_PATH],
] as const

/** What trains one thing at a time, for when there is no time for a dialogue. */
export function TrainingLinks() {
  const copy = useCopy(coachCopy).other
  return (
    <section aria-labelledby="training">
      <h2 id="training" className="text-20">
        {copy.title}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {LINKS.map(([name, path]) => (
          <li key={name}>
            <Link to={path} className="flex min-h-13 items-center gap-3 text-ink">
              <span className="flex-1">{copy[name]}</span>
              <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-4 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
