import type { ReadSegment } from '../../reading/segment.ts'
import type { Language, Word } from '../../reading/word.ts'
import IN_BOTH from './in-both.txt?raw'

/** Words of both languages (plan), words that one took from the other (bayram), and those alike by chance (made and maden). */
const inBoth: ReadonlySet<string> = new Set(IN_BOTH.trim().split('\n'))

/** Shorter ones are words of both languages by chance ("son", "her", "ten") unless a letter says whose they are. */
const FEWEST_LETTERS = 4
const TURKISH_LETTER = /[çğıöşü]/
const DIGIT = /\d/
/** Plural, owner, case, "-ki", "to be": "tenantın", "scanleri". */
const TURKISH_ENDING =
  /^(?:l[ae]r)?(?:[ıiuü]?m(?:[ıiuü]z)?|[ıiuü]?n(?:[ıiuü]z)?|s?[ıiuü])?(?:n?[dt][ae]n?|[yn]?[ae]|[yn]?[ıiuü]|n?[ıiuü]n|y?l[ae])?(?:ki)?(?:y[ıiuü]m|d[ıiuü]r)?$/
const ENGLISH_ENDING = /(?:'s|s|')$/

const isFormOf = (word: string, stem: string): boolean =>
  word.startsWith(stem) && TURKISH_ENDING.test(word.slice(stem.length))

const isLong = (stem: string): boolean => stem.length >= FEWEST_LETTERS || TURKISH_LETTER.test(stem)

/** The English word as it may be written and without its ending. */
const stemsOf = (english: string): string[] => [english, english.replace(ENGLISH_ENDING, '')]

/** Whether a word was left as it is, but for endings of the other language. */
function isLeft(source: string, said: string, isEnglishSource: boolean): boolean {
  const [english, turkish] = isEnglishSource ? [source, said] : [said, source]
  return stemsOf(english).some((stem) => isLong(stem) && isFormOf(turkish, stem))
}

/** A neighbour that introduces another wording of the same: "bond, yani depozito". */
const EXPLAINS: Record<Language, RegExp> = {
  en: /^(?:means?|called|known)$/,
  tr: /^(?:yani|hani|den(?:en|ilen)|dedi[kğ].*|adlı|adı)$/,
}
/** How near such a word may stand. Chosen by hand: it is the third in "bond ödemesi için yani depozito". */
const REACH = 3

function isExplained(words: readonly Word[], index: number, language: Language): boolean {
  const neighbours = words.slice(Math.max(0, index - REACH), index + REACH + 1)
  return neighbours.some(({ text }) => EXPLAINS[language].test(text))
}

/**
 * The words of the rendition that were left in the source's language. Who explains such a word in some other way says more than any
 * reference: of 61 renditions that keep one and are longer than the longest reference 35 were right, of the shorter ones 6 in 140.
 */
export function leftOver({ sourceLanguage, source, references, rendition, names }: ReadSegment): Word[] {
  if (rendition.length > Math.max(...references.map((words) => words.length))) return []
  const isEnglishSource = sourceLanguage === 'en'
  const meant = source.filter(({ text }) => !names.has(text) && !DIGIT.test(text))
  const models = references.flat()
  const isAllowed = (stem: string) =>
    inBoth.has(stem) || models.some(({ text }) => text.startsWith(stem.slice(0, FEWEST_LETTERS)))
  return rendition.filter(({ text }, index) => {
    const word = meant.find((one) => isLeft(one.text, text, isEnglishSource))
    if (!word || names.has(text) || isExplained(rendition, index, isEnglishSource ? 'tr' : 'en')) return false
    return !stemsOf(isEnglishSource ? word.text : text).some(isAllowed)
  })
}
