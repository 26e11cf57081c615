import type { Language } from '../../dialogues/language.ts'
import { spellLetters } from './letters.ts'
import { sayDigits } from './numerals.ts'
import type { Rule } from './rules.ts'
import { wordTable } from '../../language/word-table.ts'

const SIGNS = {
  en: wordTable({ '@': 'at', '.': 'dot', '/': 'slash', '-': 'dash', _: 'underscore', '+': 'plus', ':': 'colon' }),
  tr: wordTable({ '@': 'et', '.': 'nokta', '/': 'bölü', '-': 'tire', _: 'alt tire', '+': 'artı', ':': 'iki nokta' }),
}

const SPELT = /^(?:au|edu|io|nz|tr|uk|us|[^aeıioöuüy]+)$/iu

function sayPiece(piece: string, language: Language): string {
  if (/^\d+$/u.test(piece)) return sayDigits(piece, language)
  const sign = SIGNS[language][piece]
  if (sign !== undefined) return sign
  if (piece.toLowerCase() === 'www') return language === 'en' ? 'double you double you double you' : 've ve ve'
  return SPELT.test(piece) ? spellLetters(piece, language) : piece
}

function sayAddress(address: string, language: Language): string {
  const pieces =
    address
      .replace(/^https?:\/\//iu, '')
      .replace(/\/$/u, '')
      .match(/\p{L}+|\d+|[@./\-_+:]/gu) ?? []
  return pieces.map((piece) => sayPiece(piece, language)).join(' ')
}

const TOP = '(?:com|org|net|gov|edu|info|au|tr|uk|io)'

function rules(language: Language): Rule[] {
  return [
    [/[\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, (part) => sayAddress(part(), language)],
    [/https?:\/\/[^\s<>()'"]*[\p{L}\d/]/giu, (part) => sayAddress(part(), language)],
    [
      new RegExp(
        `(?<![\\p{L}\\d@.])(?:www\\.)?[a-z\\d-]+(?:\\.[a-z\\d-]+)*\\.${TOP}(?![\\p{L}\\d])(?:/[\\p{L}\\d/._-]*[\\p{L}\\d])?`,
        'giu',
      ),
      (part) => sayAddress(part(), language),
    ],
  ]
}

/** Addresses of the web and of e-mail: `my.gov.au` is "my dot gov dot eigh you". */
export const ADDRESSES: Record<Language, readonly Rule[]> = { en: rules('en'), tr: rules('tr') }
