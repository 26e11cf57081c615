import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import { compareSteps, stepsOf } from '#app/models/scoring/embedded/matching/time-order.ts'
import type { ContentWord } from '#app/models/scoring/embedded/reading/utterance.ts'

const QUOTED_WORDS = 3

/** "First the vaccine, then the wait", "before you sign" told the other way round. */
export const sequence: Rule = ({ segmentId, reference, rendition }) => {
  for (const model of stepsOf(reference)) {
    const heard = stepsOf(rendition).map((steps) => ({ ...steps, ...compareSteps(model, steps, rendition) }))
    // "Don't go before you have paid" is "go after you have paid".
    const said = heard.find(
      ({ isCrossed, nots, isTurned, told }) =>
        isCrossed && nots === model.nots && !isTurned && !(model.isTurned && told === 'before'),
    )
    if (!said || heard.some(({ isSaid }) => isSaid)) continue
    const text = (words: readonly ContentWord[]) => quote(words.map(({ token }) => token).slice(0, QUOTED_WORDS))
    const facts = { expected: text(model.first), heard: text(said.first) }
    return [makeFinding({ segmentId, rule: 'order-changed', facts, reference: facts.expected, rendition: facts.heard })]
  }
  return []
}
