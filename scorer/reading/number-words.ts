import type { Language } from './word.ts'

const range = (words: string, first: number, step = 1): [string, number][] =>
  words.split(' ').map((word, index) => [word, first + index * step])

interface NumberWords {
  zero: string
  units: ReadonlyMap<string, number>
  tens: ReadonlyMap<string, number>
  /** They end a number: "twenty eighth". */
  ordinals: ReadonlyMap<string, number>
  /** Ordinals only after a ten: alone, "second" is a time or a place in a list. */
  ordinalsAfterTens: ReadonlyMap<string, number>
  hundred: string
  /** The largest number of hundreds: English says "eighteen hundred", Turkish at most "dokuz yüz". */
  mostHundreds: number
  large: ReadonlyMap<string, number>
  /** Alone it is an article. */
  one: string
  half: readonly string[]
  /** Said before decimals. */
  point: ReadonlySet<string>
  /** Said between the parts of a number. */
  and: string | null
}

/** What Turkish hangs on a number word: "dörtte", "yirmi sekizinde", "beşinci". */
const ENDING =
  /^(?=.)(?:l[ıiuü][kğ])?(?:s?[ıiuü](?:n(?=[dıiuüea]))?)?(?:[yn]?[eaıiuü]|[dt][ea]n?|[yn]?[ıiuü]n|y?l[ea])?(?:ki)?(?:y?[dt][ıiuü]r?|ym[ıiuü]ş)?$|^ş?[ea]r$|^[ıiuü]?nc[ıiuü]$/
const ORDINAL_ENDING = /nc[ıiuü]$/
const SOFTENED = new Map([
  ['dörd', 'dört'],
  ['buçuğ', 'buçuk'],
])
/** These begin a number with an ending; "ona", "yüzde" or "altında" are mostly other words. */
const CERTAIN = new Set('iki üç dört beş yedi sekiz dokuz yirmi otuz kırk elli altmış yetmiş seksen doksan'.split(' '))
const LATER = new Set([...CERTAIN, ...'bir altı on yüz bin milyon buçuk'.split(' ')])
/** So begins "six of them"; "altında" is mostly "under". */
const SIX_OF_THEM = 'altısı'
/** Not "at a hundred". */
const PERCENT = 'yüzde'
/** "On" and "üç" have two letters. */
const SHORTEST_STEM = 2

/** A number word with an ending, taken apart; null if it is none. `isFirst`: nothing of a number came before. */
export function splitEnding(
  word: string,
  options: { language: Language; isFirst: boolean },
): { stem: string; ending: string } | null {
  // "fifty's" is fifty.
  if (options.language === 'en') return word.endsWith("'s") ? { stem: word.slice(0, -2), ending: '' } : null
  if (word === PERCENT) return null
  const stems = options.isFirst ? CERTAIN : LATER
  for (let length = word.length - 1; length >= SHORTEST_STEM; length -= 1) {
    const written = word.slice(0, length)
    const stem = SOFTENED.get(written) ?? written
    const isNumber = stems.has(stem) || (stem === 'altı' && word.startsWith(SIX_OF_THEM))
    if (isNumber && ENDING.test(word.slice(length))) return { stem, ending: word.slice(length) }
  }
  return null
}

/** An ordinal is read as its number; any other ending stays as a word. */
export const keptEnding = (ending: string): string => (ORDINAL_ENDING.test(ending) ? '' : ending)

export const NUMBER_WORDS: Record<Language, NumberWords> = {
  en: {
    zero: 'zero',
    units: new Map(
      range(
        'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
        1,
      ),
    ),
    tens: new Map(range('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10)),
    ordinals: new Map([
      ...range('third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth', 3),
      ...range('fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth', 14),
      ['thirtieth', 30],
    ]),
    ordinalsAfterTens: new Map(range('first second', 1)),
    hundred: 'hundred',
    mostHundreds: 99,
    large: new Map([
      ['thousand', 1000],
      ['grand', 1000],
      ['million', 1_000_000],
    ]),
    one: 'one',
    half: ['and', 'a', 'half'],
    point: new Set(['point']),
    and: 'and',
  },
  tr: {
    zero: 'sıfır',
    units: new Map(range('bir iki üç dört beş altı yedi sekiz dokuz', 1)),
    tens: new Map(range('on yirmi otuz kırk elli altmış yetmiş seksen doksan', 10, 10)),
    ordinals: new Map(range('birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu', 1)),
    ordinalsAfterTens: new Map(),
    hundred: 'yüz',
    mostHundreds: 9,
    large: new Map([
      ['bin', 1000],
      ['milyon', 1_000_000],
    ]),
    one: 'bir',
    half: ['buçuk'],
    point: new Set(['virgül', 'nokta']),
    and: null,
  },
}
