// Reports a changed currency or percentage: "twenty euros" for "twenty dollars". Critical (`currency-replaced`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { findCurrency } from '#app/models/scoring/embedded/lexicon/calendar.ts'
import { slotTokens } from '#app/models/scoring/embedded/matching/slots.ts'
import { quote, type Token } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

function currenciesIn({ tokens }: Utterance): Map<string, string> {
  return new Map(
    tokens.flatMap((token) => {
      const currency = findCurrency(token.folded)
      return currency ? [[currency, quote([token])] as const] : []
    }),
  )
}

/** The measure of an amount: a currency or per cent. */
const measureOf = ({ folded }: Token) => findCurrency(folded) ?? (/^(?:%|cent|yuzde)$/u.test(folded) ? '%' : null)

/** A changed measure in one slot: "twenty dollars" for "twenty per cent". */
function measureInPlace({ wordDiff, reference, rendition }: Comparison): { was: Token; is: Token } | null {
  for (const slot of wordDiff.slots) {
    const [was, is] = [slotTokens(reference, slot.reference), slotTokens(rendition, slot.rendition)].map((tokens) =>
      tokens.filter((token) => measureOf(token) !== null),
    )
    const [before, after] = [was?.[0], is?.[0]]
    if (before && after && was?.length === 1 && is?.length === 1 && measureOf(before) !== measureOf(after))
      return { was: before, is: after }
  }
  return null
}

export const currency: Rule = (comparison) => {
  const { segmentId, source, reference, rendition } = comparison
  const inPlace = measureInPlace(comparison)
  if (inPlace) {
    const facts = { expected: quote([inPlace.was]), heard: quote([inPlace.is]) }
    return [
      makeFinding({ segmentId, rule: 'currency-replaced', facts, reference: facts.expected, rendition: facts.heard }),
    ]
  }
  const [expected, heard, spoken] = [currenciesIn(reference), currenciesIn(rendition), currenciesIn(source)]
  const foreign = [...heard].find(([name]) => !expected.has(name) && !spoken.has(name))
  const lost = [...expected].find(([name]) => spoken.has(name) && !heard.has(name))
  if (!foreign || !lost) return []
  const facts = { expected: lost[1], heard: foreign[1] }
  return [makeFinding({ segmentId, rule: 'currency-replaced', facts, reference: lost[1], rendition: foreign[1] })]
}
