// Reports omissions and additions. Most of the message missing is critical (`most-missing`), a part missing or added
// major (`part-missing`, `part-added`), a detail minor (`detail-missing`, `detail-added`). Also another message
// altogether: critical (`another-message`) or major (`little-in-common`).
import { EMBEDDED } from '#app/config/scoring.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import { totalWeight } from '#app/models/scoring/embedded/matching/align.ts'
import { similarWordsIn } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { sharesReading } from '#app/models/scoring/embedded/reading/entity.ts'
import { largestGap, type Gap } from '#app/models/scoring/embedded/matching/gaps.ts'
import { isLostByLexicon, isWideGap, lostClause } from '#app/models/scoring/embedded/matching/lost-clauses.ts'
import { addedClause } from '#app/models/scoring/embedded/matching/added-clauses.ts'
import { quote, foldedText } from '#app/models/scoring/embedded/reading/text.ts'
import { addedInPlace, omittedInPlace } from './in-place.ts'
import type { ContentWord, Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { once } from '#app/remember.ts'

const QUOTED_WORDS = 6
/** Extra tokens that a one-sided run needs to count as a clause in a freer rendition. */
const FREE_SLACK = 3
const FREE = 0.5
const FREE_LENGTH = 0.7
/** Below this likeness the order of words is so different that a shorter text need not say less. */
const FREEST = 0.3
const LONG_GAP = 4
const CLOSE = 0.7
const FAR = 0.6
const NEAR_COPY = 0.8
const AS_LONG = 0.84
const GAP_LENGTH = { en: 6, tr: 4 } as const

function lengthShare({ reference, rendition }: Comparison): number {
  return rendition.tokens.length / Math.max(1, reference.tokens.length)
}

/** The stretch of an utterance that contains these words, for a quote. */
function quoteStretch(utterance: Utterance, words: readonly ContentWord[]): string {
  const [first, last] = [words[0]?.at ?? 0, words.at(-1)?.at ?? 0]
  return quote(utterance.tokens.slice(first, Math.min(last + 1, first + QUOTED_WORDS)))
}

/** The largest cluster of words, where most of a part is missing or added. */
function densest(words: readonly ContentWord[]): ContentWord[] {
  const groups: ContentWord[][] = []
  for (const word of words) {
    const last = groups.at(-1)
    if (last && word.at - (last.at(-1)?.at ?? 0) <= 3) last.push(word)
    else groups.push([word])
  }
  return groups.sort((a, b) => b.length - a.length)[0] ?? []
}

/**
 * Below this likeness a missing or added detail is almost always honest wording (25 correct renditions for 4 wrong
 * ones).
 */
const MIN_LIKENESS_FOR_DETAILS = 0.5
const canReportDetails = ({ wordDiff }: Comparison) => wordDiff.likeness >= MIN_LIKENESS_FOR_DETAILS

/**
 * Whether a gap is a clause that only one side has, with that side longer by about as much. Turkish needs fewer words
 * for one.
 */
function isClause(gap: Gap, side: Utterance, other: Utterance, slack = 0): boolean {
  const longer = side.tokens.length - other.tokens.length
  return (
    gap.weight >= EMBEDDED.gapWords &&
    gap.length >= GAP_LENGTH[side.language] + slack &&
    longer >= gap.length * EMBEDDED.gapLengthShare
  )
}

/**
 * Omissions. Unmatched words of the rendition may be a rewording of unmatched words of the model, so only what they
 * cannot account for counts.
 */
export const omission: Rule = (comparison) => {
  const { segmentId, alignment, reference } = comparison
  const missing = totalWeight(alignment.missing) - totalWeight(alignment.extra)
  const share = alignment.weight === 0 ? 0 : missing / alignment.weight
  const short = lengthShare(comparison) < EMBEDDED.criticalOmissionLength
  if (share > EMBEDDED.criticalOmissionShare && short) return [makeFinding({ segmentId, rule: 'most-missing' })]
  const gap = largestGap(comparison, 'model')
  const isOmittedClause = gap !== null && isClause(gap, reference, comparison.rendition)
  const clause = isWideGap(comparison, gap) ? gap.words : lostClause(comparison)
  const place = quoteStretch(reference, clause ?? (isOmittedClause ? gap.words : densest(alignment.missing)))
  const report = (rule: 'part-missing' | 'detail-missing') =>
    rule === 'part-missing' || canReportDetails(comparison) || lengthShare(comparison) < AS_LONG
      ? [makeFinding({ segmentId, rule, facts: { expected: place }, reference: place })]
      : []
  if (clause) return report('part-missing')
  // The rendition says as much in other words, or in words that the lexicon knows, so this is more likely a rewording.
  const isStillLong = lengthShare(comparison) >= FREE_LENGTH && (gap?.weight ?? 0) < LONG_GAP
  const isReworded =
    comparison.wordDiff.likeness < FREE && (isStillLong || (gap !== null && !isLostByLexicon(comparison, gap)))
  if (isOmittedClause) return report(isReworded ? 'detail-missing' : 'part-missing')
  const halved = lengthShare(comparison) < EMBEDDED.halvedLength && share >= EMBEDDED.halvedShare
  if (halved) return report('part-missing')
  const large = missing >= EMBEDDED.majorOmissionWords || share >= EMBEDDED.majorOmissionShare
  const reworded = totalWeight(alignment.extra) > totalWeight(alignment.missing) * EMBEDDED.rewordedShare
  if (missing < EMBEDDED.minorOmissionWords || share < EMBEDDED.minorOmissionShare || (reworded && !large))
    return omittedInPlace(comparison)
  // A freely worded rendition of similar length is a rewording: an omission would make it shorter.
  const asLong = comparison.wordDiff.likeness < FREEST ? FREE_LENGTH : AS_LONG
  const isAsLong = comparison.wordDiff.likeness < NEAR_COPY && lengthShare(comparison) >= asLong
  return report(large && !reworded && !isAsLong ? 'part-missing' : 'detail-missing')
}

const FAR_MORE = 3

/** Additions beyond what any model says and beyond what could reword something missing. */
export const insertion: Rule = (comparison) => {
  const { segmentId, alignment, accepted, rendition, source } = comparison
  const spoken = new Set(source.content.flatMap(({ senses }) => senses))
  const unknown = alignment.extra.filter(
    (word) =>
      !word.senses.some((sense) => spoken.has(sense)) &&
      !accepted.some(({ content, language }) => similarWordsIn(content, word, language).length > 0),
  )
  const surplus = totalWeight(unknown) - totalWeight(alignment.missing)
  const place = quoteStretch(rendition, densest(unknown))
  const long = lengthShare(comparison) > EMBEDDED.insertionLength
  const reworded = totalWeight(alignment.missing) > totalWeight(unknown) * EMBEDDED.rewordedShare
  const longer = rendition.tokens.length - comparison.reference.tokens.length >= EMBEDDED.insertedRunWords
  const whole =
    longer && totalWeight(densest(unknown)) >= EMBEDDED.insertedRunWords && surplus >= EMBEDDED.minorInsertionWords
  const gap = largestGap(comparison, 'learner')
  const isOwn = gap?.words.every((word) => unknown.includes(word))
  const slack = comparison.wordDiff.likeness < CLOSE ? FREE_SLACK : 0
  const report = (rule: 'part-added' | 'detail-added', heard: string) => [
    makeFinding({ segmentId, rule, facts: { heard }, rendition: heard }),
  ]
  const clause = addedClause(comparison)
  if (clause) return report('part-added', quoteStretch(rendition, clause))
  // Far from the model an added detail is honest wording (34 correct renditions for 5 wrong ones), unless much more is
  // added than is missing.
  const isFollowed = comparison.wordDiff.likeness >= CLOSE
  const isFarMore = totalWeight(unknown) > totalWeight(alignment.missing) * FAR_MORE
  const reportFarMore = (heard: string) => (isFarMore ? report('detail-added', heard) : [])
  // Far from the model most additions are rewordings.
  const isClear = canReportDetails(comparison)
  if (gap && isOwn && isClause(gap, rendition, comparison.reference, slack) && (isClear || gap.weight >= LONG_GAP))
    return comparison.wordDiff.likeness < FAR
      ? reportFarMore(quoteStretch(rendition, gap.words))
      : report('part-added', quoteStretch(rendition, gap.words))
  if ((surplus >= EMBEDDED.majorInsertionWords && long && !reworded) || (whole && !reworded))
    return isFollowed ? report('part-added', place) : reportFarMore(place)
  if (surplus >= EMBEDDED.minorInsertionWords && long && isFollowed) return report('detail-added', place)
  return addedInPlace(comparison, unknown)
}

const LETTERS = 3
/** Below this share of common letter trigrams, two texts of one language are about different things. */
const UNRELATED_LETTERS = 0.24

const letterGroups = once((utterance: Utterance): ReadonlySet<string> => {
  const text = foldedText(utterance.tokens)
  const groups = new Set<string>()
  for (let at = 0; at + LETTERS <= text.length; at += 1) groups.add(text.slice(at, at + LETTERS))
  return groups
})

/** The share of letter trigrams that two utterances have in common, 0 to 1. */
function sharedLetters(a: Utterance, b: Utterance): number {
  const [left, right] = [letterGroups(a), letterGroups(b)]
  let shared = 0
  for (const group of left) if (right.has(group)) shared += 1
  return (2 * shared) / Math.max(1, left.size + right.size)
}

/** Similar in length but about something else. Shared numbers and names indicate a very free wording instead. */
export const unrelated: Rule = (comparison) => {
  const { segmentId, alignment, reference, rendition, names } = comparison
  const kept = names.some(({ tokens }) => tokens.some(({ folded }) => rendition.folded.has(folded)))
  if (alignment.coverage >= EMBEDDED.unrelatedCoverage || alignment.weight < 1) return []
  const hard = reference.entities.filter(({ isAmbiguous }) => !isAmbiguous)
  const isCounted = hard.filter((entity) =>
    rendition.entities.some((other) => !other.isAmbiguous && sharesReading(entity, other)),
  )
  if (hard.length > 0 && isCounted.length === hard.length) return []
  const strange = sharedLetters(reference, rendition) < UNRELATED_LETTERS
  if (!strange) return []
  const long = reference.content.length >= EMBEDDED.unrelatedContentWords && !kept
  return [
    makeFinding({ segmentId, rule: long ? 'another-message' : 'little-in-common', rendition: quote(rendition.tokens) }),
  ]
}
