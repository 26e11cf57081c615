import { clausesOf, sentenceAt } from '../../language/clauses.ts'
import type { Utterance } from '../../language/utterance.ts'

/** A range of tokens, end exclusive. */
export interface TokenRange {
  from: number
  to: number
}

/** A shorter clause is told together with its neighbour ("Good morning, Karen"). */
const MIN_TOKENS = 4
/** More lines than this are too many to mark in the time of one segment. */
const MAX_CLAUSES = 5

const lengthOf = ({ from, to }: TokenRange) => to - from

function rawClauses(utterance: Utterance): TokenRange[] {
  const ranges: TokenRange[] = []
  clausesOf(utterance).forEach((clause, at, all) => {
    const last = ranges.at(-1)
    if (last && clause === all[at - 1]) last.to = at + 1
    else ranges.push({ from: at, to: at + 1 })
  })
  return ranges
}

/** Where to join the clause at `index`: to the shorter neighbour of its own sentence, otherwise of any. */
function joinAt(utterance: Utterance, clauses: readonly TokenRange[], index: number): number {
  const clause = clauses[index]
  const sentence = sentenceAt(utterance, clause?.from ?? 0)
  const neighbours = [index - 1, index + 1].flatMap((at) => {
    const other = clauses[at]
    return other ? [{ at, isApart: other.from < sentence.from || other.to > sentence.to, length: lengthOf(other) }] : []
  })
  const [best] = neighbours.toSorted((a, b) => Number(a.isApart) - Number(b.isApart) || a.length - b.length)
  return Math.min(index, best?.at ?? index)
}

/** The clauses of a text, short ones joined with a neighbour, in order. Every token is in exactly one. */
export function clausesToTick(utterance: Utterance): TokenRange[] {
  const clauses = rawClauses(utterance)
  while (clauses.length > 1) {
    const shortest = clauses.reduce((least, next) => (lengthOf(next) < lengthOf(least) ? next : least))
    if (lengthOf(shortest) >= MIN_TOKENS && clauses.length <= MAX_CLAUSES) break
    const first = joinAt(utterance, clauses, clauses.indexOf(shortest))
    const [one, other] = clauses.slice(first, first + 2)
    if (!one || !other) break
    clauses.splice(first, 2, { from: one.from, to: other.to })
  }
  return clauses
}
