import type { Language } from '#app/models/dialogues/language.ts'
import { wordTable } from '../word-table.ts'

export interface NumberWord {
  value: number
  rank: 'unit' | 'ten' | 'hundred' | 'scale' | 'half'
  /** Ends a number, as it has an ordinal or case suffix. */
  last?: boolean
  /** Also an everyday word, so no evidence of a number on its own. */
  soft?: boolean
}

const EN_UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const EN_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const EN_ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const EN_TEN_ORDINALS = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ')

function english(): Map<string, NumberWord> {
  const words = new Map<string, NumberWord>()
  EN_UNITS.forEach((word, value) => words.set(word, { value, rank: 'unit', soft: word === 'one' }))
  EN_TENS.forEach((word, index) => words.set(word, { value: 20 + index * 10, rank: 'ten' }))
  EN_ORDINALS.forEach((word, index) => words.set(word, { value: index + 1, rank: 'unit', last: true, soft: index < 3 }))
  EN_TEN_ORDINALS.forEach((word, index) => words.set(word, { value: 20 + index * 10, rank: 'ten', last: true }))
  for (const [word, value] of [
    ['hundred', 100],
    ['hundredth', 100],
  ] as const)
    words.set(word, { value, rank: 'hundred' })
  for (const [word, value] of [
    ['thousand', 1e3],
    ['million', 1e6],
    ['billion', 1e9],
  ] as const)
    words.set(word, { value, rank: 'scale' })
  for (const [word, value] of [
    ['half', 0.5],
    ['pair', 2],
    ['either', 2],
    ['neither', 2],
    ['twice', 2],
    ['couple', 2],
    ['both', 2],
    ['once', 1],
    ['double', 2],
    ['doubled', 2],
    ['doubles', 2],
    ['doubling', 2],
    ['twofold', 2],
    ['thrice', 3],
    ['triple', 3],
    ['tripled', 3],
    ['triples', 3],
    ['tripling', 3],
    ['treble', 3],
    ['trebled', 3],
    ['threefold', 3],
    ['quadruple', 4],
    ['quadrupled', 4],
    ['fourfold', 4],
    ['tenfold', 10],
    ['dozen', 12],
    ['fortnight', 2],
    ['fortnightly', 2],
  ] as const)
    words.set(word, { value, rank: 'unit', last: true, soft: true })
  return words
}

const TR_UNITS = 'sifir bir iki uc dort bes alti yedi sekiz dokuz'.split(' ')
const TR_TENS = 'on yirmi otuz kirk elli altmis yetmis seksen doksan'.split(' ')
/** Number words in Turkish spelling. Any other spelling with Turkish letters is a different word (on, ön; üç, öç). */
const TR_SPELLINGS = wordTable<string>({
  sifir: 'sıfır',
  uc: 'üç',
  dort: 'dört',
  dord: 'dörd',
  bes: 'beş',
  alti: 'altı',
  kirk: 'kırk',
  altmis: 'altmış',
  yetmis: 'yetmiş',
  yuz: 'yüz',
  bucuk: 'buçuk',
  bucug: 'buçuğ',
  yarim: 'yarım',
})
/** Case, possessive, ordinal and copular suffixes of Turkish number words, folded. */
const TR_ENDING =
  /^(?:y?[aeiu]|[dt][ae]n?|[dt][ae]ki|n?[iu]n|s[iu]|(?:s)?[iu]n[ae]|(?:s)?[iu]n[iu]n?|(?:s)?[iu]nd[ae](?:n|ki.*)?|[iu]?nc[iu].*|l[iu]k|y?l[ae]|[ae]r|s[ae]r|l[ae]r.*|yken|d[iu]r|(?:s[iu]y|y)?[dt][iu](?:k|m|n|n[iu]z|l[ae]r)?|(?:s[iu]y|y)?m[iu]s|(?:s[iu]y|y)?s[ae])$/u
/** Everyday words that look like inflected numbers: ona (to her/him), bine (get on), yüzünden (because of), altında (under). */
const TR_TRAPS = new Set(
  'ona onu onun onda ondan onlar onlara onlari onlarin onca onar onlarca onlarla onlarda onlardan onlarsiz bine binin bini binen biner yuzu yuze yuzun yuzunden yuzunu yuzune yuzunde altinda altina altindan altindaki altini altin yediler birden birde bire biri birini birinin birine birinde birer birinden birlikte besin besini oner oneri ucu uca yuzden'.split(
    ' ',
  ),
)
/** Verbs that look like inflected numbers: bindi (got on), yüzdü (swam). */
const TR_TRAPPED_VERB = /^(?:bin|yuz)(?:[dt][iu]|m[iu]s|s[ae])/u
/** Numbers only next to something numeric, everyday words otherwise. */
const TR_AMBIGUOUS = new Set(['bir', 'yedi', 'yuz', 'bin', 'ilk'])

function turkish(): Map<string, NumberWord> {
  const words = new Map<string, NumberWord>()
  TR_UNITS.forEach((word, value) => words.set(word, { value, rank: 'unit' }))
  words.set('dord', { value: 4, rank: 'unit' })
  TR_TENS.forEach((word, index) => words.set(word, { value: 10 + index * 10, rank: 'ten' }))
  words.set('yuz', { value: 100, rank: 'hundred' })
  for (const [word, value] of [
    ['bin', 1e3],
    ['milyon', 1e6],
    ['milyar', 1e9],
  ] as const)
    words.set(word, { value, rank: 'scale' })
  for (const half of ['bucuk', 'bucug']) words.set(half, { value: 0.5, rank: 'half' })
  words.set('yarim', { value: 0.5, rank: 'unit', last: true, soft: true })
  words.set('ilk', { value: 1, rank: 'unit', last: true, soft: true })
  return words
}

const WORDS: Record<Language, Map<string, NumberWord>> = { en: english(), tr: turkish() }

/** Whether a stem is spelt like the number: with Turkish letters or, in text without any, in plain ones. */
function isSpeltAs(written: string, folded: string, isWrittenOut: boolean): boolean {
  const spelling = TR_SPELLINGS[folded]
  return written === spelling || (written === folded && !(isWrittenOut && spelling !== undefined))
}

interface Word {
  folded: string
  lower: string
  /** The whole text. If it has Turkish letters, its number words must have theirs too. */
  text?: string
  /** Continues a number, where even a trap word is numeric (yirmi birinde, on altında). */
  inNumber?: boolean
}

/** Plurals for age groups: "under-twelves", "the over-sixties". */
function ofAge(folded: string): NumberWord | null {
  const found = /^\w{4,}s$/u.test(folded) ? WORDS.en.get(folded.slice(0, -1)) : undefined
  return found && found.rank !== 'scale' && found.rank !== 'hundred' && found.value > 1 ? found : null
}

/** The number word that a word is, or null. Turkish results are cached. */
export function findNumberWord(word: Word, language: Language): NumberWord | null {
  if (language === 'en') return WORDS.en.get(word.folded) ?? ofAge(word.folded)
  const known = KNOWN.get(word.folded)
  if (
    known &&
    known.text === (word.text ?? '') &&
    known.lower === word.lower &&
    known.inNumber === (word.inNumber ?? false)
  )
    return known.found
  const found = readTurkish(word)
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(word.folded, { lower: word.lower, text: word.text ?? '', inNumber: word.inNumber ?? false, found })
  return found
}

const MOST_KNOWN = 20_000
const KNOWN = new Map<string, { lower: string; text: string; inNumber: boolean; found: NumberWord | null }>()

function readTurkish(word: Word): NumberWord | null {
  const isWrittenOut = /[çğıöşü]/u.test(word.text ?? '')
  const isNumberOnly = /^(?:üç|beş)/u.test(word.lower)
  const isTrap = TR_TRAPS.has(word.folded) || TR_TRAPPED_VERB.test(word.folded)
  if (isTrap && !word.inNumber && !isNumberOnly) return null
  for (let length = word.folded.length; length >= 2; length -= 1) {
    const stem = word.folded.slice(0, length)
    const ending = word.folded.slice(length)
    const found = WORDS.tr.get(stem)
    if (!found || !isSpeltAs(word.lower.slice(0, length), stem, isWrittenOut)) continue
    if (ending !== '' && !TR_ENDING.test(ending)) continue
    const isOrdinal = /nc[iu]/u.test(ending)
    const soft = found.soft || (isOrdinal ? found.value <= 3 : TR_AMBIGUOUS.has(stem))
    return { ...found, last: found.last || ending !== '', soft }
  }
  return null
}

const TRAPPED_NUMBERS = wordTable<number>({
  ona: 10,
  onu: 10,
  onda: 10,
  ondan: 10,
  biri: 1,
  bire: 1,
  birde: 1,
  birinde: 1,
  birine: 1,
  birinden: 1,
  birer: 1,
  onar: 10,
  biner: 1000,
  besinde: 5,
})

/** The value of a trap word where the context makes it a number ("onu beş geçe", "saat onda", "ayın birinde"), or null. */
export function findTrappedNumber(folded: string): number | null {
  return TRAPPED_NUMBERS[folded] ?? null
}
