// Reports a reversed order of events: "after you sign" for "before you sign". Critical (`order-changed`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import { compareSteps, stepsOf } from '#app/models/scoring/embedded/matching/time-order.ts'
import type { ContentWord } from '#app/models/scoring/embedded/reading/utterance.ts'

const QUOTED_WORDS = 3

export const sequence: Rule = ({ segmentId, reference, rendition }) => {
  for (const model of stepsOf(reference)) {
    const heard = stepsOf(rendition).map((steps) => ({ ...steps, ...compareSteps(model, steps, rendition) }))
    // "Go after you have paid" for "don't go before you have paid".
    const said = heard.find(
      ({ isCrossed, negationCount, isFromNegation, marker }) =>
        isCrossed &&
        negationCount === model.negationCount &&
        !isFromNegation &&
        !(model.isFromNegation && marker === 'before'),
    )
    if (!said || heard.some(({ isSaid }) => isSaid)) continue
    const text = (words: readonly ContentWord[]) => quote(words.map(({ token }) => token).slice(0, QUOTED_WORDS))
    const facts = { expected: text(model.first), heard: text(said.first) }
    return [makeFinding({ segmentId, rule: 'order-changed', facts, reference: facts.expected, rendition: facts.heard })]
  }
  return []
}
