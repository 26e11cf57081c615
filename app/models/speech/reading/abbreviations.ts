import type { Language } from '../../dialogues/language.ts'
import { type Rule, words } from './rules.ts'

/** An abbreviation with its dot, which goes: the voice would pause at it. */
function short(written: string, spoken: string): Rule {
  return [new RegExp(`(?<![\\p{L}\\d])${written}\\.(?=[\\s,;:)?!]|$)`, 'gu'), spoken]
}

/** One whose dot ends the sentence too if a capital follows. */
function last(written: string, spoken: string): Rule[] {
  return [
    [new RegExp(`(?<![\\p{L}\\d])${written}\\.(?=\\s+\\p{Lu}|\\s*$)`, 'gu'), `${spoken}.`],
    [new RegExp(`(?<![\\p{L}\\d])${written}(?:\\.|(?![\\p{L}\\d]))`, 'gu'), spoken],
  ]
}

const EN: readonly Rule[] = [
  [/(?<![\p{L}\d])Dr\.?(?=\s\p{Lu})/gu, 'Doctor'],
  [/(?<![\p{L}\d])Mrs\.?(?=\s)/gu, 'Missus'],
  [/(?<![\p{L}\d])Mr\.?(?=\s)/gu, 'Mister'],
  [/(?<![\p{L}\d])Ms\.?(?=\s)/gu, 'Miz'],
  [/(?<![\p{L}\d])Prof\.?(?=\s)/gu, 'Professor'],
  [/(?<![\p{L}\d])St\.?(?=\s\p{Lu})(?<!\p{Lu}\p{Ll}+\sSt\.?)/gu, 'Saint'],
  ...last('(?<=\\p{Lu}\\p{Ll}+\\s)St', 'Street'),
  ...last('(?<=\\p{Lu}\\p{Ll}+\\s)Rd', 'Road'),
  ...last('(?<=\\p{Lu}\\p{Ll}+\\s)Ave', 'Avenue'),
  short('Dr', 'Doctor'),
  short('Jr', 'Junior'),
  short('[Aa]pprox', 'approximately'),
  short('[Aa]ppt', 'appointment'),
  short('[Dd]ept', 'department'),
  short('[Ee]st', 'estimated'),
  short('[Ii]ncl', 'including'),
  short('[Tt]el', 'telephone'),
  short('[Vv]s', 'versus'),
  ...last('etc', 'et cetera'),
  [/(?<![\p{L}\d])e\.\s?g\.,?/giu, 'for example,'],
  [/(?<![\p{L}\d])i\.\s?e\.,?/giu, 'that is,'],
  [/(?<![\p{L}\d])[Nn]os?\.\s?(?=\d)/gu, 'number '],
  [/(?<=\b(?:[Pp]lan|[Vv]itamin|[Hh]epatitis|[Oo]ption|[Ss]ection|[Tt]ype|[Gg]rade|[Gg]roup|[Bb]lock)\s)A\b/gu, 'eigh'],
  [words('c\\/o'), 'care of'],
  [words('w\\/o'), 'without'],
]

const TR: readonly Rule[] = [
  short('Dr', 'Doktor'),
  short('Av', 'Avukat'),
  short('Prof', 'Profesör'),
  short('Doç', 'Doçent'),
  short('Uzm', 'Uzman'),
  short('Op', 'Operatör'),
  short('Sn', 'Sayın'),
  short('Mr', 'Mistır'),
  short('Mrs', 'Misiz'),
  short('Ms', 'Miz'),
  short('Hz', 'Hazreti'),
  short('St', 'Seynt'),
  short('[Öö]rn', 'örneğin'),
  short('[Bb]kz', 'bakınız'),
  short('[Yy]ak', 'yaklaşık'),
  short('[Mm]ah', 'Mahallesi'),
  short('[Cc]ad', 'Caddesi'),
  short('[Ss]ok', 'Sokak'),
  short('[Tt]el', 'telefon'),
  short('[Mm]in', 'en az'),
  short('[Mm]aks', 'en çok'),
  ...last('vb', 've benzeri'),
  ...last('vs', 'vesaire'),
  [/(?<![\p{L}\d])M\.\s?Ö\./gu, 'milattan önce'],
  [/(?<![\p{L}\d])[Nn]o[.:]\s?(?=\d)/gu, 'numara '],
  [/(?<![\p{L}\d])Tel[.:]\s?(?=[\d(+])/gu, 'telefon '],
]

/** Abbreviations that would end a sentence with their dot, or that a voice would read letter by letter. */
export const ABBREVIATIONS: Record<Language, readonly Rule[]> = { en: EN, tr: TR }
