import type { Grade } from './study.ts'

export type AnswerVerdict = 'correct' | 'almost' | 'wrong'

/** Whether it counts as right. */
export const isRight = (verdict: AnswerVerdict | undefined) => verdict === 'correct' || verdict === 'almost'

/** The review that an answer is (docs/decisions/049). */
export const GRADE_OF = { correct: 'good', almost: 'hard', wrong: 'again' } as const satisfies Record<
  AnswerVerdict,
  Grade
>

/** What the learner's own rating of an answer counts as. */
export const VERDICT_OF = {
  again: 'wrong',
  hard: 'almost',
  good: 'correct',
  easy: 'correct',
} as const satisfies Record<Grade, AnswerVerdict>

/** Up to `count` different items in random order. `random` returns numbers in [0, 1). */
export function pickDrill<Item>(options: { items: readonly Item[]; count: number; random: () => number }): Item[] {
  const { count, random } = options
  const rest = [...options.items]
  const picked: Item[] = []
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return picked
}
