import { wordsOfKind } from '../../reading/grammar.ts'
import type { Language, Word } from '../../reading/word.ts'
import { type NumberPlace, placesOf } from '../numbers/places.ts'

/** A number said to be the least or the most. */
export interface Bound {
  number: NumberPlace
  /** `unclear`: words of both stand beside it. */
  direction: 'least' | 'most' | 'unclear'
  /** Under a "not" it is the other one, or none: "not more than six". */
  isDenied: boolean
  /** The words that say it. */
  words: readonly Word[]
}

type Side = 'before' | 'after'

/** Words just before a number, or after it. A hyphen means a beginning of any length, as in "dolardan fazla". */
const WORDS: Record<Language, Record<'least' | 'most', Record<Side, readonly string[]>>> = {
  en: {
    least: {
      before: [
        'at least',
        'minimum',
        'minimum of',
        'no less than',
        'no fewer than',
        'not less than',
        'not fewer than',
        'more than',
        'over',
        'above',
        'past',
        'upwards of',
        'exceeds?',
        'exceeding',
      ],
      after: [
        'or (?:more|over|older|above)',
        '(?:hours|days|weeks|months|years|dollars) or more',
        'minimum',
        'at (?:the (?:very )?)?least',
      ],
    },
    most: {
      before: [
        'at (?:the )?(?:very )?most',
        'maximum',
        'maximum of',
        'no more than',
        'not more than',
        'no longer than',
        'not exceeding',
        'up to',
        'less than',
        'fewer than',
        'under',
        'below',
        'within',
        'capped at',
        'limit of',
        'as many as',
      ],
      after: [
        'or (?:less|fewer|under|below|younger)',
        'and under',
        'maximum',
        'max',
        'tops',
        'at (?:the )?(?:very )?most',
      ],
    },
  },
  tr: {
    least: {
      before: ['en az', 'en azından', 'asgari', 'minimum', 'en aşağı'],
      after: [
        '-[dt][ae]n (?:fazla|çok|uzun|yukarı|büyük)-',
        '-[ıiuü]n (?:üstü|üzeri)-',
        '(?:üstü|üzeri)-',
        'aşkın',
        '-[ıiuü] (?:aş(?!ma)|geçen|geçiyor|geçti|geçerse)-',
      ],
    },
    most: {
      before: ['en fazla', 'en çok', 'azami', 'maksimum', 'taş çatlasın'],
      after: [
        '-[dt][ae]n (?:az|küçük|kısa|aşağı)-',
        '-[ıiuü]n alt-',
        'altında-',
        '-[ae] (?:kadar|dek)',
        'içinde',
        '-[ıiuü] (?:geçme|aşma)-',
      ],
    },
  },
}

/** Between a bound and its number: "at least another six". */
const FILLERS = /^(?:a|an|the|about|around|another|some|de|da|bir|olarak)$/
/** "At the very most" has four words. */
const LONGEST = 4
/** After a number its unit may come first: "six weeks or more", "six working days or more". */
const REACH_AFTER = 2
/**
 * How far a "not" may stand from the number: "you won't be asked to pay more than 90", "90 dolardan fazla vermez". With 5 in Turkish,
 * one wrong rendition fewer was found.
 */
const REACH_OF_NOT: Record<Language, number> = { en: 8, tr: 6 }
/** "Before" and "without" deny nothing of the number. */
const WITHOUT = /m[ae]d[ae]n$/

interface Phrase {
  direction: 'least' | 'most'
  words: readonly Word[]
}

const PATTERNS = { en: patternsOf('en'), tr: patternsOf('tr') }

function patternsOf(language: Language) {
  return (['least', 'most'] as const).flatMap((direction) =>
    (['before', 'after'] as const).map((side) => {
      const phrases = WORDS[language][direction][side].join('|').replaceAll('-', '[^ ]*')
      return { direction, side, pattern: new RegExp(`^(?:${phrases})$`) }
    }),
  )
}

const isNumber = (word: Word | undefined): boolean => /^[0-9]/.test(word?.text ?? '')

/** Where a phrase of so many words may stand beside a number: the place of its first word. */
function startsOf(side: Side, words: readonly Word[], index: number, length: number): number[] {
  if (side === 'after') return Array.from({ length: REACH_AFTER + 1 }, (_, skipped) => index + 1 + skipped)
  const isFilled = FILLERS.test(words[index - 1]?.text ?? '')
  return (isFilled ? [index - length, index - length - 1] : [index - length]).filter((start) => start >= 0)
}

/** The longest phrase on one side of a number: "no more than", not its "more than". */
function phraseAt(side: Side, words: readonly Word[], index: number, language: Language): Phrase[] {
  const patterns = PATTERNS[language].filter((one) => one.side === side)
  for (let length = LONGEST; length > 0; length -= 1) {
    for (const start of startsOf(side, words, index, length)) {
      const stretch = words.slice(start, start + length)
      const text = stretch.map((word) => word.text).join(' ')
      const match = patterns.find(({ pattern }) => pattern.test(text))
      // What stands beyond another number belongs to that one.
      const between = side === 'before' ? words.slice(start, index) : words.slice(index + 1, start + length)
      if (match && !between.some(isNumber)) return [{ direction: match.direction, words: stretch }]
    }
  }
  return []
}

/** Every number of a text that is the least or the most. */
export function boundsOf(words: readonly Word[], language: Language): Bound[] {
  const negations = wordsOfKind(words, language, 'negation').filter(({ text }) => !WITHOUT.test(text))
  const reach = REACH_OF_NOT[language]
  return placesOf(words, language).flatMap((number) => {
    const index = words.indexOf(number.word)
    const [first, second] = (['before', 'after'] as const).flatMap((side) => phraseAt(side, words, index, language))
    if (!first) return []
    const [from, to] = language === 'en' ? [Math.max(0, index - reach), index] : [index + 1, index + 1 + reach]
    const isDenied = words.slice(from, to).some((word) => negations.includes(word) && !first.words.includes(word))
    const isClear = !second || second.direction === first.direction
    return [{ number, direction: isClear ? first.direction : 'unclear', isDenied, words: first.words }]
  })
}
