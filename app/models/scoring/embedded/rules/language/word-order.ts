// Reports scrambled words: nearly all words of a model, hardly any beside its neighbour. Major (`word-order`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const MIN_WORDS = 8
const MIN_SHARE = 0.85
const MAX_NEIGHBOURS = 0.3

export const wordOrder: Rule = ({ segmentId, accepted, rendition }) => {
  const isScrambled = accepted.some(
    (model) => isWhole(model, rendition) && keptNeighbours(model, rendition) <= MAX_NEIGHBOURS,
  )
  const isOrdered = accepted.some(
    (model) => keptNeighbours(model, rendition) > MAX_NEIGHBOURS || closesClauses(model, rendition),
  )
  return isScrambled && !isOrdered ? [makeFinding({ segmentId, rule: 'word-order' })] : []
}

const foldedWords = ({ tokens }: Utterance) => tokens.map(({ folded }) => folded)

function isWhole(model: Utterance, rendition: Utterance): boolean {
  const shared = foldedWords(model).filter((word) => rendition.folded.has(word)).length
  return model.tokens.length >= MIN_WORDS && shared >= model.tokens.length * MIN_SHARE
}

/** The share of a model's adjacent word pairs that the rendition keeps. */
function keptNeighbours(model: Utterance, rendition: Utterance): number {
  const [words, said] = [foldedWords(model), foldedWords(rendition)]
  const pairs = new Set(said.slice(1).map((word, index) => `${said[index]} ${word}`))
  const kept = words.slice(1).filter((word, index) => pairs.has(`${words[index]} ${word}`)).length
  return kept / Math.max(1, words.length - 1)
}

/** Words that may follow a Turkish predicate. */
const TAIL = /^(?:lutfen|efendim|de|da)$/u

/** The last word of each clause, or of the whole text if it is unpunctuated. */
function clauseFinalWords({ tokens }: Utterance): string[] {
  const spoken = tokens.filter(({ folded }) => !TAIL.test(folded))
  return spoken.flatMap(({ folded, clause }, at) => (spoken[at + 1]?.clause === clause ? [] : [folded]))
}

/** Turkish word order is free as long as the predicates close their clauses. */
function closesClauses(reference: Utterance, rendition: Utterance): boolean {
  const predicates = new Set(clauseFinalWords(reference))
  return reference.language === 'tr' && clauseFinalWords(rendition).every((word) => predicates.has(word))
}
