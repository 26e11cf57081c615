import type { Language } from '../../dialogues/language.ts'
import { ALPHABET } from './letters.ts'

const END = /[.?!…]/u
const LETTER = /\p{L}/u

/** A row of end marks as one: `?!` asks, `...` trails off. */
function oneMark(marks: string): string {
  const strong = /[?!]/u.exec(marks)
  if (strong) return strong[0]
  return marks.includes('…') || marks.replaceAll(/\s/gu, '').length > 2 ? '…' : '.'
}

const FORBIDDEN = {
  en: new RegExp(`[^${ALPHABET.en} ',;:.?!…]|(?<!\\p{L})'|'(?!\\p{L})`, 'gu'),
  tr: new RegExp(`[^${ALPHABET.tr} ,;:.?!…]`, 'gu'),
} as const satisfies Record<Language, RegExp>

/** Keeps only letters of the language and pause marks, with one blank between words and one mark at a time. */
export function cleanMarks(text: string, language: Language): string {
  return text
    .replaceAll(FORBIDDEN[language], ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,;:.?!…])/gu, '')
    .replaceAll(/[.?!…](?:\s?[.?!…])+/gu, oneMark)
    .replaceAll(/[,;:](?:\s?[,;:])+/gu, (marks) => marks.slice(-1))
    .replaceAll(/[,;:]\s?(?=[.?!…])/gu, '')
    .replaceAll(/(?<=[,;:])(?=\p{L})/gu, ' ')
    .trim()
}

/** The sentences of cleaned text. An ellipsis before a small letter goes on. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let sentence = ''
  const add = () => {
    const spoken = sentence.replace(/^[\s,;:.?!…]+/u, '').trim()
    if (LETTER.test(spoken)) sentences.push(spoken)
    sentence = ''
  }
  const letters = Array.from(text)
  for (const [at, letter] of letters.entries()) {
    sentence += letter
    const goesOn = letter === '…' && /^\s?\p{Ll}/u.test(letters.slice(at + 1, at + 3).join(''))
    if (END.test(letter) && !goesOn) add()
  }
  add()
  return sentences
}
