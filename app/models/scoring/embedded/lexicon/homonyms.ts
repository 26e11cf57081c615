import { Mentions } from './bilingual.ts'
import HOMONYM_LIST from './data/homonyms.tsv?raw'
import { readRows, wordingsIn } from './word-list.ts'

/** What a wording is of a word with several senses: the word itself, the sense that a line means, or another one. */
export interface SenseOfWord {
  line: number
  part: 'word' | 'meant' | 'other'
}

const PARTS = ['word', 'meant', 'other'] as const

/** Words of the source with several senses, and the wordings of these in the other language. */
export const HOMONYMS = new Mentions<SenseOfWord>(
  (add) => {
    readRows('homonyms.tsv', HOMONYM_LIST, ['language', ...PARTS]).forEach((row, line) => {
      const [own, other] = row.language === 'en' ? (['en', 'tr'] as const) : (['tr', 'en'] as const)
      for (const part of PARTS)
        for (const wording of wordingsIn(row[part])) add(part === 'word' ? own : other, wording, { line, part })
    })
  },
  { hasOwnLetters: true },
)
