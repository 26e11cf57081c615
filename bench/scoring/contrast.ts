import { targetLanguage, type Language } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { sample } from './random.ts'
import { figuresFor, numberPlaces, spell } from './figures.ts'
import type { MinSeverity } from './swaps.ts'

export interface Contrast {
  kind: string
  least: MinSeverity
  text: string
}

interface Place {
  segment: Segment
  text: string
  language: Language
  random: () => number
}

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' '),
}
const WEEKDAYS = {
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  tr: 'pazartesi salı çarşamba perşembe cuma cumartesi pazar'.split(' '),
}
const NAMES = {
  en: ['Suleyman', 'Bernadette', 'Ottoline', 'Ferdinand'],
  tr: ['Rıdvan', 'Bernadette', 'Melahat', 'Ferdinand'],
}
const CLAUSES = {
  en: [
    ', and my cousin also said that the weather would be terrible on the weekend',
    ', because my brother bought a new motorbike from the same shop yesterday',
  ],
  tr: [
    ', üstelik kuzenim de hafta sonu havanın çok kötü olacağını söyledi',
    ', çünkü kardeşim dün aynı dükkândan yeni bir motosiklet satın aldı',
  ],
}
const FILLERS = { en: ['um', 'uh', 'er'], tr: ['ııı', 'eee', 'hımm'] }
const REPAIR = { en: 'sorry, I mean', tr: 'pardon, düzeltiyorum' }
const BORROWED = { en: [], tr: ['Medicare', 'Centrelink', 'GP', 'TAFE', 'bond'] }

const one = (kind: string, least: MinSeverity, text: string | null): Contrast[] =>
  text === null ? [] : [{ kind, least, text }]

/** A number changed up or down, and figures exchanged for words. */
function numbers({ text, language, random }: Place): Contrast[] {
  const places = numberPlaces(text, language)
  return sample(places, 2, random).flatMap(({ from, to, value, written }) => {
    const put = (words: string) => text.slice(0, from) + words + text.slice(to)
    const changed = value + (random() < 0.5 && value > 3 ? -1 : 1) * (value >= 100 ? 10 : value > 20 ? 10 : 1)
    const same = written === 'figures' ? spell(value, language) : figuresFor(value, language)
    return [
      ...one(
        'number',
        'critical',
        put(written === 'figures' ? figuresFor(changed, language) : spell(changed, language)),
      ),
      ...one('digits-words', 'clean', put(same)),
    ]
  })
}

/** A weekday or month replaced, keeping its ending. */
function calendar({ text, language, random }: Place): Contrast[] {
  return [...WEEKDAYS[language], ...MONTHS[language]].flatMap((name) => {
    const list = WEEKDAYS[language].includes(name) ? WEEKDAYS[language] : MONTHS[language]
    const at = new RegExp(`(?<!\\p{L})${name}(?=s?(?!\\p{L}))`, 'u').exec(text)?.index
    if (at === undefined || (name === 'May' && !/\d/u.test(text.slice(at - 4, at + 8)))) return []
    const other =
      sample(
        list.filter((entry) => entry !== name && !entry.startsWith(name)),
        1,
        random,
      )[0] ?? name
    return one(
      list === WEEKDAYS[language] ? 'weekday' : 'month',
      'critical',
      text.slice(0, at) + other + text.slice(at + name.length),
    )
  })
}

/** A replaced name, and a name with one wrong letter, as recognisers often write it. */
function names({ segment, text, language, random }: Place): Contrast[] {
  const inSource = new Set(segment.text.match(/(?<=\s)\p{Lu}\p{Ll}{3,}/gu) ?? [])
  const found = [...text.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}{3,}/gu)].filter(([name]) => inSource.has(name))
  return sample(found, 1, random).flatMap((match) => {
    const put = (name: string) => text.slice(0, match.index) + name + text.slice(match.index + match[0].length)
    const [other = ''] = sample(NAMES[language], 1, random)
    const typo = match[0].slice(0, 2) + match[0].charAt(1) + match[0].slice(2)
    return [...one('name', 'major', put(other)), ...one('name-typo', 'clean', put(typo))]
  })
}

const part = (words: string[], share: number) => words.slice(0, Math.ceil(words.length * share)).join(' ')

function structure({ segment, text, language, random }: Place): Contrast[] {
  const words = text.split(' ')
  const [clause = ''] = sample(CLAUSES[language], 1, random)
  const foreign = sample(contentWords(segment.text), 3, random)
  const middle = Math.floor(words.length / 2)
  const kept = [...words.slice(0, middle), ...foreign, ...words.slice(middle + 3)].join(' ')
  const closing = /[.?!]$/u.exec(text)?.[0] ?? ''
  return [
    ...one('half-missing', 'major', words.length >= 8 ? part(words, 1 / 2) : null),
    ...one('third-missing', 'major', words.length >= 12 ? part(words, 2 / 3) : null),
    ...one('inserted-clause', 'major', text.slice(0, text.length - closing.length) + clause + closing),
    ...one('source-words', 'minor', foreign.length === 3 && words.length >= 9 ? kept : null),
    ...one('shuffled', 'minor', words.length >= 8 ? sample(words, words.length, random).join(' ') : null),
  ]
}

const contentWords = (text: string) => (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => !/^\p{Lu}/u.test(word))

/** Features of speech that do not change the message. */
function speech({ text, language, random }: Place): Contrast[] {
  const words = text.split(' ')
  const at = 2 + Math.floor(random() * Math.max(1, words.length - 4))
  const put = (...inserted: string[]) => [...words.slice(0, at), ...inserted, ...words.slice(at)].join(' ')
  const [first = '', second = ''] = sample(FILLERS[language], 2, random)
  const plain = text
    .replace(/(?<!\d)[.,;:?!]|[.,;:?!](?!\d)/gu, '')
    .replace(/['’]/gu, '')
    .toLocaleLowerCase(language)
  const again = words.slice(Math.max(0, at - 2), at)
  const [borrowed] = sample(BORROWED[language], 1, random)
  return [
    ...one('fillers', 'minor', put(first).replace(' ', ` ${second} `)),
    ...one('one-filler', 'clean', put(first)),
    ...one('repair', 'clean', words.length >= 6 ? put(REPAIR[language], words[at - 1] ?? '') : null),
    ...one('repeated-phrase', 'clean', words.length >= 6 ? put(...again) : null),
    ...one('asr-style', 'clean', plain),
    ...one('borrowing', 'clean', borrowed && text.includes('depozito') ? text.replace(/depozito/gu, 'bond') : null),
  ]
}

/** A wrong number corrected at once, and a right one corrected to a wrong one. The last version counts. */
function repairs({ text, language, random }: Place): Contrast[] {
  return sample(numberPlaces(text, language), 1, random).flatMap(({ from, to, value }) => {
    const said = text.slice(from, to)
    const wrong = spell(value + 1, language)
    const put = (words: string) => text.slice(0, from) + words + text.slice(to)
    return [
      ...one('number-repaired', 'clean', put(`${wrong}, ${REPAIR[language]} ${said}`)),
      ...one('number-spoiled', 'critical', put(`${said}, ${REPAIR[language]} ${wrong}`)),
    ]
  })
}

/** Every contrast that can be made from one rendition without a word table. */
export function contrastsOf(segment: Segment, text: string, random: () => number): Contrast[] {
  const place = { segment, text, language: targetLanguage(segment), random }
  return [numbers, calendar, names, structure, speech, repairs].flatMap((make) => make(place))
}
