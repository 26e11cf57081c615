import type { Language } from './word.ts'

const range = (words: string, first: number, step = 1): [string, number][] =>
  words.split(' ').map((word, index) => [word, first + index * step])

interface NumberWords {
  units: ReadonlyMap<string, number>
  tens: ReadonlyMap<string, number>
  /** They end a number: "twenty eighth". */
  ordinals: ReadonlyMap<string, number>
  /** Ordinals only after a ten: alone, "second" is a time or a place in a list. */
  ordinalsAfterTens: ReadonlyMap<string, number>
  hundred: string
  large: ReadonlyMap<string, number>
  /** Alone it is an article. */
  one: string
  half: readonly string[]
  /** Said between the parts of a number. */
  and: string | null
}

export const NUMBER_WORDS: Record<Language, NumberWords> = {
  en: {
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
    large: new Map([
      ['thousand', 1000],
      ['million', 1_000_000],
    ]),
    one: 'one',
    half: ['and', 'a', 'half'],
    and: 'and',
  },
  tr: {
    units: new Map(range('bir iki üç dört beş altı yedi sekiz dokuz', 1)),
    tens: new Map(range('on yirmi otuz kırk elli altmış yetmiş seksen doksan', 10, 10)),
    ordinals: new Map(range('birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu', 1)),
    ordinalsAfterTens: new Map(),
    hundred: 'yüz',
    large: new Map([
      ['bin', 1000],
      ['milyon', 1_000_000],
    ]),
    one: 'bir',
    half: ['buçuk'],
    and: null,
  },
}
