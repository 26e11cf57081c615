import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { weigh } from '#app/models/scoring/embedded/matching/align.ts'
import type { Comparison } from '#app/models/scoring/embedded/matching/comparison.ts'
import { slotTokens } from '#app/models/scoring/embedded/matching/slots.ts'
import { LOOSE_WORDS } from '#app/models/scoring/embedded/lexicon/loose-words.ts'
import { isToldFromOtherSide } from '#app/models/scoring/embedded/matching/other-side.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { ContentWord } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Word for word so near that a word more or less was not another way to say it. */
const CLOSE = 0.8
const CLAUSE_WORDS = 2
/** So near that a single word of known meaning was left out or put in, and not worded in another way. */
const COPY = 0.85

interface Place {
  quoted: string
  weight: number
  /** The lexicon knows a word of it, which is no mere padding. */
  isKnown: boolean
}

/** Who tells of the speaker instead of speaking for them is judged by a rule of its own. */
const SAYING =
  /^(?:says?|said|saying|tells?|told|client|customer|patient|speaker|diyor|dedi|soyluyor|soyledi|musteri|hasta)$/u
/** "Seabright Services kurumu": what a name is of. */
const OF_NAME = /^(?:adli|isimli|kurum|kurulus|firma|sirket|company|firm|agency|organi[sz]ation|called|named)/u
const isTelling = ({ senses, weight, token }: ContentWord) =>
  senses.length > 0 && weight >= 1 && ![...LOOSE_WORDS.en, ...LOOSE_WORDS.tr].includes(token.folded)
const isKnown = (words: readonly ContentWord[]) =>
  words.some(isTelling) && !words.some(({ token }) => SAYING.test(token.folded))
const isPart = (place: Place, { local }: Comparison) =>
  place.weight >= CLAUSE_WORDS || (place.isKnown && local.likeness >= COPY)

/** Content that stands on one side between words that stand side by side on the other. */
function alone(comparison: Comparison, of: 'reference' | 'rendition', unmatched: readonly ContentWord[]): Place | null {
  const { local } = comparison
  if (local.likeness < CLOSE || isToldFromOtherSide(comparison)) return null
  const places = local.slots.flatMap((slot): Place[] => {
    const other = slot[of === 'reference' ? 'rendition' : 'reference']
    const tokens = slotTokens(comparison[of], slot[of])
    const words = unmatched.filter(({ token }) => tokens.includes(token) && !OF_NAME.test(token.folded))
    return other.to > other.from || words.length === 0
      ? []
      : [
          {
            quoted: quote(tokens),
            weight: weigh(words),
            isKnown: isKnown(words),
          },
        ]
  })
  return places.toSorted((a, b) => b.weight - a.weight)[0] ?? null
}

/** A few words of the model left out of a rendition that otherwise follows it. */
export function omittedInPlace(comparison: Comparison): Finding[] {
  const place = alone(comparison, 'reference', comparison.alignment.missing)
  if (!place) return []
  const rule = place.weight >= CLAUSE_WORDS ? 'part-missing' : 'detail-missing'
  const { segmentId } = comparison
  return [makeFinding({ segmentId, rule, facts: { expected: place.quoted }, reference: place.quoted })]
}

/** A few words put into a rendition that otherwise follows the model. `unknown`: those that no model has. */
export function addedInPlace(comparison: Comparison, unknown: readonly ContentWord[]): Finding[] {
  const place = alone(comparison, 'rendition', unknown)
  if (!place) return []
  const rule = isPart(place, comparison) ? 'part-added' : 'detail-added'
  return [
    makeFinding({ segmentId: comparison.segmentId, rule, facts: { heard: place.quoted }, rendition: place.quoted }),
  ]
}
