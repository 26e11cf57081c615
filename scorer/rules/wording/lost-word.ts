import type { ReadSegment } from '../../reading/segment.ts'
import type { Language, Word } from '../../reading/word.ts'

/** Patterns of one word and the next, each before a space: "have to ". */
export interface Wording {
  /** What the source must say. */
  asked: Record<Language, RegExp>
  /** Everything that may stand for it. */
  any: Record<Language, RegExp>
}

const wordsThatSay = (words: readonly Word[], pattern: RegExp): Word[] =>
  words.filter(({ text }, index) => pattern.test(`${text} ${words[index + 1]?.text ?? ''} `))

/** The first word of the source with this meaning if every reference says it in some way and the rendition in none. */
export function lostWord(
  { sourceLanguage, language, source, references, rendition }: ReadSegment,
  { asked, any }: Wording,
) {
  const [first] = wordsThatSay(source, asked[sourceLanguage])
  const says = (words: readonly Word[]) => wordsThatSay(words, any[language]).length > 0
  return first && references.every(says) && !says(rendition) ? first : null
}
