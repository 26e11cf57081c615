// Reports two words that changed places in a near copy: "they called me" for "I called them". Critical
// (`roles-swapped`).
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import { wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { findCalendarWord } from '#app/models/scoring/embedded/lexicon/calendar.ts'
import { once } from '#app/remember.ts'
import { slotTokens, type Slot } from '#app/models/scoring/embedded/matching/slots.ts'
import { caseOf } from './case-roles.ts'
import { areCoordinated, pureExchange, contentTokens, type Exchange } from './exchanged-pair.ts'
import { quote, type Token } from '#app/models/scoring/embedded/reading/text.ts'
import { asComparable, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Above this likeness, words that changed places did so by mistake. */
const CLOSE = 0.7
const MAX_WORDS = 4

/** One key for all cases of a pronoun, so that "I … them" matches "they … me". */
const PRONOUNS: Record<Language, [string, RegExp][]> = {
  en: [
    ['i', /^(?:i|me)$/u],
    ['we', /^(?:we|us)$/u],
    ['he', /^(?:he|him)$/u],
    ['she', /^(?:she|her)$/u],
    ['they', /^(?:they|them)$/u],
    ['you', /^you$/u],
    ['your', /^yours?$/u],
    ['my', /^(?:my|mine)$/u],
  ],
  tr: [
    ['ben', /^(?:ben|beni|bana|ben[dt].*|benim.*)$/u],
    ['biz', /^biz(?:$|[iued].*)/u],
    ['siz', /^siz(?:$|[iued].*)/u],
    ['o', /^(?:onu|ona|on[du].*|onlar.*|kendisi.*)$/u],
  ],
}
const pronounOf = ({ folded }: Token, language: Language) =>
  PRONOUNS[language].find(([, pattern]) => pattern.test(folded))?.[0] ?? null

function isSame(a: Token, b: Token, language: Language): boolean {
  const [left, right] = [pronounOf(a, language), pronounOf(b, language)]
  if (left || right) return left === right
  return (
    a.folded === b.folded ||
    wordSimilarity(asComparable(a.folded, language), asComparable(b.folded, language), language) >= SAME
  )
}

interface SlotWords {
  slot: Slot
  was: readonly Token[]
  is: readonly Token[]
}

/** Two slots that swapped words. */
function acrossSlots(words: readonly SlotWords[], reference: Utterance): Exchange | null {
  const { language } = reference
  const has = (side: readonly Token[], word: Token) => side.some((said) => isSame(word, said, language))
  for (const [index, left] of words.entries()) {
    for (const right of words.slice(index + 1)) {
      if (areCoordinated(reference, left.slot.reference, right.slot.reference)) continue
      const one = left.was.find((word) => has(right.is, word) && !has(left.is, word))
      const other = right.was.find((word) => has(left.is, word) && !has(right.is, word))
      const heardOne = left.is.find((said) => other && isSame(other, said, language))
      const heardOther = right.is.find((said) => one && isSame(one, said, language))
      if (one && other && heardOne && heardOther) return { one, other, heardOne, heardOther }
      // "I didn't pay my boss" for "my boss didn't pay me": a new subject, with the old one behind the verb.
      const subject = left.is.find((said) => SUBJECT.test(said.folded) && !has(left.was, said))
      const moved = one ?? (left.was.length === 0 ? other : undefined)
      const heardMoved = moved && [...left.is, ...right.is].find((said) => isSame(moved, said, language))
      if (language === 'en' && subject && moved && heardMoved)
        return { one: moved, other: moved, heardOne: subject, heardOther: heardMoved }
    }
  }
  return null
}

interface WordPair {
  word: Token
  said: Token
}

/** Two words of one slot in reverse order. Turkish words that kept their endings have only moved. */
function withinSlot({ was, is }: SlotWords, language: Language): Exchange | null {
  const pairs = was.flatMap((word, at) => {
    const place = is.findIndex((said) => isSame(word, said, language))
    const said = is[place]
    return said ? [{ word, said, at, place }] : []
  })
  for (const left of pairs) {
    const right = pairs.find(
      (pair) =>
        pair.at > left.at &&
        pair.place < left.place &&
        (language === 'en' ? [left, pair].some(({ word }) => isPerson(word, language)) : isEndingMoved(left, pair)),
    )
    if (right) return { one: left.word, other: right.word, heardOne: right.said, heardOther: left.said }
  }
  return null
}

/**
 * Whether two Turkish words swapped endings: "Veli Ali'yi aradı" for "Ali Veli'yi aradı". In "parkelerin hiçbiri" for
 * "hiçbir parke" they did not.
 */
function isEndingMoved(left: WordPair, right: WordPair): boolean {
  if ([left, right].some(({ word, said }) => word.folded === said.folded)) return false
  const was = [left.word, right.word].map((token) => caseOf(token))
  const is = [left.said, right.said].map((token) => caseOf(token))
  return was[0] !== was[1] && was[0] === is[1] && was[1] === is[0]
}

const isPerson = (token: Token, language: Language) => pronounOf(token, language) !== null || token.capital
const SUBJECT = /^(?:i|we|you|he|she|they)$/u
const PARTICIPLE =
  /^(?:\w+e[dn]|hit|put|sent|told|paid|made|done|sold|left|kept|held|built|bought|caught|found|taught|shown|known|read)$/u

const TIME = /^(?:(?:night|day|week|month|year|hour|morning|evening)s?|gun\S*|gece\S*|hafta\S*|ay|yil\S*|saat\S*)$/u

/** A pronoun and a time cannot swap roles: "no more nights", "now I … at night". */
const isTimeAndPerson = ({ one, other, heardOne, heardOther }: Exchange, language: Language) =>
  [one, other].some(({ folded }) => TIME.test(folded)) &&
  [one, other, heardOne, heardOther].some((token) => pronounOf(token, language) !== null)

/** "Not Wednesday for the late shift" for "not the late shift on Wednesday". */
const isDayAndOther = ({ one, other }: Exchange, language: Language) =>
  (findCalendarWord(one.folded, language) === null) !== (findCalendarWord(other.folded, language) === null)

function exchangeOf({ reference, rendition, wordDiff }: Comparison): Exchange | null {
  const { language } = reference
  const words = wordDiff.slots.map((slot): SlotWords => ({
    slot,
    was: contentTokens(slotTokens(reference, slot.reference)),
    is: contentTokens(slotTokens(rendition, slot.rendition)),
  }))
  const short = words.filter(({ was, is }) => was.length <= MAX_WORDS && is.length <= MAX_WORDS)
  // "I was fired by the boss" for "the boss sacked me".
  const isPassive = ({ slot }: SlotWords) =>
    [slotTokens(reference, slot.reference), slotTokens(rendition, slot.rendition)].some((tokens) =>
      tokens.some(
        ({ folded }, at) => folded === 'by' || (BE.test(folded) && PARTICIPLE.test(tokens[at + 1]?.folded ?? '')),
      ),
    )
  if (language === 'en' && short.some(isPassive)) return null
  const found =
    acrossSlots(short, reference) ??
    short.flatMap((slot) => withinSlot(slot, language) ?? []).at(0) ??
    contrastOf(reference, rendition)
  return found && (isTimeAndPerson(found, language) || isDayAndOther(found, language)) ? null : found
}

/** The words that a contrast excludes: "X değil", "not X", "instead of X". */
function excludedBy({ tokens, language }: Utterance): Token[] {
  return tokens.flatMap((token, at): readonly Token[] => {
    if (language === 'tr') {
      const from = Math.max(
        tokens.findLastIndex(({ breakBefore }, index) => breakBefore && index <= at),
        at - MAX_EXCLUDED,
      )
      return token.folded === 'degil' ? tokens.slice(Math.max(0, from), at) : []
    }
    const isContrast = token.folded === 'not' && !AUXILIARY.test(tokens[at - 1]?.folded ?? '')
    const isInstead = token.folded === 'of' && tokens[at - 1]?.folded === 'instead'
    if (!isContrast && !isInstead) return []
    const end = tokens.findIndex(({ breakBefore }, index) => index > at + 1 && breakBefore)
    return tokens.slice(at + 1, Math.min(end < 0 ? tokens.length : end, at + 1 + MAX_EXCLUDED))
  })
}

const MAX_EXCLUDED = 3
const AUXILIARY =
  /^(?:do|does|did|is|are|was|were|am|has|have|had|can|could|will|would|shall|should|may|might|must|need|if|or|why)$/u

/** "To me, not to Emine" for "to Emine, not to me". */
function contrastOf(reference: Utterance, rendition: Utterance): Exchange | null {
  const { language } = reference
  const [excluded, excludedHere] = [contentTokens(excludedBy(reference)), contentTokens(excludedBy(rendition))]
  const has = (side: readonly Token[], word: Token) =>
    side.find(
      (other) => other.folded === word.folded || (pronounOf(word, language) !== null && isSame(word, other, language)),
    )
  const affirmed = (side: Utterance, negated: readonly Token[], word: Token) =>
    has(
      side.tokens.filter((token) => !negated.includes(token)),
      word,
    )
  const one = excluded.find((word) => !has(excludedHere, word) && affirmed(rendition, excludedHere, word))
  const other = excludedHere.find((word) => !has(excluded, word) && affirmed(reference, excluded, word))
  const wasOther = other && affirmed(reference, excluded, other)
  const heardOne = one && affirmed(rendition, excludedHere, one)
  return one && other && wasOther && heardOne ? { one, other: wasOther, heardOne: other, heardOther: heardOne } : null
}

const SAME = 0.95

const BE = /^(?:be|been|being|is|are|was|were)$/u

/** A changed voice with the nouns left in place: "is teasing" for "is being teased by". */
function changedVoice({ reference, rendition, wordDiff }: Comparison): Slot | null {
  if (reference.language !== 'en') return null
  const verbOf = (tokens: readonly Token[], content: Comparison['reference']['content']) =>
    content.find(({ token }) => tokens.includes(token))
  return (
    wordDiff.slots.find((slot) => {
      const [was, is] = [slotTokens(reference, slot.reference), slotTokens(rendition, slot.rendition)]
      const isPassive = (tokens: readonly Token[]) => tokens.some(({ folded }) => folded === 'by')
      const [verb, said] = [verbOf(was, reference.content), verbOf(is, rendition.content)]
      const beside = [was, is].some((tokens) => tokens.some(({ folded }) => BE.test(folded)) || isPassive(tokens))
      return isPassive(was) !== isPassive(is) && beside && verb && said && wordSimilarity(verb, said, 'en') >= SAME
    }) ?? null
  )
}

export const exchange: Rule = once((comparison) => {
  const { segmentId, reference, rendition, wordDiff } = comparison
  const pure = pureExchange(comparison)
  if (!pure && wordDiff.likeness < CLOSE) return []
  const found = pure ?? exchangeOf(comparison)
  if (found) {
    const facts = {
      expected: `${quote([found.one])} … ${quote([found.other])}`,
      heard: `${quote([found.heardOne])} … ${quote([found.heardOther])}`,
    }
    return [
      makeFinding({
        segmentId,
        rule: 'roles-swapped',
        facts,
        reference: quote([found.one]),
        rendition: quote([found.heardOne]),
      }),
    ]
  }
  const voice = changedVoice(comparison)
  if (!voice) return []
  const [expected, heard] = [
    quote(slotTokens(reference, voice.reference)),
    quote(slotTokens(rendition, voice.rendition)),
  ]
  return [
    makeFinding({
      segmentId,
      rule: 'roles-swapped',
      facts: { expected, heard },
      reference: expected,
      rendition: heard,
    }),
  ]
})
