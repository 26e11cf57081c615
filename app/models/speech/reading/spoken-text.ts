import type { Language } from '../../dialogues/language.ts'
import { ABBREVIATIONS } from './abbreviations.ts'
import { ADDRESSES } from './addresses.ts'
import { CODES } from './codes.ts'
import { dropForeignMarks } from './letters.ts'
import { MONEY } from './money.ts'
import { pronounceWords } from './pronunciations.ts'
import { QUANTITIES_EN } from './quantities-en.ts'
import { ORDINALS_TR, QUANTITIES_TR } from './quantities-tr.ts'
import { applyRules, type Rule } from './rules.ts'
import { cleanMarks, splitSentences } from './sentences.ts'
import { attach } from './suffixes-tr.ts'
import { TIMES_AND_DATES_EN } from './times-and-dates-en.ts'
import { TIMES_AND_DATES_TR } from './times-and-dates-tr.ts'

/** Increase with every change of these rules or lists, so that cached audio is rendered again. */
export const READING_VERSION = 3

/** One way of writing each sign. */
const WRITING: readonly Rule[] = [
  [/(?<=\d)(?=[½¼¾⅓⅔])/gu, ' '],
  [/[’‘ʼ`´]/gu, "'"],
  [/[“”„«»"]/gu, ' '],
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, ''],
  [/[\p{Cc}\s]+/gu, ' '],
]

const COMPATIBLE: readonly Rule[] = [
  [/⁄/gu, '/'],
  [/[‐‑‒−]/gu, '-'],
  [/(?<!\d)(?<count>\d{1,3}) 000(?!\d)/gu, (part) => `${part('count')}000`],
]

const INITIALS: readonly Rule[] = [
  [/(?<![\p{L}\d])(?:\p{Lu}\.){2,}/gu, (part) => part().replaceAll('.', '')],
  [/(?<=(?<![\p{L}\d])(?!I)\p{Lu})\.(?=\s\p{Lu}\p{Ll})/gu, ' '],
]

const NUMBERS: Record<Language, readonly Rule[]> = {
  en: [...MONEY.en, ...TIMES_AND_DATES_EN, ...CODES.en, ...QUANTITIES_EN],
  tr: [...ORDINALS_TR, ...MONEY.tr, ...TIMES_AND_DATES_TR, ...CODES.tr, ...QUANTITIES_TR],
}

const SIGNS: Record<Language, readonly Rule[]> = {
  en: [
    [/&/gu, ' and '],
    [/\+/gu, ' plus '],
    [/%/gu, ' percent '],
    [/#/gu, ' hash '],
    [/@/gu, ' at '],
  ],
  tr: [
    [/&/gu, ' ve '],
    [/\+/gu, ' artı '],
    [/%/gu, ' yüzde '],
    [/#/gu, ' kare '],
    [/@/gu, ' et '],
  ],
}

const PAUSES: readonly Rule[] = [
  [/\s-+(?=\s)|\s?[–—]\s?/gu, ', '],
  [/[()[\]{}]/gu, ', '],
]

/** An ending belongs to its word: Medicare'den is one word. */
const ENDINGS: readonly Rule[] = [
  [/(?<word>\p{L}+)'(?<ending>\p{L}+)/gu, (part) => attach(part('word'), part('ending'))],
]

function toWords(text: string, language: Language): string {
  const written = applyRules(applyRules(text, WRITING).normalize('NFKC'), COMPATIBLE)
  const named = applyRules(applyRules(written, ADDRESSES[language]), ABBREVIATIONS[language])
  const counted = applyRules(applyRules(named, NUMBERS[language]), INITIALS)
  const spelt = dropForeignMarks(pronounceWords(applyRules(counted, SIGNS[language]), language), language)
  const paused = applyRules(spelt, PAUSES)
  return cleanMarks(language === 'tr' ? applyRules(paused, ENDINGS) : paused, language)
}

/**
 * The sentences of a text as words to be spoken: letters of the language (English: and apostrophes inside words), blanks
 * and the pause marks `, ; : . ? ! …`. Numbers, money, dates, times, units, codes, abbreviations and signs are words, names
 * and foreign words are spelt for a reader of the language by pronunciations-en.tsv and pronunciations-tr.tsv. Empty for a
 * text without any letter or digit.
 */
export function toSpokenSentences(text: string, language: Language): string[] {
  return splitSentences(toWords(text, language))
}

/** The spoken sentences as one text, for a voice that splits them itself. */
export function normaliseForSpeech(text: string, language: Language): string {
  return toSpokenSentences(text, language).join(' ')
}
