import patterns from './grammar.json' with { type: 'json' }
import type { Language, Word } from './word.ts'

// What a word does in a sentence beyond its meaning: it denies, asks, obliges, tells the past, says who. In grammar.json a pattern
// is a whole word; `~` is a letter and `_` goes before the next word. training/grammar.py is the same in Python.

const LETTER = '[a-zâçğıîöşûü]'
const all = Object.values(patterns)

const compiled = (list: string): RegExp =>
  new RegExp(`^(?:${list.replaceAll(' ', '|').replaceAll('~', LETTER).replaceAll('_', ' ')}) `)
const PATTERNS: Record<Language, readonly RegExp[]> = {
  en: all.map(({ en }) => compiled(en)),
  tr: all.map(({ tr }) => compiled(tr)),
}

/** How many kinds of words there are. */
export const KINDS = all.length

/** What the patterns of a word are tested on: the word and the next. */
const inContext = (words: readonly string[], index: number): string => `${words[index]} ${words[index + 1] ?? ''} `

/** For each word which kinds it is: words x KINDS. */
export function kindsOf(words: readonly string[], language: Language): boolean[][] {
  return words.map((_, index) => {
    const text = inContext(words, index)
    return PATTERNS[language].map((pattern) => pattern.test(text))
  })
}

/** Words that a pattern takes for what they are not: "tamam", "kesinlikle", "from the court". Rules leave them out; the judge learned with them. */
const NOT_OF_KIND: Partial<Record<keyof typeof patterns, RegExp>> = {
  negation: /^(?:tamam.*|imam.*|hamam.*|hırsız.*|mahkemed[ea]n)$/,
  denial: /^(?:kesin(?:likle)?|boşan.*)$/,
}

/** The words of one kind. */
export function wordsOfKind(words: readonly Word[], language: Language, kind: keyof typeof patterns): Word[] {
  const pattern = PATTERNS[language][Object.keys(patterns).indexOf(kind)]
  const texts = words.map(({ text }) => text)
  return words.filter(({ text }, index) => pattern?.test(inContext(texts, index)) && !NOT_OF_KIND[kind]?.test(text))
}

/** How many words of each kind there are. */
export function countsOf(kinds: readonly (readonly boolean[])[]): number[] {
  return all.map((_, kind) => kinds.filter((word) => word[kind]).length)
}
