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
const UNITS_MOST = 40

const spelt = (name: string) => Array.from(name.replaceAll(' ', ''), (letter) => letter.toUpperCase()).join(', ')

/** An address as it is given over the telephone; in every other one a unit. A street keeps its English name in Turkish. */
function draftAddress(random: Random, name: string): Draft {
  const house = wholeNumber(random, 1, HOUSES_MOST)
  const unit = oneOf(random, [null, wholeNumber(random, 1, UNITS_MOST)])
  const [road, letters] = [`${name} Road`, spelt(name)]
  if (unit === null) {
    return {
      en: `The address is ${house} ${road}: ${letters}.`,
      tr: `${road}, ${house} numara: ${letters}.`,
      shown: `${house} ${name}`,
      form: 'letters',
      also: [`${house} ${road}`, `${name} ${house}`, `${road} ${house}`],
    }
  }
  return {
    en: `The address is unit ${unit}, ${house} ${road}: ${letters}.`,
    tr: `${road}, ${house} numara, daire ${unit}: ${letters}.`,
    shown: `${unit}/${house} ${name}`,
    form: 'letters',
    also: [
      `${unit}/${house} ${road}`,
      `unit ${unit} ${house} ${name}`,
      `unit ${unit} ${house} ${road}`,
      // The order of a Turkish address.
      `${name} ${house}/${unit}`,
      `${road} ${house}/${unit}`,
      `${road} ${house} daire ${unit}`,
    ],
  }
}

/** A name that is spelt letter by letter; on the third level in a whole address. */
export function draftSpelling(random: Random, level: SprintLevel): Draft {
  const [name = ''] = shuffled(random, NAMES[level])
  if (level === 3) return draftAddress(random, name)
  const { en, tr } = oneOf(random, CARRIERS)
  const words = `${name}: ${spelt(name)}`
  return { en: en(words), tr: tr(words), shown: name, form: 'letters' }
}
