import { balanceOf } from './content-diff.ts'
import { clausesOf } from '../reading/clauses.ts'
import type { Comparison } from './comparison.ts'
import { agree } from '../reading/entity.ts'
import { groupBy } from './group-by.ts'
import { LOOSE_WORDS } from '../lexicon/loose-words.ts'
import type { ContentWord, Utterance } from '../reading/utterance.ts'

/** How many clauses in a row are weighed together. Additions are seldom longer. */
const MOST_CLAUSES = 4
/** One word in this many of an added clause may match by chance. */
const CHANCE = 4
const LEAST_WORDS = 2
/**
 * Points per foreign word. One whose meanings are known is certainly not part of the message; one that the lexicon does
 * not know may be.
 */
const OWN = { known: 2, unknown: 1 } as const
const SHARED = 2
/** Points off for model words that are unsaid at this place: the clause may be their rewording. */
const UNSAID = { each: 2, most: 4 } as const
/** Cap on the points for extra length. */
const LONGEST = 8
/**
 * Threshold in points, set on correct renditions and the same ones with a clause of another dialogue put in
 * (docs/decisions/026-errors-in-free-wording.md).
 */
const ENOUGH = 9

const isHeavy = ({ weight }: ContentWord) => weight >= 1
const isTelling = (word: ContentWord, { language }: Utterance) =>
  isHeavy(word) && !LOOSE_WORDS[language].has(word.token.folded)
const isKnown = ({ senses, concepts }: ContentWord) => senses.length > 0 || concepts.length > 0

interface Span {
  /** Token range, end exclusive. */
  from: number
  to: number
  words: readonly ContentWord[]
  /** How many of the words are foreign, and their points. */
  own: number
  strange: number
}

/** The clauses of a rendition with their foreign words. */
function clauseSpans({ rendition }: Comparison, foreign: ReadonlySet<ContentWord>): Span[] {
  const clauses = clausesOf(rendition)
  const heavy = groupBy(rendition.content.filter(isHeavy), ({ at }) => clauses[at])
  return [...groupBy([...clauses.keys()], (at) => clauses[at])].map(([clause, places]) => {
    const words = heavy.get(clause) ?? []
    const own = words.filter((word) => foreign.has(word))
    const strange = own
      .filter((word) => isTelling(word, rendition))
      .reduce((sum, word) => sum + (isKnown(word) ? OWN.known : OWN.unknown), 0)
    return { from: places[0] ?? 0, to: (places.at(-1) ?? 0) + 1, words, own: own.length, strange }
  })
}

/** Runs of up to `MOST_CLAUSES` clauses, excluding the whole rendition. */
function spansOf(clauses: readonly Span[]): Span[] {
  return clauses.flatMap((_, first) => {
    const spans: Span[] = []
    for (const { to, words, own, strange } of clauses.slice(first, first + MOST_CLAUSES)) {
      const { from, ...before } = spans.at(-1) ?? { from: clauses[first]?.from ?? 0, words: [], own: 0, strange: 0 }
      const all = [...before.words, ...words]
      spans.push({ from, to, words: all, own: before.own + own, strange: before.strange + strange })
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
const holdsAmount = ({ reference, rendition }: Comparison, { from, to }: Span) =>
  rendition.entities.some(
    (entity) =>
      !entity.soft &&
      entity.from >= from &&
      entity.from < to &&
      reference.entities.some((other) => agree(entity, other)),
  )

/**
 * The words of a clause that neither source nor model accounts for: nearly all of its words are foreign, little of the
 * model is unsaid at that place, and the rendition is longer for it. Of several clauses in a row, the most foreign one.
 * Null if there is none.
 */
export function ownClause(comparison: Comparison): readonly ContentWord[] | null {
  const { reference, rendition, accepted } = comparison
  const balance = balanceOf(comparison)
  const longer = rendition.tokens.length - Math.max(...accepted.map(({ tokens }) => tokens.length))
  const lost = [...balance.lost].filter((word) => isTelling(word, reference))
  // The evidence for a span, before the deduction for unsaid words around it.
  const evidence = ({ words, own, strange, from, to }: Span) =>
    strange - (words.length - own) * SHARED + Math.min(longer, to - from + 1, LONGEST)
  const clauses = clauseSpans(comparison, balance.foreign)
  const spans = spansOf(clauses).filter(
    ({ words, own }) => own >= LEAST_WORDS && words.length - own <= Math.floor(words.length / CHANCE),
  )
  const found = spans
    .filter((span) => evidence(span) >= ENOUGH)
    .toSorted((a, b) => evidence(b) - evidence(a))
    .find(
      (span) =>
        evidence(span) - Math.min(unsaidAround(comparison, span, lost), UNSAID.most) * UNSAID.each >= ENOUGH &&
        !holdsAmount(comparison, span),
    )
  if (!found) return null
  const strangest = clauses
    .filter(({ from, to }) => from >= found.from && to <= found.to)
    .toSorted((a, b) => b.strange - a.strange)
  return strangest[0]?.words ?? null
}
