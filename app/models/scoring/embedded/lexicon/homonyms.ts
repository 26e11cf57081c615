import { Mentions } from './bilingual.ts'
import HOMONYM_LIST from './data/homonyms.tsv?raw'
import { readRows, wordingsIn } from './word-list.ts'

/** The role of a wording in a line of homonyms: the ambiguous word, its intended sense, or another sense. */
export interface SenseOfWord {
  line: number
  part: 'word' | 'meant' | 'other'
}

const PARTS = ['word', 'meant', 'other'] as const

/** Ambiguous words, and the wordings of their senses in the other language. */
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
