import type { Language, Word } from './word.ts'

/** Said after something wrong, whatever comes next. Longest first. */
const CLEAR: Record<Language, readonly string[]> = {
  en: [
    'let me correct that',
    'sorry i mean',
    'sorry i meant',
    'sorry no',
    'no i mean',
    'no sorry',
    'no wait',
    'wait no',
    'or rather',
  ],
  tr: [
    'özür dilerim düzeltiyorum',
    'pardon düzeltiyorum',
    'pardon yani',
    'yok pardon',
    'hayır pardon',
    'düzeltiyorum',
    'daha doğrusu',
  ],
}
/** They correct only between two numbers, days or months: elsewhere they mostly belong to the message, or explain. */
const DOUBTFUL: Record<Language, readonly string[]> = {
  en: ['i mean', 'sorry', 'no'],
  tr: ['pardon', 'yok', 'hayır'],
}

const NUMBER = /^\d/
const DAY: Record<Language, RegExp> = {
  en: /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december)$/,
  tr: /^(?:pazar|salı|çarşamba|perşembe|cuma|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık)/,
}
/** A new start takes up a word that was said at most so many words before. */
const REACH = 6
/** So near, it is the same number or day that is said again: "twenty fourteen, no, twenty fifteen". */
const NEAR = 2
/** "Four hundred dollars, sorry, five hundred dollars": both end with the same word. */
const LONGEST_PHRASE = 4

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** How many of these words are put right by what follows; none if that is not certain. */
function replacedCount(before: readonly Word[], after: readonly Word[], language: Language, isClear: boolean): number {
  const [last, first] = [before.at(-1)?.text ?? '', after[0]?.text ?? '']
  const again = before.toReversed().findIndex(({ text }) => text === first) + 1
  if (isClear && again > 0 && again <= NEAR) return again
  if ([NUMBER, DAY[language]].some((kind) => kind.test(last) && kind.test(first))) return 1
  if (!isClear) return 0
  if (again > 0 && again <= REACH) return again
  return after.slice(0, LONGEST_PHRASE).findIndex(({ text }) => text === last) + 1
}

/**
 * A text's words without those that the speaker put right: "at four, sorry, I mean five" is "at five". The last version is what a
 * listener takes.
 */
export function settled(words: readonly Word[], language: Language): readonly Word[] {
  for (let at = 1; at < words.length - 1; at += 1) {
    const from = ` ${textOf(words.slice(at))} `
    const isSaid = (cue: string) => from.startsWith(` ${cue} `) && words.length > at + cue.split(' ').length
    const clear = CLEAR[language].find(isSaid)
    const cue = clear ?? DOUBTFUL[language].find(isSaid)
    if (!cue) continue
    const [before, after] = [words.slice(0, at), words.slice(at + cue.split(' ').length)]
    const replaced = replacedCount(before, after, language, clear !== undefined)
    if (replaced > 0) return settled([...before.slice(0, -replaced), ...after], language)
  }
  return words
}

/** Whether anything in these words may be a correction: where it is one, it may be worded in many ways. */
export function mayCorrect(words: readonly Word[], language: Language): boolean {
  const text = ` ${textOf(words)} `
  return [...CLEAR[language], ...DOUBTFUL[language]].some((cue) => text.includes(` ${cue} `))
}
