import { href } from 'react-router'
import { Link } from '../ui/link.tsx'
import { sprintsCopy } from '#app/config/copy/sprints.ts'
import { SPRINT_KINDS } from '#app/config/sprints.ts'
import type { SprintBest } from '#app/models/sprints/sprint-run.ts'
import { useCopy } from '../shell/locale.ts'

/** Every kind of sprint, each with the learner's best. */
export function SprintMenu({ bests }: { bests: readonly SprintBest[] }) {
  const copy = useCopy(sprintsCopy)
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {SPRINT_KINDS.map((kind) => {
        const { name, hint } = copy.kinds[kind]
        const best = bests.find((one) => one.kind === kind)
        return (
          <li key={kind}>
            <Link
              to={href('/sprints/:kind', { kind })}
              className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-4 no-underline transition-colors hover:border-accent"
            >
              <span className="display text-20 text-ink">{name}</span>
              <span className="text-15 text-soft">{hint}</span>
              <span className="tabular mt-auto pt-2 text-13 text-soft">
                {best ? copy.best(best.right, best.bestStreak) : copy.untried}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
