import { contentDiffOf } from './content-diff.ts'
import { clausesOf } from '../reading/clauses.ts'
import type { Comparison } from './comparison.ts'
import { sharesReading } from '../reading/entity.ts'
import { groupBy } from './group-by.ts'
import { LOOSE_WORDS } from '../lexicon/loose-words.ts'
import type { ContentWord, Utterance } from '../reading/utterance.ts'

/** How many clauses in a row are weighed together. Additions are seldom longer. */
const MAX_CLAUSES = 4
/** One word in this many of an added clause may match by chance. */
const WORDS_PER_CHANCE_MATCH = 4
const MIN_WORDS = 2
/**
 * Points per foreign word. One whose meanings are known is certainly not part of the message; one that the lexicon does
 * not know may be.
 */
const POINTS = { known: 2, unknown: 1 } as const
const SHARED_PENALTY = 2
/** Points off for model words that are unsaid at this place: the clause may be their rewording. */
const UNSAID_PENALTY = { each: 2, most: 4 } as const
/** Cap on the points for extra length. */
const MAX_LENGTH_POINTS = 8
/**
 * Threshold in points, set on correct renditions and the same ones with a clause of another dialogue put in
 * (docs/decisions/026-errors-in-free-wording.md).
 */
const THRESHOLD = 9

const hasFullWeight = ({ weight }: ContentWord) => weight >= 1
const isMeaningful = (word: ContentWord, { language }: Utterance) =>
  hasFullWeight(word) && !LOOSE_WORDS[language].has(word.token.folded)
const isKnown = ({ senses, concepts }: ContentWord) => senses.length > 0 || concepts.length > 0

interface Span {
  /** Token range, end exclusive. */
  from: number
  to: number
  words: readonly ContentWord[]
  /** How many of the words are foreign, and their points. */
  foreignCount: number
  points: number
}

/** The clauses of a rendition with their foreign words. */
function clauseSpans({ rendition }: Comparison, foreign: ReadonlySet<ContentWord>): Span[] {
  const clauses = clausesOf(rendition)
  const heavy = groupBy(rendition.content.filter(hasFullWeight), ({ at }) => clauses[at])
  return [...groupBy([...clauses.keys()], (at) => clauses[at])].map(([clause, places]) => {
    const words = heavy.get(clause) ?? []
    const foreignWords = words.filter((word) => foreign.has(word))
    const points = foreignWords
      .filter((word) => isMeaningful(word, rendition))
      .reduce((sum, word) => sum + (isKnown(word) ? POINTS.known : POINTS.unknown), 0)
    return { from: places[0] ?? 0, to: (places.at(-1) ?? 0) + 1, words, foreignCount: foreignWords.length, points }
  })
}

/** Runs of up to `MAX_CLAUSES` clauses, excluding the whole rendition. */
function clauseRuns(clauses: readonly Span[]): Span[] {
  return clauses.flatMap((_, first) => {
    const spans: Span[] = []
    for (const { to, words, foreignCount, points } of clauses.slice(first, first + MAX_CLAUSES)) {
      const { from, ...before } = spans.at(-1) ?? {
        from: clauses[first]?.from ?? 0,
        words: [],
        foreignCount: 0,
        points: 0,
      }
      const all = [...before.words, ...words]
      spans.push({
        from,
        to,
        words: all,
        foreignCount: before.foreignCount + foreignCount,
        points: before.points + points,
      })
    }
    return spans.filter(({ to }) => first > 0 || to < (clauses.at(-1)?.to ?? 0))
  })
}

/** How many lost words of the model lie between the matches on either side of a span. */
function unsaidAround({ alignment, reference }: Comparison, span: Span, lost: readonly ContentWord[]): number {
  const pairs = alignment.pairs.toSorted((a, b) => a.rendition.at - b.rendition.at)
  const last = pairs.findLast(({ rendition }) => rendition.at < span.from)
  const next = pairs.find(({ rendition }) => rendition.at >= span.to)
  const ends = [last?.reference.at ?? -1, next?.reference.at ?? reference.tokens.length]
  return lost.filter(({ at }) => at > Math.min(...ends) && at < Math.max(...ends)).length
}

/** A number or date of the model shows that the clause belongs to the message. */
const containsSharedAmount = ({ reference, rendition }: Comparison, { from, to }: Span) =>
  rendition.entities.some(
    (entity) =>
      !entity.isAmbiguous &&
      entity.from >= from &&
      entity.from < to &&
      reference.entities.some((other) => sharesReading(entity, other)),
  )

/**
 * The words of a clause that neither source nor model accounts for: nearly all of its words are foreign, little of the
 * model is unsaid at that place, and the rendition is longer for it. Of several clauses in a row, the most foreign one.
 * Null if there is none.
 */
export function addedClause(comparison: Comparison): readonly ContentWord[] | null {
  const { reference, rendition, accepted } = comparison
  const balance = contentDiffOf(comparison)
  const longer = rendition.tokens.length - Math.max(...accepted.map(({ tokens }) => tokens.length))
  const lost = [...balance.lost].filter((word) => isMeaningful(word, reference))
  // The evidence for a span, before the deduction for unsaid words around it.
  const evidence = ({ words, foreignCount, points, from, to }: Span) =>
    points - (words.length - foreignCount) * SHARED_PENALTY + Math.min(longer, to - from + 1, MAX_LENGTH_POINTS)
  const clauses = clauseSpans(comparison, balance.foreign)
  const spans = clauseRuns(clauses).filter(
    ({ words, foreignCount }) =>
      foreignCount >= MIN_WORDS && words.length - foreignCount <= Math.floor(words.length / WORDS_PER_CHANCE_MATCH),
  )
  const found = spans
    .filter((span) => evidence(span) >= THRESHOLD)
    .toSorted((a, b) => evidence(b) - evidence(a))
    .find(
      (span) =>
        evidence(span) - Math.min(unsaidAround(comparison, span, lost), UNSAID_PENALTY.most) * UNSAID_PENALTY.each >=
          THRESHOLD && !containsSharedAmount(comparison, span),
    )
  if (!found) return null
  const mostForeign = clauses
    .filter(({ from, to }) => from >= found.from && to <= found.to)
    .toSorted((a, b) => b.points - a.points)
  return mostForeign[0]?.words ?? null
}
