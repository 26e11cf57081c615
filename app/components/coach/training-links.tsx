import { coachCopy } from '#app/config/copy/coach.ts'
import { MISTAKES_PATH } from '#app/config/coach-paths.ts'
import { MEMORY_PATH, NOTE_COURSE_PATH, SPRINTS_PATH } from '#app/config/navigation.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'

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
      <div className="mt-3 flex flex-wrap gap-2">
        {LINKS.map(([name, path]) => (
          <ButtonLink key={name} look="secondary" to={path}>
            {copy[name]}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}
