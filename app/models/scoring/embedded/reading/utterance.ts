import type { Language } from '#app/models/dialogues/language.ts'
import { readEntities, range } from './entities.ts'
import type { Entity } from './entity.ts'
import { yearsInSpan } from './halves.ts'
import { findTimeUnit, findCurrency } from '../lexicon/calendar.ts'
import { conceptsOf, conceptsOfWord } from '../lexicon/concepts.ts'
import type { Mention } from '../lexicon/bilingual.ts'
import { sensesOf, type Sense } from '../lexicon/senses.ts'
import { FUNCTION_WORDS } from '../lexicon/function-words.ts'
import { readPolarity, type Polarity } from './negation-reader.ts'
import { stem } from './stem.ts'
import { tokenise, type Token, foldedText, countWords } from './text.ts'

/** A content word. */
export interface ContentWord {
  token: Token
  at: number
  stem: string
  /** Meanings of the word, or of the phrase that it begins, in our own concept list. */
  concepts: readonly string[]
  /** Meaning ids in the bilingual lexicon. */
  senses: readonly number[]
  /** Start index of the phrase that it belongs to; -1 if none. */
  phrase: number
  /** How much of the message it carries. */
  weight: number
}

/** What two words are compared by. */
export interface Comparable {
  token: Pick<Token, 'folded'>
  stem: string
  concepts: readonly string[]
  senses: readonly number[]
}

/** A comparable for a folded word outside any utterance. */
export function asComparable(folded: string, language: Language): Comparable {
  return { token: { folded }, stem: stem(folded, language), concepts: conceptsOfWord(folded, language), senses: [] }
}

/** Any token as a word, content or not. */
export function asWord(token: Token, language: Language): ContentWord {
  const concepts = conceptsOfWord(token.folded, language)
  return { token, at: 0, stem: stem(token.folded, language), concepts, senses: [], phrase: -1, weight: 1 }
}

/** A parsed utterance: the input of every rule. */
export interface Utterance {
  language: Language
  tokens: readonly Token[]
  entities: readonly Entity[]
  content: readonly ContentWord[]
  polarity: Polarity
  /** Every token as a comparable word. */
  words: readonly ContentWord[]
  folded: ReadonlySet<string>
  /** All folded words, joined by single spaces. */
  plain: string
}

/** Polite and filler words, which carry little of the message. */
const LIGHT = new Set(
  `hello hi morning afternoon evening thank thanks sorry welcome good great nice fine sure course want able come take give
  say tell thing things time way look need help possible new more much many lot going let
  merhaba gunaydin iyi tesekkur tesekkurler sagol memnun tabii elbette rica zaman istiyorum istiyor kadar gel geldi
  uzgunum uzuldum buyurun efendim gunler aksamlar sekilde sekil durum konu biraz`.split(/\s+/u),
)
const LIGHT_WEIGHT = 0.5

/** The number of negations in an utterance. */
export const negationCount = ({ polarity }: Pick<Utterance, 'polarity'>): number => polarity.negations.length

/** Parses a text. */
export function readUtterance(text: string, language: Language): Utterance {
  return utteranceFromTokens(tokenise(text, language), language)
}

/** The lexicon mentions at each token. A phrase counts for each of its words. */
function sensesAt(tokens: readonly Token[], language: Language): Map<number, Mention<Sense>[]> {
  const found = new Map<number, Mention<Sense>[]>()
  for (const mention of sensesOf({ tokens, language }))
    for (const at of range(mention.from, mention.to)) found.set(at, [...(found.get(at) ?? []), mention])
  return found
}

/** Builds an utterance from existing tokens, e.g. a rendition without its hesitations. */
export function utteranceFromTokens(tokens: readonly Token[], language: Language): Utterance {
  const entities = readEntities(tokens, language)
  const counted = new Set(entities.filter(({ isAmbiguous }) => !isAmbiguous).flatMap(({ from, to }) => range(from, to)))
  const phrases = conceptsOf(tokens, language)
  const senses = sensesAt(tokens, language)
  const content = tokens.flatMap((token, at): ContentWord[] => {
    const known = phrases.get(at)
    if (known?.absorbed || counted.has(at)) return []
    const beginsPhrase = phrases.get(at + 1)?.absorbed ?? false
    if (!beginsPhrase && (FUNCTION_WORDS[language].has(token.folded) || isMeasure(token.folded, language))) return []
    const light = LIGHT.has(token.folded)
    return [
      {
        token,
        at,
        stem: stem(token.folded, language),
        concepts: known?.concepts ?? [],
        senses: (senses.get(at) ?? []).map(({ meaning }) => meaning.id),
        phrase: Math.max(-1, ...(senses.get(at) ?? []).map(({ from, to }) => (to - from > 1 ? from : -1))),
        weight: light ? LIGHT_WEIGHT : 1,
      },
    ]
  })
  const folded = new Set(tokens.map((token) => token.folded))
  const words = tokens.map((token) => asWord(token, language))
  const plain = foldedText(tokens)
  return { language, tokens, entities, content, words, polarity: readPolarity(tokens, language), folded, plain }
}

/** The tokens of the first match of a pattern on the folded words; empty if there is none. */
export function findTokens(side: Pick<Utterance, 'tokens' | 'plain'>, pattern: RegExp): readonly Token[] {
  const found = pattern.exec(side.plain)
  return found ? tokensOf(side, found) : []
}

/** The tokens of every match. */
export const findAllTokens = (side: Pick<Utterance, 'tokens' | 'plain'>, pattern: RegExp): (readonly Token[])[] =>
  [...side.plain.matchAll(new RegExp(pattern, 'gu'))].map((found) => tokensOf(side, found))

function tokensOf({ tokens, plain }: Pick<Utterance, 'tokens' | 'plain'>, found: RegExpExecArray): readonly Token[] {
  const before = countWords(plain.slice(0, found.index + (found[0].length - found[0].trimStart().length)))
  return tokens.slice(before, before + countWords(found[0]))
}

/** Units are left to the number rules. */
function isMeasure(folded: string, language: Language): boolean {
  const isTime = findTimeUnit(folded, language) !== null || yearsInSpan(folded) !== null
  return isTime || findCurrency(folded) !== null || folded === '%' || folded.length < 2
}
