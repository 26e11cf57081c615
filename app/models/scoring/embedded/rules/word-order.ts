import { makeFinding } from '../../finding.ts'
import type { Rule } from '../comparison.ts'
import type { Utterance } from '../utterance.ts'

const MIN_WORDS = 8
const MIN_SHARE = 0.85
const MAX_NEIGHBOURS = 0.3

/** The right words in no order at all: almost every word of the model is there, and almost none beside its neighbour. */
export const wordOrder: Rule = ({ segmentId, accepted, rendition }) =>
  accepted.some((model) => isScrambled(model, rendition)) ? [makeFinding({ segmentId, rule: 'word-order' })] : []

function isScrambled(reference: Utterance, rendition: Utterance): boolean {
  const [model, said] = [reference, rendition].map(({ tokens }) => tokens.map(({ folded }) => folded))
  if (!model || !said || model.length < MIN_WORDS) return false
  const shared = model.filter((word) => rendition.folded.has(word)).length
  const pairs = new Set(said.slice(1).map((word, index) => `${said[index]} ${word}`))
  const kept = model.slice(1).filter((word, index) => pairs.has(`${model[index]} ${word}`)).length
  return shared >= model.length * MIN_SHARE && kept <= (model.length - 1) * MAX_NEIGHBOURS
}
