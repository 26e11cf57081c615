import type { WordDirection } from '../../vocabulary/drill/direction.ts'
import { shuffled } from '../random-choice.ts'
import { seededRandom } from '../../vocabulary/drill/seeded-random.ts'
import type { SprintItem, SprintKind, SprintLevel } from '../sprint.ts'
import type { WrittenItem } from './sprint-file.ts'

/** Who speaks, in brackets before what is said. */
const BRACKET = /^\(([^)]+)\)\s*(.+)$/u

/** What is heard of a prompt, and what is only shown: who speaks to whom. */
export function heardOf(prompt: string): { context: string | null; heard: string } {
  const [, context = null, heard = prompt] = BRACKET.exec(prompt) ?? []
  return { context, heard }
}

/** The item as it is asked, its choices in random order. */
function toItem(kind: SprintKind, item: WrittenItem, random: () => number): SprintItem {
  const [right = '', ...wrong] = item.choices
  const choices = shuffled(random, [right, ...wrong])
  return {
    kind,
    direction: item.direction,
    level: item.level,
    ...heardOf(item.prompt),
    said: right,
    answer: { type: 'choice', choices, right: choices.indexOf(right) },
    note: item.note,
  }
}

/**
 * The items from one place to another (from 0, `to` excluded) of the sprint with this seed: all items up to the level in random order,
 * then again in another order, and so on.
 */
export function pickWritten(options: {
  kind: SprintKind
  items: readonly WrittenItem[]
  level: SprintLevel
  direction: WordDirection
  seed: number
  from: number
  to: number
}): SprintItem[] {
  const { kind, items, level, direction, seed, from, to } = options
  const fitting = items.filter((item) => item.level <= level && item.direction === direction)
  if (fitting.length === 0) return []
  const random = seededRandom(seed)
  const asked: SprintItem[] = []
  while (asked.length < to) asked.push(...shuffled(random, fitting).map((item) => toItem(kind, item, random)))
  return asked.slice(from, to)
}
