import { lazy, Suspense, useState } from 'react'
import { sprintsCopy } from '#app/config/copy/sprints.ts'
import { SPRINTS_PATH } from '#app/config/navigation.ts'
import type { SprintOptions } from '#app/models/sprints/options.ts'
import type { SprintItem, SprintKind } from '#app/models/sprints/sprint.ts'
import type { SprintPlace } from '#app/models/sprints/sprint-flow.ts'
import type { SprintBest } from '#app/models/sprints/sprint-run.ts'
import { newSeed } from '#app/models/vocabulary/drill/seeded-random.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { OnDeviceContext } from '../vocabulary/listen-button.tsx'
import { SprintSteps } from './sprint-steps.tsx'
import { StartForm } from './start-form.tsx'

const Runner = lazy(async () => ({ default: (await import('./runner/runner.tsx')).Runner }))

interface Props {
  kind: SprintKind
  options: SprintOptions
  /** A step without script. */
  place: SprintPlace | null
  items: readonly SprintItem[]
  best: SprintBest | null
  isSaved: boolean
  nextSeed: number
  runId: string
  onDevice: boolean
}

/** One kind of sprint: what to choose, then the sprint itself. */
export function SprintPage({ onDevice, ...steps }: Props) {
  const copy = useCopy(sprintsCopy)
  const { kind, options, place, best, nextSeed } = steps
  const [running, setRunning] = useState<{ options: SprintOptions; seed: number }>()
  const start = (chosen: SprintOptions) => setRunning({ options: chosen, seed: newSeed(Math.random) })
  return (
    <section data-clear-foot className="mx-auto max-w-lg">
      {running && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <OnDeviceContext value={onDevice}>
            <Runner
              key={running.seed}
              sprint={{ kind, ...running }}
              best={best}
              onDevice={onDevice}
              onAgain={() => start(running.options)}
            />
          </OnDeviceContext>
        </Suspense>
      )}
      {!running && place && <SprintSteps {...steps} place={place} />}
      {!running && !place && <StartForm options={options} seed={nextSeed} onStart={start} />}
      {!running && (
        <p className="mt-8">
          <ButtonLink look="quiet" to={SPRINTS_PATH} className="-ml-2">
            {copy.back}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
