import { oneOf, shuffled, wholeNumber } from '../random-choice.ts'
import type { SprintLevel } from '../sprint.ts'
import type { Carrier, Draft, Random } from './draft.ts'

/** Streets and suburbs, from short to long. Common names of plants, birds and places, spelt the same in both languages. */
const NAMES: Record<SprintLevel, readonly string[]> = {
  1: [
    'Kent',
    'Ryde',
    'Lara',
    'Moama',
    'Taree',
    'Cobar',
    'Bega',
    'Yass',
    'Ouyen',
    'Echuca',
    'Dubbo',
    'Perth',
    'Hume',
    'Coburg',
    'Auburn',
  ],
  2: [
    'Banksia',
    'Grevillea',
    'Bankstown',
    'Geelong',
    'Fremantle',
    'Toowoomba',
    'Launceston',
    'Waratah',
    'Lorikeet',
    'Parramatta',
    'Shepparton',
    'Mildura',
    'Whyalla',
    'Cairns',
    'Boronia',
  ],
  3: [
    'Dandenong',
    'Wollongong',
    'Queanbeyan',
    'Muswellbrook',
    'Maribyrnong',
    'Wagga Wagga',
    'Murwillumbah',
    'Broadmeadows',
    'Campbelltown',
    'Tuggeranong',
    'Indooroopilly',
    'Woolloongabba',
    'Kooyong',
    'Yarrawonga',
    'Goondiwindi',
  ],
}

const CARRIERS: readonly Carrier[] = [
  { en: (n) => `I live in ${n}.`, tr: (n) => `Oturduğum yer ${n}.` },
  { en: (n) => `The street is ${n}.`, tr: (n) => `Sokağın adı ${n}.` },
  { en: (n) => `The building is called ${n}.`, tr: (n) => `Binanın adı ${n}.` },
]

const HOUSES_MOST = 240

const spelt = (name: string) => Array.from(name.replaceAll(' ', ''), (letter) => letter.toUpperCase()).join(', ')

/** A street whose name is spelt letter by letter; on the third level with the number of the house. */
export function draftSpelling(random: Random, level: SprintLevel): Draft {
  const [name = ''] = shuffled(random, NAMES[level])
  const [letters, form] = [spelt(name), 'letters'] as const
  if (level < 3) {
    const { en, tr } = oneOf(random, CARRIERS)
    return { en: en(`${name}: ${letters}`), tr: tr(`${name}: ${letters}`), shown: name, form }
  }
  const house = wholeNumber(random, 1, HOUSES_MOST)
  return {
    en: `Number ${house}, ${name} Road: ${letters}.`,
    tr: `${name} Caddesi ${house} numara: ${letters}.`,
    shown: `${house} ${name}`,
    form,
    also: [`${name} ${house}`],
  }
}
