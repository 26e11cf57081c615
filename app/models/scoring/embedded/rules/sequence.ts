import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '../../finding.ts'
import { similarity } from '../align.ts'
import type { Comparison, Rule } from '../comparison.ts'
import { quote } from '../text.ts'
import { stepsOf, type Steps } from '../time-order.ts'
import type { ContentWord } from '../utterance.ts'

const QUOTED_WORDS = 3
/** From here on a word of the rendition is the model's. */
const SAME = 0.8

const shared = (a: readonly ContentWord[], b: readonly ContentWord[], language: Language) =>
  a.filter((word) => b.some((other) => similarity(word, other, language) >= SAME)).length

/** Whether what the model has first comes later in the rendition, and the other way round. */
function isCrossed(model: Steps, said: Steps, language: Language): boolean {
  // "Don't go before you have paid" is "go after you have paid".
  if (model.nots !== said.nots) return false
  const straight = shared(model.first, said.first, language) + shared(model.later, said.later, language)
  const [late, early] = [shared(model.first, said.later, language), shared(model.later, said.first, language)]
  return late > 0 && early > 0 && late + early > straight
}

const isKept = (model: Steps, { rendition }: Comparison) =>
  stepsOf(rendition).some((said) => {
    const { language } = rendition
    return shared(model.first, said.first, language) > 0 && shared(model.later, said.later, language) > 0
  })

/** "First the vaccine, then the wait", "before you sign" told the other way round. */
export const sequence: Rule = (comparison) => {
  const { segmentId, reference, rendition } = comparison
  for (const model of stepsOf(reference)) {
    const said = stepsOf(rendition).find((steps) => isCrossed(model, steps, reference.language))
    if (!said || isKept(model, comparison)) continue
    const text = (words: readonly ContentWord[]) => quote(words.map(({ token }) => token).slice(0, QUOTED_WORDS))
    const [expected, heard] = [text(model.first), text(said.first)]
    return [
      makeFinding({
        segmentId,
        rule: 'order-changed',
        facts: { expected, heard },
        reference: expected,
        rendition: heard,
      }),
    ]
  }
  return []
}
