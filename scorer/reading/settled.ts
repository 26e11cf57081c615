import { namedDays } from './named-days.ts'
import type { Language, Word } from './word.ts'

/** Said after something wrong, and hardly ever for anything else. Longest first. */
const CLEAR: Record<Language, readonly string[]> = {
  en: ['let me correct that', 'sorry i mean', 'sorry i meant', 'no i mean'],
  tr: ['özür dilerim düzeltiyorum', 'pardon düzeltiyorum', 'pardon yani', 'yok pardon', 'hayır pardon'],
}
/**
 * They often belong to the message ("we are sorry no refunds"), or explain. So they correct only between two numbers, days or months, of
 * which no reference has the first.
 */
const DOUBTFUL: Record<Language, readonly string[]> = {
  en: ['sorry no', 'no sorry', 'no wait', 'wait no', 'or rather', 'i mean', 'sorry', 'no'],
  tr: ['daha doğrusu', 'düzeltiyorum', 'pardon', 'yok', 'hayır'],
}

const isNumber = ({ text }: Word): boolean => /^\d/.test(text)

/**
 * A new start takes up a word that was said at most so many words before. Chosen by hand: in "my wife's mum, no, I mean my
 * mother in law" it is the third.
 */
const REACH = 6
/** "Four hundred dollars, sorry, I mean five hundred dollars": both end with the same word, here the second. By hand. */
const LONGEST_PHRASE = 4

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** How many words of a kind there are before any other. */
function runOf(isOfKind: (word: Word) => boolean, words: readonly Word[]): number {
  const end = words.findIndex((word) => !isOfKind(word))
  return end < 0 ? words.length : end
}

/** The numbers, day or month that those after the cue put right: as many words. */
function sameKindCount(before: readonly Word[], after: readonly Word[], language: Language): number {
  const days = new Set([...namedDays(before, language), ...namedDays(after, language)].map(({ word }) => word))
  const counts = [isNumber, (word: Word) => days.has(word)].map(
    (isOfKind) => [runOf(isOfKind, before.toReversed()), runOf(isOfKind, after)] as const,
  )
  // "Four thirty, no, five" may be half past four or five o'clock.
  return Math.max(...counts.map(([wrong, right]) => (wrong === right ? wrong : 0)))
}

/** How many of these words are put right by what follows a clear cue; none if that is not certain. */
function replacedCount(before: readonly Word[], after: readonly Word[], language: Language): number {
  const sameKind = sameKindCount(before, after, language)
  if (sameKind > 0) return sameKind
  const again = before.toReversed().findIndex(({ text }) => text === after[0]?.text) + 1
  if (again > 0 && again <= REACH) return again
  return after.slice(0, LONGEST_PHRASE).findIndex(({ text }) => text === before.at(-1)?.text) + 1
}

/**
 * A rendition's words without those that the speaker put right: "at four, sorry, I mean five" is "at five". The last version is what a
 * listener takes.
 */
export function settled(
  words: readonly Word[],
  references: readonly (readonly Word[])[],
  language: Language,
): readonly Word[] {
  const known = new Set(references.flat().map(({ text }) => text))
  for (let at = 1; at < words.length - 1; at += 1) {
    const from = ` ${textOf(words.slice(at))} `
    const isSaid = (cue: string) => from.startsWith(` ${cue} `) && words.length > at + cue.split(' ').length
    const clear = CLEAR[language].find(isSaid)
    const cue = clear ?? DOUBTFUL[language].find(isSaid)
    if (!cue) continue
    const [before, after] = [words.slice(0, at), words.slice(at + cue.split(' ').length)]
    const replaced = clear ? replacedCount(before, after, language) : sameKindCount(before, after, language)
    const isMessage = !clear && before.slice(-replaced).some(({ text }) => known.has(text))
    if (replaced > 0 && !isMessage) return settled([...before.slice(0, -replaced), ...after], references, language)
  }
  return words
}

const hasAny = (words: readonly Word[], cues: readonly string[]): boolean =>
  cues.some((cue) => ` ${textOf(words)} `.includes(` ${cue} `))

/**
 * Whether the source's own speaker may correct something, which is then to be conveyed: the source has a word that may introduce a
 * correction, or a reference has one that always does.
 */
export function mayBeCorrected(
  source: readonly Word[],
  references: readonly (readonly Word[])[],
  languages: { source: Language; target: Language },
): boolean {
  const { source: own, target } = languages
  return hasAny(source, [...CLEAR[own], ...DOUBTFUL[own]]) || references.some((words) => hasAny(words, CLEAR[target]))
}
