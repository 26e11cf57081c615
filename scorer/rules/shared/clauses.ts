import type { Word } from '../../reading/word.ts'

/** One space stands between the words of a clause, a comma or more after its last one. */
export function clausesOf(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = []
  for (const [index, word] of words.entries()) {
    const before = words[index - 1]
    const clause = clauses.at(-1)
    if (clause && before && word.from - before.to <= 1) clause.push(word)
    else clauses.push([word])
  }
  return clauses
}
