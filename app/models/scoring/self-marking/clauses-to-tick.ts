import type { Language } from '../../dialogues/language.ts'
import { isParted, type ReadText, sentenceAt, type WordRange } from '../../language/read-text.ts'

/** A shorter clause is told together with its neighbour ("Good morning, Karen"). */
const MIN_WORDS = 4
/** More lines than this are too many to mark in the time of one segment. */
const MAX_CLAUSES = 5

/** Words that open a clause without punctuation. */
const CLAUSE_OPENERS: Record<Language, RegExp> = {
  en: /^(?:and|but|so|because|cos|if|when|although|though|which|who|while|whereas|yet|however|then|since|once|otherwise|except)$/u,
  tr: /^(?:ve|ama|fakat|ancak|çünkü|yoksa|oysa|veya|lakin|halbuki|yani|ayrıca|üstelik|sonra|yalnız|hatta)$/u,
}

const lengthOf = ({ from, to }: WordRange) => to - from

function rawClauses(model: ReadText): WordRange[] {
  const ranges: WordRange[] = []
  model.words.forEach((word, at) => {
    const last = ranges.at(-1)
    const isOpener = CLAUSE_OPENERS[model.language].test(word.text) && model.words[at - 1]?.text !== 'not'
    if (last && !isParted(model, at) && !isOpener) last.to = at + 1
    else ranges.push({ from: at, to: at + 1 })
  })
  return ranges
}

/** Where to join the clause at `index`: to the shorter neighbour of its own sentence, otherwise of any. */
function joinAt(model: ReadText, clauses: readonly WordRange[], index: number): number {
  const sentence = sentenceAt(model, clauses[index]?.from ?? 0)
  const neighbours = [index - 1, index + 1].flatMap((at) => {
    const other = clauses[at]
    return other ? [{ at, isApart: other.from < sentence.from || other.to > sentence.to, length: lengthOf(other) }] : []
  })
  const [best] = neighbours.toSorted((a, b) => Number(a.isApart) - Number(b.isApart) || a.length - b.length)
  return Math.min(index, best?.at ?? index)
}

/** The clauses of a model interpretation, short ones joined with a neighbour, in order. Every word is in exactly one. */
export function clausesToTick(model: ReadText): WordRange[] {
  const clauses = rawClauses(model)
  while (clauses.length > 1) {
    const shortest = clauses.reduce((least, next) => (lengthOf(next) < lengthOf(least) ? next : least))
    if (lengthOf(shortest) >= MIN_WORDS && clauses.length <= MAX_CLAUSES) break
    const first = joinAt(model, clauses, clauses.indexOf(shortest))
    const [one, other] = clauses.slice(first, first + 2)
    if (!one || !other) break
    clauses.splice(first, 2, { from: one.from, to: other.to })
  }
  return clauses
}
