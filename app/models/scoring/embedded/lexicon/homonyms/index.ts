import type { Language } from '#app/models/dialogues/language.ts'
import { Mentions } from '../bilingual.ts'
import { OF_ENGLISH } from './english.ts'
import { OF_TURKISH } from './turkish.ts'

/** What a wording is of a word with several senses: the word itself, the sense that a line means, or another one. */
export interface SenseOfWord {
  /** Of the line, in both lists together. */
  line: number
  part: 'word' | 'meant' | 'other'
}

const PARTS = ['word', 'meant', 'other'] as const

/** Words of the source with several senses, and the wordings of these in the other language. */
export const HOMONYMS = new Mentions<SenseOfWord>(
  (add) => {
    const lists: readonly [Language, string][] = [
      ['tr', OF_TURKISH],
      ['en', OF_ENGLISH],
    ]
    let line = 0
    for (const [language, list] of lists)
      for (const written of list.trim().split('\n')) {
        const columns = written.split('|')
        for (const [at, part] of PARTS.entries())
          for (const wording of (columns[at] ?? '').split(','))
            add(part === 'word' ? language : language === 'tr' ? 'en' : 'tr', wording.trim(), { line, part })
        line += 1
      }
  },
  { hasOwnLetters: true },
)
