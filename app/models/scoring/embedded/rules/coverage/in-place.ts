import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { totalWeight } from '#app/models/scoring/embedded/matching/align.ts'
import type { Comparison } from '#app/models/scoring/embedded/matching/comparison.ts'
import { slotTokens } from '#app/models/scoring/embedded/matching/slots.ts'
import { LOOSE_WORDS } from '#app/models/scoring/embedded/lexicon/loose-words.ts'
import { isConverseAction } from '#app/models/scoring/embedded/matching/converse-actions.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { ContentWord } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Above this likeness an extra or missing word is not a rewording. */
const CLOSE = 0.8
const CLAUSE_WORDS = 2
/** Above this likeness a single word with a known meaning counts as a part. */
const COPY = 0.85

interface OneSidedRun {
  quoted: string
  weight: number
  /** The lexicon knows a word of it that is not filler. */
  isKnown: boolean
}

/** Reported speech is left to its own rule. */
const REPORTING_VERB =
  /^(?:says?|said|saying|tells?|told|client|customer|patient|speaker|diyor|dedi|soyluyor|soyledi|musteri|hasta)$/u
/** The kind of thing that a name belongs to: "Seabright Services kurumu". */
const OF_NAME = /^(?:adli|isimli|kurum|kurulus|firma|sirket|company|firm|agency|organi[sz]ation|called|named)/u
const isMeaningful = ({ senses, weight, token }: ContentWord) =>
  senses.length > 0 && weight >= 1 && ![...LOOSE_WORDS.en, ...LOOSE_WORDS.tr].includes(token.folded)
const isKnown = (words: readonly ContentWord[]) =>
  words.some(isMeaningful) && !words.some(({ token }) => REPORTING_VERB.test(token.folded))
const isPart = (place: OneSidedRun, { wordDiff }: Comparison) =>
  place.weight >= CLAUSE_WORDS || (place.isKnown && wordDiff.likeness >= COPY)

/** The heaviest run of words on one side between words that are adjacent on the other. */
function oneSidedRun(
  comparison: Comparison,
  of: 'reference' | 'rendition',
  unmatched: readonly ContentWord[],
): OneSidedRun | null {
  const { wordDiff } = comparison
  if (wordDiff.likeness < CLOSE || isConverseAction(comparison)) return null
  const places = wordDiff.slots.flatMap((slot): OneSidedRun[] => {
    const other = slot[of === 'reference' ? 'rendition' : 'reference']
    const tokens = slotTokens(comparison[of], slot[of])
    const words = unmatched.filter(({ token }) => tokens.includes(token) && !OF_NAME.test(token.folded))
    return other.to > other.from || words.length === 0
      ? []
      : [
          {
            quoted: quote(tokens),
            weight: totalWeight(words),
            isKnown: isKnown(words),
          },
        ]
  })
  return places.toSorted((a, b) => b.weight - a.weight)[0] ?? null
}

/** A few words left out of a near copy: `part-missing` or `detail-missing`. */
export function omittedInPlace(comparison: Comparison): Finding[] {
  const place = oneSidedRun(comparison, 'reference', comparison.alignment.missing)
  if (!place) return []
  const rule = place.weight >= CLAUSE_WORDS ? 'part-missing' : 'detail-missing'
  const { segmentId } = comparison
  return [makeFinding({ segmentId, rule, facts: { expected: place.quoted }, reference: place.quoted })]
}

/** A few words added to a near copy: `part-added` or `detail-added`. `unknown`: words that no model has. */
export function addedInPlace(comparison: Comparison, unknown: readonly ContentWord[]): Finding[] {
  const place = oneSidedRun(comparison, 'rendition', unknown)
  if (!place) return []
  const rule = isPart(place, comparison) ? 'part-added' : 'detail-added'
  return [
    makeFinding({ segmentId: comparison.segmentId, rule, facts: { heard: place.quoted }, rendition: place.quoted }),
  ]
}
