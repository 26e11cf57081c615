import type { Limits } from '../judge/limits.ts'
import { readWords } from '../reading/read.ts'
import type { Segment } from '../reading/segment.ts'
import type { Word } from '../reading/word.ts'
import type { Assessment } from './assess.ts'

/** How much of a stretch came across; `thin`: doubtful, but not enough for a finding. */
export type Shade = 'conveyed' | 'thin' | 'lost'

export interface ShadedStretch {
  text: string
  shade: Shade
}

/**
 * The source in stretches, as an examiner would see what became of it. Spaces and punctuation go with the words before them; together
 * the texts are the source.
 */
export function shadesOf(
  { source, sourceLanguage }: Pick<Segment, 'source' | 'sourceLanguage'>,
  { findings, judgement }: Assessment,
  limits: Limits,
): ShadedStretch[] {
  const quotes = findings.flatMap(({ lost }) => lost ?? [])
  const doubtful = judgement?.source.filter(({ doubt }) => doubt >= limits.lost) ?? []
  const overlaps = (word: Word) => (other: { from: number; to: number }) => other.from < word.to && word.from < other.to
  const shadeOf = (word: Word): Shade => {
    if (quotes.some(overlaps(word))) return 'lost'
    return doubtful.some(overlaps(word)) ? 'thin' : 'conveyed'
  }
  const stretches: (ShadedStretch & { from: number })[] = []
  for (const word of readWords(source, sourceLanguage)) {
    const shade = shadeOf(word)
    if (stretches.at(-1)?.shade !== shade)
      stretches.push({ text: '', shade, from: stretches.length === 0 ? 0 : word.from })
  }
  return stretches.map(({ shade, from }, index) => ({ text: source.slice(from, stretches[index + 1]?.from), shade }))
}
