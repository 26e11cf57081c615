import { makeFinding } from '../../finding.ts'
import { similarity } from '../align.ts'
import type { Comparison, Rule } from '../comparison.ts'
import { slotTokens, type Slot } from '../slots.ts'
import { quote, type Token } from '../text.ts'
import { asComparable } from '../utterance.ts'

/** Articles and joints that change places with anything. */
const JOINT =
  /^(?:a|an|the|and|or|of|to|in|on|at|for|with|by|from|is|are|was|were|be|been|do|does|did|not|that|it|there|ve|ya|da|de|bir|bu|o|ile|ama|icin|kadar|degil|cok|daha|hem|mi|mu)$/u
/** Word for word so near that what changed places did so by mistake. */
const CLOSE = 0.7
const MAX_WORDS = 3

interface Exchange {
  one: Token
  other: Token
  heardOne: Token
  heardOther: Token
}

const telling = (tokens: readonly Token[]) => tokens.filter(({ folded }) => !JOINT.test(folded))

/** Two gaps, each of which holds on one side what the other holds on the other side. */
function exchangeOf({ reference, rendition, local }: Comparison): Exchange | null {
  const { language } = reference
  const same = (a: Token, b: Token) =>
    a.folded === b.folded || similarity(asComparable(a.folded, language), asComparable(b.folded, language), language) >= SAME
  const words = local.slots.map((slot) => ({
    was: telling(slotTokens(reference, slot.reference)),
    is: telling(slotTokens(rendition, slot.rendition)),
  }))
  for (const [index, left] of words.entries()) {
    for (const right of words.slice(index + 1)) {
      if ([left.was, left.is, right.was, right.is].some((side) => side.length === 0 || side.length > MAX_WORDS)) continue
      const one = left.was.find((word) => right.is.some((said) => same(word, said)) && !left.is.some((said) => same(word, said)))
      const other = right.was.find((word) => left.is.some((said) => same(word, said)) && !right.is.some((said) => same(word, said)))
      const heardOne = left.is.find((said) => other && same(other, said))
      const heardOther = right.is.find((said) => one && same(one, said))
      if (one && other && heardOne && heardOther && !same(one, other)) return { one, other, heardOne, heardOther }
    }
  }
  return null
}

const SAME = 0.95

const BE = /^(?:be|been|being|is|are|was|were)$/u

/** "Is being teased by" as "is teasing": the one who does it and the one to whom it is done stay where they were. */
function voiceOf({ reference, rendition, local }: Comparison): Slot | null {
  if (reference.language !== 'en') return null
  const verbOf = (tokens: readonly Token[], content: Comparison['reference']['content']) =>
    content.find(({ token }) => tokens.includes(token))
  return (
    local.slots.find((slot) => {
      const [was, is] = [slotTokens(reference, slot.reference), slotTokens(rendition, slot.rendition)]
      const isPassive = (tokens: readonly Token[]) => tokens.some(({ folded }) => folded === 'by')
      const [verb, said] = [verbOf(was, reference.content), verbOf(is, rendition.content)]
      const beside = [was, is].some((tokens) => tokens.some(({ folded }) => BE.test(folded)) || isPassive(tokens))
      return isPassive(was) !== isPassive(is) && beside && verb && said && similarity(verb, said, 'en') >= SAME
    }) ?? null
  )
}

/** Who, whose and which changed places while the words around them stayed. */
export const exchange: Rule = (comparison) => {
  const { segmentId, reference, rendition, local } = comparison
  if (local.likeness < CLOSE) return []
  const found = exchangeOf(comparison)
  if (found) {
    const facts = {
      expected: `${quote([found.one])} … ${quote([found.other])}`,
      heard: `${quote([found.heardOne])} … ${quote([found.heardOther])}`,
    }
    return [
      makeFinding({
        segmentId,
        rule: 'roles-swapped',
        facts,
        reference: quote([found.one]),
        rendition: quote([found.heardOne]),
      }),
    ]
  }
  const voice = voiceOf(comparison)
  if (!voice) return []
  const [expected, heard] = [quote(slotTokens(reference, voice.reference)), quote(slotTokens(rendition, voice.rendition))]
  return [
    makeFinding({ segmentId, rule: 'roles-swapped', facts: { expected, heard }, reference: expected, rendition: heard }),
  ]
}
