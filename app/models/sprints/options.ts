import { SPRINT_KINDS, SPRINT_MINUTES, SPRINT_SPEEDS } from '#app/config/sprints.ts'
import { WORD_DIRECTIONS, type WordDirection } from '../vocabulary/drill/direction.ts'
import type { SprintKind, SprintLevel, SprintMinutes, SprintSpeed } from './sprint.ts'

/** What a learner chose before a sprint. */
export interface SprintOptions {
  direction: WordDirection
  level: SprintLevel
  speed: SprintSpeed
  minutes: SprintMinutes
}

export const SPRINT_LEVELS = [1, 2, 3] as const satisfies readonly SprintLevel[]
export const SPEEDS = Object.keys(SPRINT_SPEEDS) as SprintSpeed[]

function choose<Choice extends string | number>(
  choices: readonly Choice[],
  text: string | null,
  usual: Choice,
): Choice {
  return choices.find((choice) => String(choice) === text) ?? usual
}

/** Reads the options of an address. What is missing or unknown is as usual. */
export function readSprintOptions(query: URLSearchParams): SprintOptions {
  return {
    direction: choose(WORD_DIRECTIONS, query.get('direction'), 'to_english'),
    level: choose(SPRINT_LEVELS, query.get('level'), 1),
    speed: choose(SPEEDS, query.get('speed'), 'normal'),
    minutes: choose(SPRINT_MINUTES, query.get('minutes'), 2),
  }
}

/** The options for an address, with what else it needs. */
export function sprintQuery(options: SprintOptions, more: Record<string, string> = {}): string {
  const { direction, level, speed, minutes } = options
  return String(new URLSearchParams({ direction, level: String(level), speed, minutes: String(minutes), ...more }))
}

/** The kind that an address names; null for another word. */
export function readSprintKind(text: string | undefined): SprintKind | null {
  return SPRINT_KINDS.find((kind) => kind === text) ?? null
}
