import { Link } from '../../ui/link.tsx'
import { PROGRESS_PATH } from '#app/config/coach-paths.ts'
import { errorProfileCopy } from '#app/config/copy/error-profile.ts'
import type { Milestone } from '#app/models/progress/reached.ts'
import { MendedNote } from '../../scoring/result/mended-note.tsx'
import { useCopy } from '../../shell/locale.ts'

/** The milestones of the last days, quietly, and the way to all of them. */
export function NewMilestones({ milestones }: { milestones: readonly Milestone[] }) {
  const copy = useCopy(errorProfileCopy)
  return (
    <section aria-labelledby="new-milestones">
      <h2 id="new-milestones" className="text-20">
        {copy.milestones}
      </h2>
      <div className="mt-3 space-y-2">
        {milestones.map((milestone) => (
          <MendedNote key={milestone}>{copy.names[milestone]}</MendedNote>
        ))}
      </div>
      <Link to={PROGRESS_PATH} className="inline-flex min-h-11 items-center text-accent">
        {copy.link}
      </Link>
    </section>
  )
}
