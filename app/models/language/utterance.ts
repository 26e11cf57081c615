import { type Language, spokenLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { once } from '#app/remember.ts'
import { readEntities } from './entities.ts'
import type { Entity } from './entity.ts'
import { readPolarity, type Polarity } from './negation-reader.ts'
import { countWords, foldedText, tokenise, type Token } from './text.ts'

/** A parsed text. */
export interface Utterance {
  language: Language
  tokens: readonly Token[]
  /** Numbers, amounts, times and dates. */
  entities: readonly Entity[]
  polarity: Polarity
  /** All folded words, joined by single spaces. */
  plain: string
}

/** The number of negations in an utterance. */
export const negationCount = ({ polarity }: Pick<Utterance, 'polarity'>): number => polarity.negations.length

/** Parses a text. */
export function readUtterance(text: string, language: Language): Utterance {
  const tokens = tokenise(text, language)
  return {
    language,
    tokens,
    entities: readEntities(tokens, language),
    polarity: readPolarity(tokens, language),
    plain: foldedText(tokens),
  }
}

/** What a segment's speaker says, parsed once for each loaded segment. */
export const readSource = once((segment: Pick<Segment, 'speaker' | 'text'>): Utterance =>
  readUtterance(segment.text, spokenLanguage(segment)),
)

/** The tokens of every match of a pattern on the folded words. */
export const findAllTokens = (side: Pick<Utterance, 'tokens' | 'plain'>, pattern: RegExp): (readonly Token[])[] =>
  [...side.plain.matchAll(new RegExp(pattern, 'gu'))].map((found) => tokensOf(side, found))

function tokensOf({ tokens, plain }: Pick<Utterance, 'tokens' | 'plain'>, found: RegExpExecArray): readonly Token[] {
  const before = countWords(plain.slice(0, found.index + (found[0].length - found[0].trimStart().length)))
  return tokens.slice(before, before + countWords(found[0]))
}
