import type { JudgedWord } from '../judge/judge.ts'

/** A word less doubtful than this may stand between doubtful ones: "the [blue] car". */
const GAP_WORDS = 1
/** A fault in more places than this is a broken segment, and two quotes say enough. */
const MOST_SPANS = 2

const sumOf = (words: readonly JudgedWord[]): number => words.reduce((sum, { doubt }) => sum + doubt, 0)

/** The stretches of doubtful words, the most doubtful first; where no word reaches the limit, the most doubtful one. */
export function doubtfulSpans(words: readonly JudgedWord[], limit: number): JudgedWord[][] {
  const spans: JudgedWord[][] = []
  let last = -Infinity
  words.forEach((word, index) => {
    if (word.doubt < limit) return
    const span = spans.at(-1)
    if (span && index - last <= GAP_WORDS + 1) span.push(...words.slice(last + 1, index + 1))
    else spans.push([word])
    last = index
  })
  if (spans.length > 0) return spans.toSorted((one, other) => sumOf(other) - sumOf(one)).slice(0, MOST_SPANS)
  const most = words.toSorted((one, other) => other.doubt - one.doubt)[0]
  return most ? [[most]] : []
}
