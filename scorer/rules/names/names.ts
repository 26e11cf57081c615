import type { Language, Word } from '../../reading/word.ts'
import GIVEN_NAMES from './given-names.txt?raw'
import ORGANISATIONS from './organisations.txt?raw'
import PLACES from './places.txt?raw'
import SURNAMES from './surnames.txt?raw'

/** A name of the lists that was said. */
export interface SaidName {
  kind: 'given name' | 'surname' | 'place' | 'organisation'
  /** As the lists write it; its other spellings stand on the same line. */
  name: string
  words: readonly Word[]
}

type Spelling = Pick<SaidName, 'kind' | 'name'> & { parts: readonly string[] }

// A text is read without capitals, so a name that is a common word too (Deniz, Umut, Orange) is in no list.
const LISTS = { 'given name': GIVEN_NAMES, surname: SURNAMES, place: PLACES, organisation: ORGANISATIONS }
const KINDS = ['given name', 'surname', 'place', 'organisation'] as const

const spellingsOf = (kind: SaidName['kind']): Spelling[] =>
  LISTS[kind]
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...others] = line.split(',')
      return [name, ...others].map((spelling) => ({ kind, name, parts: spelling.split(' ') }))
    })

/** The shortest names of the lists, "Ali" and "ANZ". The "St" of "St Kilda" is looked up whole. */
const SHORTEST = 3

/** Spellings by the beginning of their first part. */
const INDEX = new Map<string, Spelling[]>()
for (const spelling of KINDS.flatMap(spellingsOf)) {
  const beginning = spelling.parts[0]?.slice(0, SHORTEST) ?? ''
  INDEX.set(beginning, [...(INDEX.get(beginning) ?? []), spelling])
}

/** What Turkish hangs on a name: "Perth'e", "Adelaide'deki", "Ceren'inki". */
const ENDING =
  /^(?:l[ae]r)?(?:[yn]?[ae]|[yn]?[dt][ae]n?|[dt][ae]ki(?:l[ae]r\p{L}*)?|[yn]?[ıiuü]n(?:ki)?|[yn]?[ıiuü]|y?l[ae]|l[ıiuü]|y?[dt][ıiuü]r?)?$/u

/** A word without what marks possession in English. */
export const bare = ({ text }: Word): string => text.replace(/'s?$/, '').replaceAll("'", '')

function isPart(part: string, word: Word | undefined, language: Language): boolean {
  if (!word) return false
  const text = bare(word)
  return text === part || (language === 'tr' && text.startsWith(part) && ENDING.test(text.slice(part.length)))
}

/** Every name of the lists in these words. */
export function namesIn(words: readonly Word[], language: Language): SaidName[] {
  return words.flatMap((word, from) =>
    (INDEX.get(bare(word).slice(0, SHORTEST)) ?? [])
      .filter(({ parts }) => parts.every((part, offset) => isPart(part, words[from + offset], language)))
      .map(({ kind, name, parts }) => ({ kind, name, words: words.slice(from, from + parts.length) })),
  )
}

export const isSameName = (one: SaidName) => (other: SaidName) => one.kind === other.kind && one.name === other.name
