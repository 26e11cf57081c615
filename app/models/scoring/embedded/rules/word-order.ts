import { makeFinding } from '../../finding.ts'
import type { Rule } from '../comparison.ts'
import type { Utterance } from '../utterance.ts'

const MIN_WORDS = 8
const MIN_SHARE = 0.85
const MAX_NEIGHBOURS = 0.3

/** The right words in no order at all: almost every word of the model is there, and almost none beside its neighbour. */
export const wordOrder: Rule = ({ segmentId, reference, rendition }) =>
  isScrambled(reference, rendition) && !closesClauses(reference, rendition) ? [makeFinding({ segmentId, rule: 'word-order' })] : []

function isScrambled(reference: Utterance, rendition: Utterance): boolean {
  const [model, said] = [reference, rendition].map(({ tokens }) => tokens.map(({ folded }) => folded))
  if (!model || !said || model.length < MIN_WORDS) return false
  const shared = model.filter((word) => rendition.folded.has(word)).length
  const pairs = new Set(said.slice(1).map((word, index) => `${said[index]} ${word}`))
  const kept = model.slice(1).filter((word, index) => pairs.has(`${model[index]} ${word}`)).length
  return shared >= model.length * MIN_SHARE && kept <= (model.length - 1) * MAX_NEIGHBOURS
}

/** What may follow a Turkish predicate. */
const TAIL = /^(?:lutfen|efendim|de|da)$/u

/** The last words of the clauses, or of the whole where nothing is punctuated. */
function closing({ tokens }: Utterance): string[] {
  const spoken = tokens.filter(({ folded }) => !TAIL.test(folded))
  return spoken.flatMap(({ folded, clause }, at) => (spoken[at + 1]?.clause === clause ? [] : [folded]))
}

/** Turkish orders words freely as long as the predicates close their clauses. */
function closesClauses(reference: Utterance, rendition: Utterance): boolean {
  const predicates = new Set(closing(reference))
  return reference.language === 'tr' && closing(rendition).every((word) => predicates.has(word))
}
