import { dashboardCopy } from '#app/config/copy/dashboard.ts'
import { SPRINTS_PATH } from '#app/config/navigation.ts'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The way to the sprints, for when there is no time for a dialogue. */
export function SprintInvitation() {
  const copy = useCopy(dashboardCopy).sprints
  return (
    <section aria-labelledby="sprints" className="rounded-card border border-line bg-surface p-5">
      <h2 id="sprints" className="text-20">
        {copy.title}
      </h2>
      <p className="mt-1 text-15 text-soft">{copy.text}</p>
      <ButtonLink look="secondary" to={SPRINTS_PATH} className="mt-4">
        {copy.choose}
      </ButtonLink>
    </section>
  )
}
