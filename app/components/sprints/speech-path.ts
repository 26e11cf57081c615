import { href } from 'react-router'
import { sprintQuery, type SprintOptions } from '#app/models/sprints/options.ts'
import type { SprintKind } from '#app/models/sprints/sprint.ts'

/** Which sprint runs. */
export interface RunningSprint {
  kind: SprintKind
  options: SprintOptions
  seed: number
}

/** The address of what is heard at a place of a sprint. */
export function speechPath({ kind, options, seed }: RunningSprint, place: number): string {
  const path = href('/api/sprints/:kind/:place/speech', { kind, place: String(place) })
  return `${path}?${sprintQuery(options, { seed: String(seed) })}`
}

/** The address of the questions from a place on. */
export function itemsPath({ kind, options, seed }: RunningSprint, from: number): string {
  return `${href('/api/sprints/:kind', { kind })}?${sprintQuery(options, { seed: String(seed), from: String(from) })}`
}
