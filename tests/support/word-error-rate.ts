import { toSpokenSentences } from '#app/models/speech/reading/spoken-text.ts'

// How many of the words of an English text a recogniser got wrong. Numbers count as words, whichever way they were written,
// American spelling is as good as British, and a name may be spelt otherwise.

interface WordErrors {
  errors: number
  words: number
}

/** A recogniser cannot know how a name is spelt: this much of it may differ. */
const NAME_TOLERANCE = 0.5
const NAME = /(?<=[\p{L}\d,;:]['’s]* )(?!I\b)\p{Lu}[\p{L}]+/gu

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/our(?=s?$|ed$|ing$|ite|able|hood)/u, 'or'],
  [/tre(?=s?$)/u, 'ter'],
  [/^practis(?=e)/u, 'practic'],
  [/is(?=e[ds]?$|ing$|ations?$)/u, 'iz'],
  [/ll(?=ed$|ing$|er$)/u, 'l'],
  [/^(licen|defen|offen)[cs]e/u, '$1ce'],
  [/^programme/u, 'program'],
  [/^cheque/u, 'check'],
  [/^mum/u, 'mom'],
  [/^okay$/u, 'ok'],
  [/^metre/u, 'meter'],
  [/^grey/u, 'gray'],
]

function toAmerican(word: string): string {
  let spelt = word
  for (const [british, american] of SPELLINGS) spelt = spelt.replace(british, american)
  return spelt
}

function wordsOf(text: string): string[] {
  const spoken = toSpokenSentences(text, 'en').join(' ').toLowerCase().replaceAll(/['’]/gu, '')
  return [...spoken.matchAll(/[\p{L}\d]+/gu)].map(([word]) => toAmerican(word))
}

/** The least number of items to insert, delete or replace. `isSame` compares an item of `said` with one of `heard`. */
function distance<Item>(said: readonly Item[], heard: readonly Item[], isSame: (a: Item, b: Item) => boolean): number {
  let row = Array.from({ length: heard.length + 1 }, (_, index) => index)
  for (const [from, item] of said.entries()) {
    const next = [from + 1]
    for (const [to, other] of heard.entries()) {
      const replaced = (row[to] ?? 0) + (isSame(item, other) ? 0 : 1)
      next.push(Math.min(replaced, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1))
    }
    row = next
  }
  return row[heard.length] ?? 0
}

function isSameName(name: string, heard: string): boolean {
  const differences = distance(Array.from(name), Array.from(heard), (a, b) => a === b)
  return differences <= NAME_TOLERANCE * Math.max(name.length, heard.length)
}

/** Compares what was said with what was heard. */
export function countWordErrors({ said, heard }: { said: string; heard: string }): WordErrors {
  const names = new Set([...said.matchAll(NAME)].flatMap(([name]) => wordsOf(name)))
  const [words, others] = [wordsOf(said), wordsOf(heard)]
  const isSame = (a: string, b: string) => a === b || (names.has(a) && isSameName(a, b))
  return { errors: distance(words, others, isSame), words: words.length }
}

export function errorRate(counts: readonly WordErrors[]): number {
  const sum = (key: keyof WordErrors) => counts.reduce((total, count) => total + count[key], 0)
  return sum('errors') / Math.max(1, sum('words'))
}
