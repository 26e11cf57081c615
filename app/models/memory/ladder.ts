import { HOLDING_TRIES, LAST_TRIES, RUNGS, STANDING_SHARE } from '#app/config/memory.ts'
import type { Language } from '../dialogues/language.ts'

export type Rung = (typeof RUNGS)[number]

/** A passage that was repeated in its language and then interpreted, as the learner marked it. */
export interface MemoryTry {
  language: Language
  rung: Rung
  passage: string
  units: number
  repeated: number
  interpreted: number
  createdAt: Date
}

/** Whether enough of the units was said in both languages. */
export function stands({
  units,
  repeated,
  interpreted,
}: Pick<MemoryTry, 'units' | 'repeated' | 'interpreted'>): boolean {
  return Math.min(repeated, interpreted) >= units * STANDING_SHARE
}

export interface LadderRung {
  rung: Rung
  /** Whether three of the last four tries stood. A rung that once held falls again if later tries do not stand. */
  holds: boolean
  /** Of the last four tries. */
  standing: number
  tried: number
}

/** A language's ladder, from the lowest rung. `tries` are in the order in which they were made. */
export function ladderOf(tries: readonly MemoryTry[], language: Language): LadderRung[] {
  return RUNGS.map((rung) => {
    const last = tries.filter((one) => one.language === language && one.rung === rung).slice(-LAST_TRIES)
    const standing = last.filter(stands).length
    return { rung, holds: standing >= HOLDING_TRIES, standing, tried: last.length }
  })
}

/** The rung to try next: the lowest that does not hold; the highest once all hold. */
export function nextRung(ladder: readonly LadderRung[]): Rung {
  return ladder.find(({ holds }) => !holds)?.rung ?? RUNGS[RUNGS.length - 1] ?? RUNGS[0]
}

/** The longest passage that holds, with all rungs below it; 0 before the first holds. */
export function spanOf(ladder: readonly LadderRung[]): number {
  const end = ladder.findIndex(({ holds }) => !holds)
  return ladder.slice(0, end < 0 ? ladder.length : end).at(-1)?.rung ?? 0
}

export interface SpanPoint {
  at: Date
  span: number
}

/** How the span grew: the first try, and every try that changed it. */
export function spanHistory(tries: readonly MemoryTry[], language: Language): SpanPoint[] {
  const own = tries.filter((one) => one.language === language)
  const points: SpanPoint[] = []
  own.forEach(({ createdAt }, index) => {
    const span = spanOf(ladderOf(own.slice(0, index + 1), language))
    if (points.at(-1)?.span !== span) points.push({ at: createdAt, span })
  })
  return points
}

/** The passage to try: of those on the rung the one that was tried the longest ago, or never. */
export function pickPassage<Candidate extends { id: string }>(
  passages: readonly Candidate[],
  tries: readonly Pick<MemoryTry, 'passage'>[],
): Candidate | undefined {
  const lastTried = new Map(tries.map(({ passage }, index) => [passage, index]))
  return passages.toSorted((one, other) => (lastTried.get(one.id) ?? -1) - (lastTried.get(other.id) ?? -1))[0]
}
