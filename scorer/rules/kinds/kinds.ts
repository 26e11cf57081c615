import type { Language, Word } from '../../reading/word.ts'
import ACTIONS from './actions.tsv?raw'
import PEOPLE from './people.tsv?raw'
import THINGS from './things.tsv?raw'

/** Words of a text that name one of several things which exclude each other. */
export interface Named {
  /** A table and a set of it: `people kin`. */
  set: string
  /** `mother`, `winter`. */
  member: string
  words: readonly Word[]
}

/** A written form: one word or two, each whole or, with an asterisk in the table, the beginning of a word. */
interface Form {
  set: string
  member: string
  stems: readonly { text: string; isBeginning: boolean }[]
}

const COLUMNS: Record<Language, number> = { en: 2, tr: 3 }

/** Two tables may have sets of one name that are not the same. */
const TABLES = { people: PEOPLE, things: THINGS, actions: ACTIONS }

function formsOf(table: keyof typeof TABLES, language: Language): Form[] {
  return TABLES[table]
    .trim()
    .split('\n')
    .flatMap((line) => {
      const columns = line.split('\t')
      const [name = '', member = ''] = columns
      const set = `${table} ${name}`
      const forms = (columns[COLUMNS[language]] ?? '').split(',').filter((form) => form !== '')
      return forms.map((form) => ({
        set,
        member,
        stems: form
          .trim()
          .split(' ')
          .map((word) => ({ text: word.replace('*', ''), isBeginning: word.endsWith('*') })),
      }))
    })
}

/** Forms by the beginning of their first word. */
function indexOf(language: Language): Map<string, Form[]> {
  const index = new Map<string, Form[]>()
  for (const form of (['people', 'things', 'actions'] as const).flatMap((table) => formsOf(table, language))) {
    const first = form.stems[0]?.text ?? ''
    index.set(first, [...(index.get(first) ?? []), form])
  }
  return index
}

const INDEX: Record<Language, Map<string, Form[]>> = { en: indexOf('en'), tr: indexOf('tr') }

/** As the tables write it: no possessive, no apostrophe. */
const written = (word: Word | undefined): string | undefined => word?.text.replace(/'s?$/, '').replaceAll("'", '')

function fits({ stems }: Form, words: readonly Word[], from: number): boolean {
  return stems.every(({ text, isBeginning }, offset) => {
    const word = written(words[from + offset])
    return word !== undefined && (isBeginning ? word.startsWith(text) : word === text)
  })
}

const lengthOf = ({ stems }: Form): number => stems.reduce((sum, { text }) => sum + text.length, 0)

/** Every form that begins with this word, the longest of each member: "not cheap" is expensive and, as far as is known, cheap. */
function formsAt(words: readonly Word[], from: number, language: Language): Form[] {
  const text = written(words[from]) ?? ''
  const beginnings = Array.from(text, (_, index) => text.slice(0, index + 1))
  const fitting = beginnings
    .flatMap((beginning) => INDEX[language].get(beginning) ?? [])
    .filter((form) => fits(form, words, from))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const isSame = (one: Form) => (other: Form) => one.set === other.set && one.member === other.member
  return fitting.filter((form, index) => fitting.findIndex(isSame(form)) === index)
}

/** Everything of the tables that the words name. */
export function namedIn(words: readonly Word[], language: Language): Named[] {
  return words.flatMap((_, from) =>
    formsAt(words, from, language).map(({ set, member, stems }) => ({
      set,
      member,
      words: words.slice(from, from + stems.length),
    })),
  )
}
