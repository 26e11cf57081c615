import type { Language } from '../../dialogues/language.ts'
import { toSpokenSentences } from '../reading/spoken-text.ts'

/** Letters that a recogniser writes either way. */
const SAME_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/â/gu, 'a'],
  [/î/gu, 'i'],
  [/û/gu, 'u'],
]

function lettersOf(text: string, language: Language): string {
  let letters = text.normalize('NFC').toLocaleLowerCase(language)
  for (const [written, letter] of SAME_LETTERS) letters = letters.replaceAll(written, letter)
  return letters.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The least number of letters to insert, delete or change (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

function rate(said: string, heard: string): number {
  return said.length === 0 ? 0 : editDistance(said, heard) / said.length
}

/**
 * The character error rate of what a recogniser heard, 0 when it heard exactly the text. Numbers count as words, and names in
 * the spelling of the reading language, whichever way the recogniser wrote them.
 */
export function heardDistance(text: string, heard: string, language: Language): number {
  const written = rate(lettersOf(text, language), lettersOf(heard, language))
  const [said, spoken] = [text, heard].map((words) => lettersOf(toSpokenSentences(words, language).join(' '), language))
  return Math.min(written, rate(said ?? '', spoken ?? ''))
}
