import { z } from 'zod'
import { SPRINT_ITEMS_MAX, SPRINT_KINDS, SPRINT_MINUTES } from '#app/config/sprints.ts'
import { WORD_DIRECTIONS } from '../vocabulary/drill/direction.ts'
import { SPRINT_LEVELS } from './options.ts'
import type { SprintKind } from './sprint.ts'

const count = z.coerce.number().int().min(0).max(SPRINT_ITEMS_MAX)
const oneOf = <Choice extends number>(choices: readonly Choice[]) =>
  z.coerce.number().pipe(z.literal(choices as readonly [Choice, ...Choice[]]))

/** A finished sprint, as a form or a call says it. */
export const SprintRunSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(SPRINT_KINDS),
    direction: z.enum(WORD_DIRECTIONS),
    level: oneOf(SPRINT_LEVELS),
    minutes: oneOf(SPRINT_MINUTES),
    answered: count.min(1),
    right: count,
    bestStreak: count,
  })
  .refine(({ answered, right, bestStreak }) => right <= answered && bestStreak <= right)
export type SprintRun = z.infer<typeof SprintRunSchema>

/** The most right answers in one sprint of a kind, and the longest row of them. */
export interface SprintBest {
  kind: SprintKind
  right: number
  bestStreak: number
}
