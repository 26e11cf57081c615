import type { Language } from '../dialogues/language.ts'
import LIST from './function-words.tsv?raw'

const rows = LIST.trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
const wordsOf = (language: Language): ReadonlySet<string> =>
  new Set(rows.flatMap(([of, word]) => (of === language && word !== undefined ? [word] : [])))

/** Grammatical words without content of their own, folded. */
export const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = { en: wordsOf('en'), tr: wordsOf('tr') }
