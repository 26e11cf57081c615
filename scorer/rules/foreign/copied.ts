import type { ReadSegment } from '../../reading/segment.ts'
import type { Word } from '../../reading/word.ts'

const DIGIT = /\d/

/** The longest stretch of the rendition that is said word for word in the source; numbers end it. */
export function longestCopied({ source, rendition }: Pick<ReadSegment, 'source' | 'rendition'>): Word[] {
  let longest: Word[] = []
  source.forEach((_, from) => {
    rendition.forEach((__, at) => {
      let length = 0
      while (isSaidAgain(source[from + length], rendition[at + length])) length += 1
      if (length > longest.length) longest = rendition.slice(at, at + length)
    })
  })
  return longest
}

const isSaidAgain = (meant: Word | undefined, said: Word | undefined): boolean =>
  meant !== undefined && meant.text === said?.text && !DIGIT.test(meant.text)
