// Reports a changed quantity: "some of it" for "all of it". Major (`amount-changed`).
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { slotTokens, type Slot } from '#app/models/scoring/embedded/matching/slots.ts'
import { quote, foldedText } from '#app/models/scoring/embedded/reading/text.ts'
import { findTokens, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { once } from '#app/remember.ts'

type Quantity = 'all' | 'most' | 'half' | 'quarter' | 'third' | 'one' | 'some' | 'none'

/** Quantities, matched on folded text. "None" is left to the negation rules unless it replaces another quantity. */
const AMOUNTS: Record<Language, Record<Quantity, RegExp>> = {
  en: {
    all: /\b(?:(?<!\b(?:at|after) )all(?! right| night| (?:i|we|you|he|she|they)\b)|every(?! other| two| second)|each|everyone|everybody|everything|entire|entirely|whole(?! lot of)|in full|full(?= (?:rent|amount|price|fee|cost|payment|refund|deposit|bond|wage|pay|sum|bill|fare|rate|week))|whenever|completely|fully|totally|total|both)\b/u,
    most: /\b(?:more than half|(?<!\bhand(?:s|ed|ing)? )over half|most(?! recent)|majority|bulk|mostly|largely)\b/u,
    half: /\b(?<!more than )(?<!over )half(?! past| an| a\b| of hour)\b/u,
    quarter: /\b(?:(?:a|one) quarter(?! (?:to|past|of an hour))|one fourth|quarter of (?!an hour))/u,
    third: /\b(?:(?:a|one) third\b(?! (?:of may|floor|time|party)))/u,
    one: /\b(?:one of (?!the best)|only one|just one)\b/u,
    some: /\b(?:some(?! ?(?:body|one|thing|time|where|other))|part(?: of)?|partly|partially|portion|several|few|certain|little bit)\b/u,
    none: /\b(?:none|no|nothing|nobody|not any|any)\b/u,
  },
  tr: {
    all: /(?:^| )(?:hepsi\S*|tumu\S*|tum|butun\S*|her|herkes\S*|hersey\S*|tamam(?:i\S*|en)|tam(?= (?:kira|para|ucret|bedel|odeme|tutar|fiyat|maas|depozito|kapora|fatura|yevmiye)\S*)|ikisi\S*|tumuyle|komple|toplam)(?= |$)/u,
    most: /(?:^| )(?:yari(?:si\S*|dan) (?:fazla|cok)\S*|cogu(?! zaman)\S*|buyuk (?:kismi\S*|bolumu\S*|olcude)|cogunlu\S*)(?= |$)/u,
    half: /(?:^| )(?:yari(?:si\S*|ya)(?! (?:fazla|cok))|yuzde elli\S*)(?= |$)/u,
    quarter: /(?:^| )(?:dortte bir\S*|ceyreg\S*)(?= |$)/u,
    third: /(?:^| )(?:ucte bir\S*)(?= |$)/u,
    one: /(?:^| )(?:(?<=(?:[dt][ae]n|n[iu]n|[iu]z[iu]n|[dt]an) (?:(?:yalnizca|sadece) )?)biri|biri(?:ni|nin|ne|nden|si)|tek biri\S*)(?= |$)/u,
    some: /(?:^| )(?:bazi\S*|bir (?:kismi\S*|bolumu\S*|miktar\S*)|kismen|birkac\S*|kimi)(?= |$)/u,
    none: /(?:^| )(?:hic\S*)(?= |$)/u,
  },
}
/** Quantities that are a share of something. */
const SHARES = ['all', 'half', 'quarter', 'third'] as const
const NAMES = ['all', 'most', 'half', 'quarter', 'third', 'one', 'some', 'none'] as const satisfies Quantity[]
const everyOne = (language: Language) =>
  Object.fromEntries(NAMES.map((name) => [name, new RegExp(AMOUNTS[language][name].source, 'gu')])) as Record<
    Quantity,
    RegExp
  >
const EVERY: Record<Language, Record<Quantity, RegExp>> = { en: everyOne('en'), tr: everyOne('tr') }

const quantitiesIn = (utterance: Utterance) => quantitiesInWords(utterance.language, utterance)

/** How often each quantity occurs. */
const countsOf = once((utterance: Utterance): Record<Quantity, number> => {
  const { language, plain } = utterance
  const count = (name: Quantity) => plain.match(EVERY[language][name])?.length ?? 0
  const counts = Object.fromEntries(NAMES.map((name) => [name, count(name)])) as Record<Quantity, number>
  return counts
})

/**
 * A quantity said less often, and another said more often than in any other text: "they want my half of the rent" for
 * "they want the whole rent".
 */
function shiftedQuantities({ source, reference, rendition, accepted }: Comparison): [Quantity, Quantity] | null {
  const [spoken, expected, heard] = [source, reference, rendition].map(countsOf)
  if (!spoken || !expected || !heard) return null
  const known = [source, ...accepted].map(countsOf)
  const lost = SHARES.find((name) => spoken[name] > 0 && expected[name] > heard[name])
  const added = SHARES.find((name) => known.every((counts) => counts[name] < heard[name]))
  return lost && added && lost !== added ? [lost, added] : null
}

/** The quantities in a run of words, each with its words. */
function quantitiesInWords(language: Language, words: Pick<Utterance, 'tokens' | 'plain'>): Map<Quantity, string> {
  const found = new Map<Quantity, string>()
  for (const name of NAMES) {
    const named = quote(findTokens(words, AMOUNTS[language][name]))
    if (named) found.set(name, named)
  }
  return found
}

function inSlot(utterance: Utterance, part: Slot['reference']): Map<Quantity, string> {
  const tokens = slotTokens(utterance, part)
  return quantitiesInWords(utterance.language, { tokens, plain: foldedText(tokens) })
}

const NOT_ALL_REACH = 6

/** "Not all of it" means a part. In Turkish the "not" follows. */
function isNotAll(utterance: Utterance, name: Quantity): boolean {
  const [first] = findTokens(utterance, AMOUNTS[utterance.language].all)
  if (name !== 'all' || !first) return false
  const place = utterance.tokens.indexOf(first)
  const sign = utterance.language === 'tr' ? 1 : -1
  return utterance.polarity.negations.some(({ at }) => {
    const distance = sign * (at - place)
    return distance > 0 && distance <= NOT_ALL_REACH && utterance.tokens[at]?.clause === first.clause
  })
}

const entryOf = (
  found: Map<Quantity, string> | undefined,
  name: Quantity | undefined,
): [Quantity, string] | undefined => {
  const words = name && found?.get(name)
  return name && words ? [name, words] : undefined
}

export const quantity: Rule = (comparison) => {
  const { segmentId, source, reference, rendition, accepted, wordDiff } = comparison
  const [spoken, expected, heard] = [quantitiesIn(source), quantitiesIn(reference), quantitiesIn(rendition)]
  const known = new Set([source, ...accepted].flatMap((side) => [...quantitiesIn(side).keys()]))
  const inPlace = wordDiff.slots.flatMap((slot) => {
    const [was, is] = [inSlot(reference, slot.reference), inSlot(rendition, slot.rendition)]
    const [from, to] = [[...was].find(([name]) => name !== 'none'), [...is].find(([name]) => name !== 'none')]
    return from && to && !is.has(from[0]) && !was.has(to[0]) ? [{ from, to }] : []
  })
  const moved = shiftedQuantities(comparison)
  const lost =
    inPlace[0]?.from ??
    entryOf(expected, moved?.[0]) ??
    [...expected].find(([name]) => name !== 'none' && spoken.has(name) && !heard.has(name))
  const added =
    inPlace[0]?.to ?? entryOf(heard, moved?.[1]) ?? [...heard].find(([name]) => name !== 'none' && !known.has(name))
  if (!lost || !added) return []
  // "Every Thursday … we need someone": "someone" is no quantity of days.
  if (added[0] === 'one' && /^her$/iu.test(lost[1]) && !/\bher iki\b/u.test(reference.plain)) return []
  if (added[0] === 'some' && isNotAll(reference, lost[0])) return []
  if (lost[0] === 'some' && isNotAll(rendition, added[0])) return []
  const facts = { expected: lost[1], heard: added[1] }
  return [makeFinding({ segmentId, rule: 'amount-changed', facts, reference: lost[1], rendition: added[1] })]
}
