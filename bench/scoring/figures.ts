import type { Language } from '#app/models/dialogues/language.ts'

const UNITS = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  tr: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz'.split(' '),
}
const TENS = {
  en: 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  tr: 'on yirmi otuz kırk elli altmış yetmiş seksen doksan'.split(' '),
}
const HUNDRED = 100
const THOUSAND = 1000

/** A whole number below a million in words. */
export function spell(value: number, language: Language): string {
  const units = UNITS[language]
  if (value < units.length) return units[value] ?? ''
  const rest = (divisor: number, joint = ' ') => (value % divisor === 0 ? '' : joint + spell(value % divisor, language))
  if (value < HUNDRED) return (TENS[language][Math.floor(value / 10) - 1] ?? '') + rest(10)
  const size = value < THOUSAND ? HUNDRED : THOUSAND
  const count = Math.floor(value / size)
  const name = { en: { 100: 'hundred', 1000: 'thousand' }, tr: { 100: 'yüz', 1000: 'bin' } }[language][size]
  const counted = language === 'tr' && count === 1 ? name : `${spell(count, language)} ${name}`
  return counted + rest(size, language === 'en' && size === HUNDRED ? ' and ' : ' ')
}

/** A whole number in figures, grouped for the language. */
export function figuresFor(value: number, language: Language): string {
  const figures = String(value)
  const point = language === 'tr' ? '.' : ','
  return value < THOUSAND ? figures : figures.replace(/(?<=\d)(?=(?:\d{3})+$)/gu, point)
}

export interface NumberPlace {
  from: number
  to: number
  value: number
  written: 'figures' | 'words'
}

/** Words that are only sometimes numbers ("one", "bir", "yüz"). */
const SKIPPED = new Set(['one', 'zero', 'bir', 'yüz', 'bin', 'yedi', 'sıfır'])
/** After these a word is the end of a longer number, whatever the case: "Otuz iki", "a hundred and twenty". */
const INSIDE =
  /(?:^|[^\p{L}])(?:on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|and|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[\s-]$/iu
const JOINED = /^(?:bir|buçuk|milyon|bin|yüz|thousand|hundred|million|past|sent|cents?|thirty|fifteen|beş|iki)/u

/** The whole numbers in a text that can be replaced by another. */
export function numberPlaces(text: string, language: Language): NumberPlace[] {
  const names = new Map<string, number>()
  for (let value = 2; value < HUNDRED; value += 1) names.set(spell(value, language), value)
  const pattern = [...names.keys()].sort((a, b) => b.length - a.length).join('|')
  const words = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}-])`, 'gu'))]
  const figures = [
    ...text.matchAll(/(?<![\p{L}\p{N}.,:])\d{1,3}(?:[.,]\d{3})*(?![\p{N}.,:'’](?:\d|\p{L})|\d|st|nd|rd|th)/gu),
  ]
  const place = (match: RegExpExecArray, value: number, written: NumberPlace['written']): NumberPlace[] => {
    const [from, to] = [match.index, match.index + match[0].length]
    const [before, after] = [text.slice(0, from), text.slice(to).trimStart()]
    const joined =
      JOINED.test(after) || INSIDE.test(before) || /(?:past|hundred|thousand|yüz|bin|milyon|saat|at)\s$/u.test(before)
    return joined || SKIPPED.has(match[0]) ? [] : [{ from, to, value, written }]
  }
  return [
    ...words.flatMap((match) => place(match, names.get(match[0]) ?? 0, 'words')),
    ...figures.flatMap((match) => place(match, Number(match[0].replace(/\D/gu, '')), 'figures')),
  ].sort((a, b) => a.from - b.from)
}
