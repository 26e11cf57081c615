import type { JudgedWord } from '../judge/judge.ts'

/** So many words below the limit may stand between doubtful ones: "the [blue] car" is one span. Chosen by hand. */
const GAP_WORDS = 1

const sumOf = (words: readonly JudgedWord[]): number => words.reduce((sum, { doubt }) => sum + doubt, 0)

function spansOf(words: readonly JudgedWord[], limit: number): JudgedWord[][] {
  const spans: JudgedWord[][] = []
  let last = -Infinity
  words.forEach((word, index) => {
    if (word.doubt < limit) return
    const span = spans.at(-1)
    if (span && index - last <= GAP_WORDS + 1) span.push(...words.slice(last + 1, index + 1))
    else spans.push([word])
    last = index
  })
  return spans
}

/**
 * The most doubtful span of words; where no word reaches the limit, the most doubtful word. No span goes over the end of
 * one of the stretches. Empty without words.
 */
export function doubtfulSpan(stretches: readonly (readonly JudgedWord[])[], limit: number): JudgedWord[] {
  const spans = stretches.flatMap((words) => spansOf(words, limit))
  const [span] = spans.toSorted((one, other) => sumOf(other) - sumOf(one))
  return (
    span ??
    stretches
      .flat()
      .toSorted((one, other) => other.doubt - one.doubt)
      .slice(0, 1)
  )
}
