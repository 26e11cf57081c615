// Reports words left in the speaker's language: "the kira is due". A few are minor (`source-words`), more are major
// (`source-words-many`); a whole segment is critical (`source-repeated`, `not-interpreted`).
import { EMBEDDED } from '#app/config/scoring.ts'
import { once } from '#app/remember.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import { similarWordsIn, type SimilarWord } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { conceptsOfWord } from '#app/models/scoring/embedded/lexicon/concepts.ts'
import { isFunctionWordOf } from '#app/models/scoring/embedded/lexicon/function-words.ts'
import { senseIdsOf } from '#app/models/scoring/embedded/lexicon/senses.ts'
import { isSameName } from '#app/models/scoring/embedded/reading/names.ts'
import { shareTurkishRoot, stem } from '#app/models/scoring/embedded/reading/stem.ts'
import { listWords, quote, type Token } from '#app/models/scoring/embedded/reading/text.ts'
import { asComparable, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/**
 * Allowed words: English words that Turkish speakers in Australia use (NAATI's language policy B), and words spelt the
 * same in both languages.
 */
const SHARED = new Set(
  `medicare centrelink tafe gp bond agent email mail form visa manager ok okay internet online taxi park plan bank radio
  video hotel doktor polis test film model tv sms ndis abn tfn rego super mygov gym wifi laptop tablet covid
  on at in an am is it us up so do as can ben sen her of or he yes bin her ne son ten bay one once var pay para not
  size bile hem kim dr mr mrs ms prof market motor program problem sistem park mat ton bar sponsor partner mentor transfer format panel sensor stent alarm terminal final festival forum fitness yoga pilates robot rapor liste dosya kredi pos hanim bey usta hoca abi abla efendi metre kilometre litre
  gram kilo kilogram`.split(/\s+/u),
)
const MIN_ROOT_LETTERS = 4
const MIN_WORD_LETTERS = 2
const MIN_ECHO_WORDS = 3

/** Whether a word occurs in the source, possibly in an inflected form. */
function isSourceWord(folded: string, { words, language, ...source }: Utterance): boolean {
  if (source.folded.has(folded)) return true
  if (folded.length < MIN_ROOT_LETTERS || isKnown(folded, language)) return false
  const isFormOf = ({ word }: SimilarWord) =>
    language === 'en'
      ? word.stem === root
      : word.token.folded.startsWith(folded) && shareTurkishRoot(folded, word.token.folded)
  const root = stem(folded, language)
  return similarWordsIn(words, asComparable(folded, language), language).some(isFormOf)
}

/** Whether the other language has the word, too. */
const isKnown = (folded: string, language: Language) =>
  conceptsOfWord(folded, language === 'en' ? 'tr' : 'en').length > 0 ||
  isFunctionWordOf(folded, language === 'en' ? 'tr' : 'en')

/**
 * A capital at the start of a sentence marks a name only if the next word is capitalised, too: "Legal Aid will pay".
 */
const isName = (token: Token, next: Token | undefined) =>
  token.capital && (!token.sentenceStart || (next?.capital === true && !next.sentenceStart))

/** A small word within a name: "Working with Children Check". */
const isWithinName = ({ tokens }: Utterance, at: number) =>
  tokens[at - 1]?.capital === true && tokens[at + 1]?.capital === true && tokens[at + 1]?.sentenceStart === false

const QUOTE_MARKS = /["“”„«»]/gu
/** Whether a token stands in quotation marks. */
const isInQuotationMarks = ({ text, start }: Token) => (text.slice(0, start).match(QUOTE_MARKS)?.length ?? 0) % 2 === 1
/** Quoted in both texts: a visa with a "no further stay" condition. */
const isQuotedInBoth = (token: Token, source: Utterance) =>
  source.folded.has(token.folded) &&
  isInQuotationMarks(token) &&
  source.tokens.some((other) => other.folded === token.folded && isInQuotationMarks(other))

/** "Önce" is not "once". */
const isShared = ({ folded, raw }: Token, { language }: Utterance) =>
  SHARED.has(folded) && !(language === 'en' && /[çğıöşüâ]/iu.test(raw))

/**
 * Whether a word is a form of a name or word of the model. If the source has it too, the first letters must agree:
 * "dollar", "dolar".
 */
const isForm = (word: string, folded: string, source: Utterance) =>
  isSameName(word, folded) &&
  (!source.folded.has(folded) || word.slice(0, SHARED_LETTERS) === folded.slice(0, SHARED_LETTERS))
const SHARED_LETTERS = 3

/** The words of the rendition that were left untranslated. */
const untranslatedWords = once(({ source, rendition, accepted, names }: Comparison): readonly Token[] => {
  const expected = accepted.flatMap(({ folded }) => [...folded])
  // "Garden" is not Turkish ("from the station") if a garden is mentioned.
  const mentionedSenses = new Set([source, ...accepted].flatMap((side) => [...senseIdsOf(side)]))
  return rendition.tokens.filter((said, place) => {
    const { folded, raw } = said
    if (isQuotedInBoth(said, source)) return false
    const isNamePart = (token: Token, at: number) => token.folded === folded && isWithinName(source, at)
    if (isWithinName(rendition, place) && source.tokens.some(isNamePart)) return false
    if (!isSourceWord(folded, source) && !isFunctionWordOf(folded, source.language)) return false
    if (folded.length < MIN_WORD_LETTERS || /^\d/u.test(folded) || isShared(said, rendition) || raw === '') return false
    if (expected.some((word) => isForm(word, folded, source)) || /^\p{Lu}{2,}(?:$|['’])/u.test(raw)) return false
    if (source.tokens.some((token, at) => token.folded === folded && isName(token, source.tokens[at + 1]))) return false
    const ownSenses = rendition.content.find(({ token }) => token.folded === folded)?.senses ?? []
    if (ownSenses.some((sense) => !source.folded.has(folded) || mentionedSenses.has(sense))) return false
    return !names.some(({ tokens }) => tokens.some((token) => isSameName(token.folded, folded)))
  })
})

/** The whole segment in the speaker's language: repeated, or other words. */
export const echo: Rule = (comparison) => {
  const { segmentId, rendition, source, alignment } = comparison
  const words = rendition.tokens.filter(({ raw }) => raw !== '')
  const kept = untranslatedWords(comparison)
  const isForeign = (folded: string, language: Language) => !SHARED.has(folded) && isFunctionWordOf(folded, language)
  const foreign = words.filter(({ folded }) => isForeign(folded, source.language)).length
  const own = words.filter(({ folded }) => isFunctionWordOf(folded, rendition.language)).length
  const wrongLanguage = foreign >= 2 && foreign > 2 * own && alignment.coverage < EMBEDDED.unrelatedCoverage
  const isMost = (some: readonly Token[]) =>
    some.length >= MIN_ECHO_WORDS && some.length >= words.length * EMBEDDED.echoShare
  if (!isMost(kept) && !wrongLanguage) return []
  // "Evet, tamam" is Turkish, but not what the speaker said.
  const isRepeated = isMost(words.filter(({ folded }) => source.folded.has(folded)))
  const rule = isRepeated ? 'source-repeated' : 'not-interpreted'
  return [makeFinding({ segmentId, rule, rendition: quote(rendition.tokens) })]
}

/** The first of these words with those directly after it. */
function firstRun(kept: readonly Token[], { rendition }: Comparison): Token[] {
  const from = rendition.tokens.findIndex((token) => token === kept[0])
  return kept.filter((token, index) => rendition.tokens[from + index] === token)
}

/** Single words left in the speaker's language. */
export const sourceWords: Rule = (comparison) => {
  const kept = untranslatedWords(comparison)
  if (kept.length === 0) return []
  const heard = listWords(kept)
  const rule = kept.length >= EMBEDDED.sourceWordsMajor ? 'source-words-many' : 'source-words'
  const facts = { heard, count: String(kept.length) }
  return [makeFinding({ segmentId: comparison.segmentId, rule, facts, rendition: quote(firstRun(kept, comparison)) })]
}
