import { href } from 'react-router'
import { Link } from '../ui/link.tsx'
import { memoryCopy } from '#app/config/copy/memory.ts'
import { sprintsCopy } from '#app/config/copy/sprints.ts'
import { MEMORY_PATH } from '#app/config/navigation.ts'
import type { WhatIf } from '#app/models/scoring/evaluation.ts'
import { trainingFor } from '#app/models/sprints/training-for.ts'
import { useCopy } from '../shell/locale.ts'

/** The exercises that train what cost marks here. Renders nothing without any. */
export function TrainingLinks({ cases }: { cases: readonly WhatIf[] }) {
  const copy = useCopy(sprintsCopy)
  const { title } = useCopy(memoryCopy)
  const trainings = trainingFor(cases.map(({ family }) => family))
  if (trainings.length === 0) return null
  return (
    <p className="mt-3 flex max-w-2xl flex-wrap items-baseline gap-x-4 text-15 print:hidden">
      <span className="font-semibold">{copy.train}</span>
      {trainings.map((training) => (
        <Link
          key={training}
          to={training === 'memory' ? MEMORY_PATH : href('/sprints/:kind', { kind: training })}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {training === 'memory' ? title : copy.kinds[training].name}
        </Link>
      ))}
    </p>
  )
}
