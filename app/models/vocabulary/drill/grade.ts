import type { Language } from '../../dialogues/language.ts'
import { findNumberWord } from '../../language/lexicon/number-words.ts'
import { saysNot } from '../../language/lexicon/says-not.ts'
import { findWording, wordingsOf, wordsOf } from '../wordings.ts'
import { comparable, hasOwnLetters, haveSameDigits, plainLetters } from './answer-text.ts'
import type { AnswerVerdict } from './drill.ts'
import type { KnownWords } from './known-words.ts'
import { isOneEdit } from './one-edit.ts'

/** A shorter word is another word after one edit too often: bond, bind, band. */
const SLIP_MIN_LETTERS = 5

interface Asked {
  language: Language
  /** What is right, the usual wording first. */
  wordings: readonly string[]
  known: KnownWords
}

interface Words {
  given: string
  wanted: string
  language: Language
  known: KnownWords
}

/** A capital I is lower-cased by the other language's rules too: Centrelink in a Turkish answer. */
function formsOf(wording: string, language: Language): string[] {
  const forms = [comparable(wording, language)]
  return wording.includes('I') ? [...forms, comparable(wording, language === 'tr' ? 'en' : 'tr')] : forms
}

/** Plain letters for Turkish ones, as long as they do not make another word of somebody who has those letters. */
function isSamePlain({ given, wanted, language, known }: Words): boolean {
  if (given === wanted) return true
  if (plainLetters(given) !== plainLetters(wanted)) return false
  return !(hasOwnLetters(given) && known.has(given, language))
}

function isNumber(word: string, language: Language): boolean {
  return /\d/u.test(word) || findNumberWord({ folded: plainLetters(word), lower: word }, language) !== null
}

/** `ödemek` and `ödeme` are two words, and so are what is and what is not. */
function changesMeaning({ given, wanted, language }: Words): boolean {
  const [short = '', long = ''] = [given, wanted].sort((one, other) => one.length - other.length)
  if (language === 'tr' && /m[ae]k$/u.test(long) && short === long.slice(0, -1)) return true
  // Atypical, amoral.
  if (language === 'en' && given === `a${wanted}`) return true
  return saysNot(given, language) !== saysNot(wanted, language)
}

/** One wrong, missing, extra or exchanged letter in a long word that does not make another word or number of it. */
function isSlip(words: Words): boolean {
  const { given, wanted, language, known } = words
  const [typed, meant] = [plainLetters(given), plainLetters(wanted)]
  if (meant.length < SLIP_MIN_LETTERS || !isOneEdit(typed, meant)) return false
  if (isNumber(given, language) || isNumber(wanted, language)) return false
  return !known.mayBe(given, language) && !changesMeaning(words)
}

const ARTICLES = { en: /\b(?:a|an|the) (?=\S)/gu, tr: /^bir (?=\S)/u }
const TO = /^to (?=\S)/u

/** Without articles, and without the "to" of a verb. */
function withoutArticles(text: string, language: Language): string {
  const bare = text.replace(ARTICLES[language], '')
  return language === 'en' ? bare.replace(TO, '') : bare
}

const joined = (text: string) => text.replace(/[\s'-]+/gu, '')

function isAlmost(words: Words): boolean {
  const { language, known } = words
  if (!haveSameDigits(words.given, words.wanted)) return false
  const given = withoutArticles(words.given, language)
  const wanted = withoutArticles(words.wanted, language)
  const each = { language, known }
  const [typed, meant] = [given.split(' '), wanted.split(' ')]
  if (typed.length !== meant.length) {
    return isSamePlain({ ...each, given: joined(given), wanted: joined(wanted) }) && !known.has(given, language)
  }
  const differing = typed.flatMap((word, at) => {
    const pair = { ...each, given: word, wanted: meant[at] ?? '' }
    return isSamePlain(pair) ? [] : [pair]
  })
  if (differing.length === 0) return true
  const [slip, more] = differing
  if (slip && !more && isSlip(slip)) return true
  return joined(given) === joined(wanted) && !known.has(given, language)
}

/**
 * Grades a typed answer. Case, spaces and the marks around it do not count. `almost` counts as right, and the learner is shown what
 * was meant: Turkish letters typed plain, one slip in a long word, an article or "to" too many or too few, words joined or
 * parted. What was typed is never right if it is another word, another entry's wording, another number or the opposite.
 */
export function gradeAnswer({ language, wordings, known }: Asked, answer: string): AnswerVerdict {
  const given = comparable(answer, language)
  if (given === '') return 'wrong'
  const wanted = wordings.flatMap((wording) => formsOf(wording, language))
  if (wanted.includes(given)) return 'correct'
  if (known.isWording(given, language)) return 'wrong'
  return wanted.some((one) => isAlmost({ given, wanted: one, language, known })) ? 'almost' : 'wrong'
}

/** The words of a text that are not part of a wording in it. */
function restAround(words: string[], { start, end }: { start: number; end: number }): string {
  return [...words.slice(0, start), ...words.slice(end)].join(' ')
}

/**
 * Grades what was said, or written into a sentence: an inflected form counts as `correct`, also among other words ("I think it is
 * the lease"), unless these deny it or add a number.
 */
export function gradeInflected(asked: Asked, answer: string): AnswerVerdict {
  const { language, wordings, known } = asked
  const verdict = gradeAnswer(asked, answer)
  const given = comparable(answer, language)
  if (verdict !== 'wrong' || known.isWording(given, language)) return verdict
  const words = wordsOf(answer, language)
  const isSaid = wordings.some((wording) => {
    const of = language === 'tr' ? { turkish: wording, english: '' } : { turkish: '', english: wording }
    const read = wordingsOf({ ...of, acceptedEnglish: [], acceptedTurkish: [] })
    const place = findWording(words, read[language], language)
    if (!place || !haveSameDigits(answer, wording)) return false
    const rest = restAround(words, place)
    if (rest.split(' ').some((word) => isNumber(word, language) && !ARTICLE_NUMBERS.has(word))) return false
    return saysNot(given, language) === saysNot(comparable(wording, language), language)
  })
  return isSaid ? 'correct' : 'wrong'
}

/** Read as articles. */
const ARTICLE_NUMBERS = new Set(['bir', 'one'])
