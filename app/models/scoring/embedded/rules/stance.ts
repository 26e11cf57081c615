import { makeFinding } from '../../finding.ts'
import type { Comparison, Rule } from '../comparison.ts'
import { isBesideShared } from '../shared-context.ts'
import { standsOf, type Stand } from '../stances.ts'
import { quote } from '../text.ts'
import type { Utterance } from '../utterance.ts'

const on = (utterance: Utterance, scale: number) => standsOf(utterance).filter(({ meaning }) => meaning.scale === scale)

/** The one side that an utterance takes on a scale; null where it takes none or both. */
function sideOf(stands: readonly Stand[]): 1 | -1 | null {
  const signs = new Set(stands.flatMap(({ sign }) => (sign === 0 ? [] : [sign])))
  const [sign] = signs
  return signs.size === 1 && sign ? sign : null
}

/** Words of a number or a time are judged with it. */
const isCounted = ({ entities }: Utterance, { from, to }: Stand) =>
  entities.some((entity) => entity.from < to && entity.to > from)

/** The words of a scale with the "not" beside them. */
const QUOTE_BESIDE = 2
function quoteOf({ tokens, language }: Utterance, { from, to }: Stand): string {
  const [before, after] = language === 'en' ? [QUOTE_BESIDE, 0] : [0, 1]
  return quote(tokens.slice(Math.max(0, from - before), to + after))
}

/** Where only a "not" came or went, the rendition must say it less often, or more often, in any form. */
function isCountedOut({ reference, rendition }: Comparison, { sign, meaning: { side } }: Stand): boolean {
  const nots = ({ polarity }: Utterance) => polarity.negations.length
  const forms = ({ polarity }: Utterance) => polarity.negations.length + polarity.soft.length
  const wasDenied = (sign === 1) !== (side === 0)
  return wasDenied ? nots(reference) > nots(rendition) : nots(rendition) > forms(reference)
}

function turned(comparison: Comparison): [Stand, Stand] | null {
  const { source, reference, rendition, accepted } = comparison
  for (const scale of new Set(standsOf(reference).map(({ meaning }) => meaning.scale))) {
    const [was, spoken, heard] = [on(reference, scale), on(source, scale), on(rendition, scale)]
    const side = sideOf(was)
    if (side === null || sideOf(spoken) !== side || heard.some(({ sign }) => sign !== -side)) continue
    if (accepted.some((model) => on(model, scale).some(({ sign }) => sign === -side))) continue
    const [expected, is] = [was.find(({ sign }) => sign === side), heard[0]]
    if (!expected || !is || isCounted(rendition, is)) continue
    if (expected.meaning.side === is.meaning.side && !isCountedOut(comparison, expected)) continue
    if (!isBesideShared(comparison, expected.from, is.from)) continue
    return [expected, is]
  }
  return null
}

/**
 * Source and model take one side of a scale (accept or refuse, allowed or forbidden, enough or not), the rendition the
 * other, each in any words, with or without a "not" (domain 3.3, distortion).
 */
export const stance: Rule = (comparison) => {
  const found = turned(comparison)
  if (!found) return []
  const { segmentId, reference, rendition } = comparison
  const facts = { expected: quoteOf(reference, found[0]), heard: quoteOf(rendition, found[1]) }
  return [makeFinding({ segmentId, rule: 'opposite-word', facts, reference: facts.expected, rendition: facts.heard })]
}
