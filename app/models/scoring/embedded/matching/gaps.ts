import { totalWeight } from './align.ts'
import type { Comparison } from './comparison.ts'
import type { ContentWord, Utterance } from '../reading/utterance.ts'

/** A run of words on one side without a counterpart on the other. */
export interface Gap {
  words: readonly ContentWord[]
  /** Content that nothing in its place accounts for. */
  weight: number
  /** Tokens between the matched word before and the matched word after. */
  length: number
}

interface GapSide {
  utterance: Utterance
  unmatched: ReadonlySet<ContentWord>
  /** The counterpart of each matched word. */
  partners: ReadonlyMap<ContentWord, ContentWord>
}

/** The weight of the unmatched words of the other side between two of its tokens. */
function unmatchedWeightBetween(other: GapSide, from: number, to: number): number {
  return totalWeight([...other.unmatched].filter(({ at }) => at > from && at < to))
}

function findGaps(side: GapSide, other: GapSide): Gap[] {
  const { content, tokens } = side.utterance
  const gaps: Gap[] = []
  let words: ContentWord[] = []
  let last: ContentWord | null = null
  for (const word of [...content, null]) {
    if (word && side.unmatched.has(word)) {
      words.push(word)
      continue
    }
    if (words.length > 0) {
      const [from, to] = [last ? last.at : -1, word ? word.at : tokens.length]
      const start = last ? (side.partners.get(last)?.at ?? 0) : -1
      const end = word ? (side.partners.get(word)?.at ?? 0) : other.utterance.tokens.length
      // If the words around it changed places, any extra words may stand for the gap.
      const said = end > start ? unmatchedWeightBetween(other, start, end) : totalWeight([...other.unmatched])
      gaps.push({ words, weight: totalWeight(words) - said, length: to - from - 1 })
    }
    words = []
    last = word
  }
  return gaps
}

/** The largest run that one side says and the other leaves out; null if there is none. */
export function largestGap({ alignment, reference, rendition }: Comparison, of: 'model' | 'learner'): Gap | null {
  const model: GapSide = {
    utterance: reference,
    unmatched: new Set(alignment.missing),
    partners: new Map(alignment.pairs.map((pair) => [pair.reference, pair.rendition])),
  }
  const learner: GapSide = {
    utterance: rendition,
    unmatched: new Set(alignment.extra),
    partners: new Map(alignment.pairs.map((pair) => [pair.rendition, pair.reference])),
  }
  const gaps = of === 'model' ? findGaps(model, learner) : findGaps(learner, model)
  return gaps.toSorted((a, b) => b.weight - a.weight || b.length - a.length)[0] ?? null
}
