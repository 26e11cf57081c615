import PLACES from './data/place-names.tsv?raw'
import { readRows, wordingsIn } from './word-list.ts'

const LINES = new Map<string, number[]>()
for (const [at, { english, turkish }] of readRows('place-names.tsv', PLACES, ['english', 'turkish']).entries())
  for (const word of [...wordingsIn(english), ...wordingsIn(turkish)]) LINES.set(word, [...(LINES.get(word) ?? []), at])

/** Whether two folded words refer to the same place, in either language: Viyana and Vienna, Hollanda and Dutch. */
export function areSamePlace(a: string, b: string): boolean {
  const there = LINES.get(b)
  return there !== undefined && (LINES.get(a) ?? []).some((line) => there.includes(line))
}
