import type { Language } from '#app/models/dialogues/language.ts'
import type { Comparison } from '#app/models/scoring/embedded/matching/comparison.ts'
import { sharesReading, type Entity } from '#app/models/scoring/embedded/reading/entity.ts'
import { readFrequencies } from '#app/models/scoring/embedded/lexicon/frequency.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const minutesOf = ({ readings }: Entity): number | null => {
  const reading = [...readings].find((key) => key.startsWith('time:'))
  return reading === undefined ? null : Number(reading.slice('time:'.length))
}

const numberOf = ({ readings }: Entity): number | null => {
  const reading = [...readings].find((key) => key.startsWith('number:'))
  return reading === undefined ? null : Number(reading.slice('number:'.length))
}

/** In two days. */
const DAY_AFTER = /\bday after tomorrow\b|\bobur gun|\byarindan sonraki gun|\byarin degil obur/u
/** Monday to Friday. */
const WEEKDAYS = /\bweek ?days?\b|\bhafta ?ici/u
/** Saturday and Sunday in one word. */
const WEEKEND = /\bweek ?ends?\b|\bhafta ?son/u
const isWeekendDay = ({ kind, readings }: Entity) => kind === 'day' && (readings.has('day:6') || readings.has('day:7'))
const hasWeekend = ({ entities }: Utterance) =>
  ['day:6', 'day:7'].every((day) => entities.some(({ kind, readings }) => kind === 'day' && readings.has(day)))
const isWeekdayEnd = ({ kind, readings }: Entity) => kind === 'day' && (readings.has('day:1') || readings.has('day:5'))

/** Number forms that are everyday words, too. They count only when that number is being looked for. */
const LOOK_ALIKES: Record<number, RegExp> = {
  1: /^bir(?:e|i|in[ei]|inden)$/u,
  10: /^on(?:a|u|da|dan)$/u,
  100: /^yuz(?:e|u|den)$/u,
  1000: /^bin(?:e|i|den)$/u,
}
/** Other wordings for "twice", and "one … the other" for two. */
const AGAIN = {
  en: /\b(?:again|repeat\w*|doubl\w+|twofold|pair|duplicate\w*|second time)\b/u,
  tr: /\b(?:tekrar\S*|yine|ikinci|bir daha|cift\S*|kat(?:|i|ina|ini)(?= |$)|katlan\S*|misli\S*|mukerrer)/u,
}
/** Other wordings for "every second week". */
const ALTERNATING = {
  en: /\b(?:every other|alternat\w+|by turns|take turns|skipping (?:a|one)|off and on)\b/u,
  tr: /(?:^| )(?:bir (gun|hafta|ay) \S+(?: \S+)? bir \1|(?:bir|birer)(?: \S+)? (?:atla\S*|ara(?:yla|liklarla|likla))|donusumlu|nobetlese|sirayla|asiri|birinde\b.* birinde|bir \S+ (?:siz|ben|biz|o)\S* bir)/u,
}
const ONE_AND_OTHER = { en: /\bone\b.*\bother\b/u, tr: /\bbiri\S*\b.*\b(?:oburu|digeri|oteki)/u }
const THOUSAND = 1000

/** "Nine thousand, not twenty-four": the scale may be said once or with each number. */
export function isSameInThousands({ reference, rendition }: Comparison, lost: Entity, candidate: Entity): boolean {
  const [was, is] = [numberOf(lost), numberOf(candidate)]
  if (candidate.isAmbiguous) return false
  const isScaled = ({ entities }: Utterance) => entities.some((other) => (numberOf(other) ?? 0) >= THOUSAND)
  if (was === null || is === null) return false
  return was < THOUSAND ? is === was * THOUSAND && isScaled(reference) : was === is * THOUSAND && isScaled(rendition)
}

/** Percentages that have a name, in words of either language. */
const SHARES: readonly [number, Record<Language, RegExp>][] = [
  [10, { en: /\b(?:a|one) tenth\b/u, tr: /\bonda bir/u }],
  [20, { en: /\b(?:a|one) fifth\b/u, tr: /\bbeste bir/u }],
  [25, { en: /\b(?:a|one) quarter\b/u, tr: /\bdortte bir|\bceyre[gk]/u }],
  [50, { en: /\bhal(?:f|ve[ds]?|ving)\b(?! past)/u, tr: /\byari(?:s[iı]|ya|da|lan|la[ns])?/u }],
  [75, { en: /\bthree quarters\b/u, tr: /\bdortte uc/u }],
  [100, { en: /\b(?:doubl\w+|twice|twofold)\b/u, tr: /\biki kat|\bikiye katla|\bkatlan/u }],
]
const NAMED_SHARE = /(?:tenth|fifth|quarter|half|bir|u[cç])$/iu
const PER_CENT = 100

/** Whether an utterance names the share that a percentage stands for: "a fifth" for 20 per cent. */
export function namesShare({ plain, language }: Utterance, { readings }: Entity): boolean {
  return SHARES.some(
    ([share, words]) =>
      readings.has(`number:${share}`) && readings.has(`number:${share / PER_CENT}`) && words[language].test(plain),
  )
}

/** The share, 0 to 1, that all of these utterances name and `without` does not. */
export function shareNamedBy(sides: readonly Utterance[], without: Utterance): number | undefined {
  const names = ({ plain, language }: Utterance, words: Record<Language, RegExp>) => words[language].test(plain)
  const found = SHARES.find(
    ([share, words]) => share < PER_CENT && sides.every((side) => names(side, words)) && !names(without, words),
  )
  return found && found[0] / PER_CENT
}

/** Whether a number of the model is expressed in another way, or is a repetition in the model. */
export function isExpressedOtherwise(
  { reference, rendition }: Comparison,
  lost: Entity,
  matched: readonly Entity[],
): boolean {
  if (matched.some((other) => sharesReading(other, lost))) return true
  if (isWeekdayEnd(lost) && WEEKDAYS.test(rendition.plain)) return true
  if (isWeekendDay(lost) && hasWeekend(reference) && WEEKEND.test(rendition.plain)) return true
  const value = numberOf(lost)
  if (value === 2 && [AGAIN, ONE_AND_OTHER].some((words) => words[rendition.language].test(rendition.plain)))
    return true
  if (value === 2 && isPartOfFrequency(reference, lost) && ALTERNATING[rendition.language].test(rendition.plain))
    return true
  if (value === 2 && isDefinite(reference, lost) && TOGETHER[rendition.language].test(rendition.plain)) return true
  const lookAlike = value === null ? undefined : LOOK_ALIKES[value]
  return reference.language === 'tr' && !!lookAlike && rendition.tokens.some(({ folded }) => lookAlike.test(folded))
}

/** Definite groups, whose number is known: "all three", "the two of them", "the last three". */
const DEFINITE = { en: /^(?:the|all|these|those|both|last|first)$/u, tr: /^(?:son|ilk|her|bu|su|o)$/u }
const isDefinite = ({ tokens, language }: Utterance, { from }: Entity) =>
  DEFINITE[language].test(tokens[from - 1]?.folded ?? '') || OF_THEM.test(tokens[from]?.folded ?? '')
/** Whether the number belongs to a frequency: "iki haftada bir", "every two weeks". */
const isPartOfFrequency = (side: Utterance, { from, to }: Entity) =>
  readFrequencies(side).some((one) => one.from < to && one.to > from)
/** "When I combined them" for "the two together". */
const TOGETHER = { en: /\b(?:both|them|together|combin\w+|each)\b/u, tr: /\b(?:onlar|birlikte|beraber|birbir)/u }
/** "İkisi", "ikinizin", "üçü". */
const OF_THEM = /^(?:ikisi|iki[mn]iz|ucu|ucu[mn]uz|ucunuz|dordu|dordu[mn]uz)/u
const SMALL = 5
const ANNOUNCED_WITHIN = 4

/** "There are two ways: …" only announces a list. */
function announcesList({ tokens }: Utterance, { to }: Entity): boolean {
  return tokens.slice(to, to + ANNOUNCED_WITHIN).some(({ text, end }) => /^\s?:/u.test(text.slice(end, end + 2)))
}

/** "İki komşu arasında", "between two neighbours": "between" implies two. */
function isBetween({ tokens, language }: Utterance, { from, to, readings }: Entity): boolean {
  // "9 ile 2 arasında" is a time.
  if (!readings.has('number:2') || tokens[from - 1]?.folded === 'ile') return false
  if (language === 'en') return /^(?:between|both)$/u.test(tokens[from - 1]?.folded ?? '')
  return tokens.slice(to, to + BETWEEN_WITHIN).some(({ folded }) => /^(?:aras|taraf)/u.test(folded))
}
const BETWEEN_WITHIN = 3

const MONTH_DAYS = 30
const MINUTES_A_DAY = 1440

const DAYS_A_WEEK = 7
const HOUR = 60
const HALF_HOUR = 30
/** "At half past", with the hour named before. */
const HALF_PAST = {
  en: /\bhalf past(?! (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))/u,
  tr: /(?:^| )bucukta/u,
}

function isHalfOfKnownHour(added: Entity, sides: readonly Utterance[]): boolean {
  const minutes = minutesOf(added)
  if (minutes === null || minutes % HOUR !== HALF_HOUR) return false
  const hours = sides.flatMap(({ entities }) => entities.map((one) => Math.floor((minutesOf(one) ?? -HOUR) / HOUR)))
  return (
    hours.includes(Math.floor(minutes / HOUR)) && sides.some(({ plain, language }) => HALF_PAST[language].test(plain))
  )
}

/** "Sixty days" for "two months". */
function isSameDuration(entity: Entity, known: readonly Entity[]): boolean {
  const months = [...entity.readings].find((key) => key.startsWith('months:'))
  const minutes = months && `minutes:${Number(months.slice('months:'.length)) * MONTH_DAYS * MINUTES_A_DAY}`
  return minutes !== undefined && minutes !== '' && known.some(({ readings }) => readings.has(minutes))
}

/** "Dörtte birini" for 25 per cent. */
function isShareOf({ readings }: Entity, { plain, entities }: Utterance): boolean {
  const share = [...readings].map((key) => Number(key.replace('number:', ''))).find((one) => one > 0 && one < 1)
  if (share === undefined || !/[dt][ae] bir/u.test(plain)) return false
  return entities.some((other) => numberOf(other) === 1 / share)
}

/** Whether an added number is implied by the message. */
export function isImpliedNumber({ source, reference, rendition }: Comparison, added: Entity): boolean {
  const isWeekday = [source, reference].some(({ plain }) => WEEKDAYS.test(plain))
  if (isWeekdayEnd(added)) return isWeekday
  if (isWeekendDay(added) && hasWeekend(rendition) && [source, reference].some(({ plain }) => WEEKEND.test(plain)))
    return true
  if (numberOf(added) === 2 && [source, reference].some(({ plain }) => DAY_AFTER.test(plain))) return true
  if (isSameDuration(added, [...source.entities, ...reference.entities])) return true
  if (isShareOf(added, source)) return true
  if ([source, reference].some((side) => namesShare(side, added))) return true
  if (NAMED_SHARE.test(added.text) && source.entities.some((one) => namesShare(rendition, one))) return true
  if (isHalfOfKnownHour(added, [source, reference])) return true
  const value = numberOf(added)
  if (value === DAYS_A_WEEK && /\bof$/u.test(rendition.tokens[added.from - 1]?.folded ?? '')) return true
  // "Visibility is zero" for "one can see nothing".
  if (value === 0 && [source, reference].some(({ polarity }) => polarity.negations.length > 0)) return true
  if (value === null || value > SMALL || added.unit !== null) return false
  return isDefinite(rendition, added) || announcesList(rendition, added) || isBetween(rendition, added)
}
