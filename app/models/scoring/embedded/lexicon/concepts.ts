import type { Language } from '#app/models/dialogues/language.ts'
import { remember } from '#app/remember.ts'
import { stem } from '../reading/stem.ts'
import CONCEPTS from './data/concepts.tsv?raw'
import { readRows, wordingsIn } from './word-list.ts'

interface Word {
  folded: string
}

interface Phrase {
  words: string[]
  concept: string
}

const MIN_TURKISH_PREFIX = 4

function matches(token: Word | undefined, word: string, language: Language): boolean {
  if (!token) return false
  if (language === 'en') return stem(token.folded, 'en') === word
  return token.folded === word || (word.length >= MIN_TURKISH_PREFIX && token.folded.startsWith(word))
}

const ROWS = readRows('concepts.tsv', CONCEPTS, ['language', 'wordings'])

/** Phrases by the first two letters of their first word. The first wording of a row names its meaning. */
function readLexicon(language: Language): Map<string, Phrase[]> {
  const byInitial = new Map<string, Phrase[]>()
  for (const row of ROWS.filter((one) => one.language === language)) {
    const wordings = wordingsIn(row.wordings)
    for (const wording of wordings) {
      const words = wording.split(' ').map((word) => (language === 'en' ? stem(word, 'en') : word))
      const initial = (words[0] ?? '').slice(0, 2)
      byInitial.set(initial, [...(byInitial.get(initial) ?? []), { words, concept: wordings[0] ?? wording }])
    }
  }
  for (const phrases of byInitial.values()) phrases.sort((a, b) => b.words.length - a.words.length)
  return byInitial
}

const LEXICON = { en: readLexicon('en'), tr: readLexicon('tr') }

/** The known meanings of words and phrases, by the index of their first token; `absorbed` marks the other tokens of a phrase. */
export function conceptsOf(
  tokens: readonly Word[],
  language: Language,
): Map<number, { concepts: string[]; absorbed: boolean }> {
  const found = new Map<number, { concepts: string[]; absorbed: boolean }>()
  tokens.forEach((token, at) => {
    if (found.has(at)) return
    const initial = (language === 'en' ? stem(token.folded, 'en') : token.folded).slice(0, 2)
    const hits = (LEXICON[language].get(initial) ?? []).filter(({ words }) =>
      words.every((word, offset) => matches(tokens[at + offset], word, language)),
    )
    const length = hits[0]?.words.length ?? 0
    if (length === 0) return
    const longest = hits.filter(({ words }) => words.length === length)
    found.set(at, { concepts: longest.map(({ concept }) => concept), absorbed: false })
    for (let offset = 1; offset < length; offset += 1) found.set(at + offset, { concepts: [], absorbed: true })
  })
  return found
}

const byLanguage = (language: Language) =>
  remember((folded) => conceptsOf([{ folded }], language).get(0)?.concepts ?? [])
const OF_WORD = { en: byLanguage('en'), tr: byLanguage('tr') }

/** The known meanings of a single folded word. */
export function conceptsOfWord(folded: string, language: Language): readonly string[] {
  return OF_WORD[language](folded)
}
