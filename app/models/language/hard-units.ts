import { wordsOfKind } from '#scorer/reading/grammar.ts'
import { namesIn } from '#scorer/reading/names.ts'
import { namedDays } from '#scorer/reading/named-days.ts'
import { alikeIn } from '#scorer/reading/sound.ts'
import type { Word } from '#scorer/reading/word.ts'
import type { Language } from '../dialogues/language.ts'
import { isParted, quoteOf, type ReadText, type WordRange } from './read-text.ts'
import { fold } from './text.ts'

// What may not be lost in a text: amounts, times, denials, names, conditions. As the scorer reads them, so that it and what is said
// to the learner agree.

/** A number, time of day, day or month. */
export interface Amount extends WordRange {
  /** The same for the same amount, however it is written: `520`, `3:30`, `day 4`. */
  reading: string
  isTime: boolean
}

const CLOCK = /^(?<hour>\d{1,2}):(?<minute>\d\d)$/u
const HALF_DAY_HOURS = 12
const TIME_UNIT: Record<Language, RegExp> = {
  en: /^(?:minute|hour|day|week|fortnight|month|year)s?$/u,
  tr: /^(?:dakika|saat|gün|hafta|ay|yıl|sene)(?:[dt][ae]n?|[dt][ıiuü]r|l[ıiuü][kğ].*|[yn]?[ae]|[ıiuü](?:n.*)?|s[ıi].*)?$/u,
}

/** A time without the half of the day: "at 3.30" and "15:30" may be the same. */
function readingOf(digits: string): string {
  const { hour, minute } = CLOCK.exec(digits)?.groups ?? {}
  return hour === undefined ? digits : `${Number(hour) % HALF_DAY_HOURS}:${minute}`
}

/** Every number, time of day, day and month of a text, in order. A mere "one" or "bir" is an article. */
export function amountsIn({ words, language }: ReadText): Amount[] {
  const days = new Map(namedDays(words, language).map(({ word, name }) => [word, name]))
  return words.flatMap((word, from): Amount[] => {
    const day = days.get(word)
    if (day !== undefined) return [{ reading: day, isTime: true, from, to: from + 1 }]
    if (!/^\d/u.test(word.text)) return []
    // What hangs on a Turkish number is a word of its own in the same place.
    const to = words[from + 1]?.from === word.from ? from + 2 : from + 1
    const isTime = CLOCK.test(word.text) || TIME_UNIT[language].test(words[to]?.text ?? '')
    return [{ reading: readingOf(word.text), isTime, from, to }]
  })
}

/** They go with a denied verb. */
const WITH_DENIAL = /^(?:hiç|kimse|asla)/u
/** "Ücretsiz" denies nothing that was said. */
const WITHOUT = /s[ıiuü]z(?:c[ae])?$/u

/** Each word that denies, with the word that it denies if that is beside it: "not come", "hazır değil". */
export function denialsIn(read: ReadText): WordRange[] {
  const { words, language } = read
  const denying = new Set(wordsOfKind(words, language, 'negation'))
  return words.flatMap((word, at): WordRange[] => {
    if (!denying.has(word)) return []
    const hasNext = at + 1 < words.length && !isParted(read, at + 1)
    if (language === 'en') {
      // "No, I am a nurse."
      return word.text === 'no' && !hasNext ? [] : [{ from: at, to: hasNext ? at + 2 : at + 1 }]
    }
    if (WITH_DENIAL.test(word.text) || WITHOUT.test(word.text)) return []
    const isOwnWord = /^(?:değil|yok)/u.test(word.text) && !isParted(read, at)
    return [{ from: isOwnWord ? at - 1 : at, to: at + 1 }]
  })
}

const TITLE = /^(?:hanım|bey|sayın|mr|mrs|ms|miss|dr|doktor|doctor)/u

/** A name without what hangs on it after an apostrophe: "viyana" of "Viyana'da". */
function bareName({ text }: ReadText, word: Word): string {
  const end = text.slice(word.from, word.to).search(/['’]|$/u)
  return word.text.slice(0, end)
}

/** The names of a model interpretation that the source says too: runs of words. */
export function sharedNames(source: ReadText, model: ReadText): WordRange[] {
  const named = (read: ReadText) => namesIn(read.text, read.words).filter(({ text }) => !TITLE.test(text))
  const inModel = named(model)
  const alike = alikeIn(
    { words: inModel.map((word) => bareName(model, word)), language: model.language },
    { words: named(source).map((word) => bareName(source, word)), language: source.language },
  )
  const days = new Set(namedDays(model.words, model.language).map(({ word }) => word))
  const names = new Set(inModel.filter((word) => alike.has(bareName(model, word)) && !days.has(word)))
  const runs: WordRange[] = []
  model.words.forEach((word, at) => {
    if (!names.has(word)) return
    const last = runs.at(-1)
    if (last?.to === at && !isParted(model, at)) last.to = at + 1
    else runs.push({ from: at, to: at + 1 })
  })
  return runs
}

/** Words that make a clause a condition, on folded text. */
const CONDITION: Record<Language, RegExp> = {
  en: /\b(?:if|unless|as long as|provided)\b/u,
  tr: /\b(?:eger|yeter ki|(?:\S{2,}(?:[iu]r|[ae]r|z|[iu]yor|d[iu]|d[iu]g[iu]m|s)|degil|var|yok)s[ae](?:n[iu]z|m|n|k|l[ae]r)?|\S+m[ae]d[iu]kc[ae]|takdirde|sartiyla|surece)(?=\s|$)/u,
}

/** Whether words make a condition; of the whole text without a range. */
export function hasCondition(read: ReadText, range: WordRange = { from: 0, to: read.words.length }): boolean {
  return CONDITION[read.language].test(fold(quoteOf(read, range), read.language))
}
