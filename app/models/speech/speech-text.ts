import type { Language } from '../dialogues/language.ts'
import { spellCurrencies } from './speech-currency.ts'

/** Increase with every change of these rules, so that cached audio is rendered again. */
export const SPEECH_TEXT_VERSION = 1

type Rule = readonly [pattern: RegExp, spoken: string]

/** An abbreviation with its dot, at the start of a word. The dot is dropped, because the engine pauses at it. */
function abbreviation(written: string, spoken: string): Rule {
  return [new RegExp(`(?<![\\p{L}\\d])${written}\\.(?=\\s|$)\\s?`, 'gu'), `${spoken} `]
}

function word(written: string, spoken: string): Rule {
  return [new RegExp(`(?<![\\p{L}\\d])${written}(?![\\p{L}\\d])`, 'gu'), spoken]
}

const EN_RULES: readonly Rule[] = [
  [/(?<![\d:.])(\d{1,2})\.([0-5]\d)(?=\s?[ap]\.?m\b)/giu, '$1:$2'],
  [/(?<![\d:])(\d{1,2}):00(?=\s?[ap]\.?m\b)/giu, '$1'],
  [/(?<![\d:])([1-9]|1[0-2]):00(?![\d:])/gu, "$1 o'clock"],
  [/(?<![\d:])([01]?\d|2[0-3]):0([1-9])(?![\d:])/gu, '$1 oh $2'],
  [/(\d)\s?([ap])\.?m\b\.?/giu, '$1 $2m'],
  abbreviation('Dr', 'Doctor'),
  abbreviation('Mrs', 'Missus'),
  abbreviation('Mr', 'Mister'),
  abbreviation('Ms', 'Miz'),
  abbreviation('Prof', 'Professor'),
  [/(?<![\p{L}\d])St\.\s(?=\p{Lu})/gu, 'Saint '],
  [/(?<![\p{L}\d])Nos?\.\s?(?=\d)/gu, 'number '],
  [/(?<![\d-])(\d{1,3})[-–](\d{1,3})(?![\d-])/gu, '$1 to $2'],
  [/(\d)\/(?=\d)/gu, '$1 '],
  word('NDIS', 'N D I S'),
  [/\s*&\s*/gu, ' and '],
]

const TR_RULES: readonly Rule[] = [
  [
    /(?<![\d:.,])([01]?\d|2[0-3])\.([0-5]\d)(?=['’](?:da|de|ta|te|dan|den|tan|ten|a|e|ya|ye|i|ı|u|ü|yi|yı)(?!\p{L}))/gu,
    '$1:$2',
  ],
  [/(?<=(?:saat|saati|saatler)\s)(\d{1,2})\.([0-5]\d)(?!\d)/giu, '$1:$2'],
  // The engine reads "09:00" digit by digit; a speaker says only the hour.
  [/(?<![\d:])0?(\d{1,2}):00(?![\d:])/gu, '$1'],
  abbreviation('Dr', 'Doktor'),
  abbreviation('Av', 'Avukat'),
  abbreviation('Prof', 'Profesör'),
  abbreviation('Doç', 'Doçent'),
  abbreviation('Sn', 'Sayın'),
  abbreviation('Mr', 'Mistır'),
  abbreviation('Mrs', 'Misiz'),
  abbreviation('Ms', 'Miz'),
  abbreviation('örn', 'örneğin'),
  [/(?<![\p{L}\d])[Nn]o[.:]\s?(?=\d)/gu, 'numara '],
  [/(?<![\p{L}\d])Tel[.:]\s?(?=\d)/gu, 'telefon '],
  [/(\d+(?:,\d+)?)\s?%/gu, '%$1'],
  [/%\s?(?=\d)/gu, 'yüzde '],
  word('Medicare', 'Medikeyr'),
  word('Centrelink', 'Sentırlink'),
  word('TAFE', 'Teyf'),
  word('NDIS', 'en di ay es'),
  [/(?<![\p{L}\d])TL(?!\p{L})/gu, 'lira'],
  [/\s*&\s*/gu, ' ve '],
]

const BACK_VOWELS = new Map([
  ['e', 'a'],
  ['i', 'ı'],
  ['ü', 'u'],
  ['ö', 'o'],
])

/** `TL'ye` would be spelt out; spoken as "lira", its suffix follows the vowels of that word: `liraya`. */
function harmoniseLira(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}\d])TL['’](\p{Ll}+)/gu,
    (_match, ending: string) => `lira${ending.replaceAll(/[eiüö]/gu, (vowel) => BACK_VOWELS.get(vowel) ?? vowel)}`,
  )
}

function applyRules(text: string, rules: readonly Rule[]): string {
  let spoken = text
  for (const [pattern, by] of rules) spoken = spoken.replaceAll(pattern, by)
  return spoken
}

/**
 * Rewrites a sentence so that the embedded voice (eSpeak NG) reads it naturally: amounts of money, times, abbreviations,
 * percentages and, in Turkish, the names of Australian services by their pronunciation. The result contains nothing that
 * the engine treats as SSML (`<`, `>`, `&`) or phonemes (`[[`): it swallows tags and spells entities, so such characters
 * are replaced or removed. Other synthesizers get the original text.
 */
export function normaliseForSpeech(text: string, language: Language): string {
  const plain = text.replaceAll(/[<>]|\[\[|\]\]/gu, ' ')
  const money = spellCurrencies(language === 'tr' ? harmoniseLira(plain) : plain, language)
  const spoken = applyRules(money, language === 'tr' ? TR_RULES : EN_RULES)
  return spoken.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
