import type { ReadSegment } from '../reading/segment.ts'
import type { Language, Word } from '../reading/word.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

/** Small words that every text has and the other language does not. */
const SMALL_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the to you and your my i it is are was that this for with have has had will would we they she what when if can not at from be'.split(
      ' ',
    ),
  ),
  tr: new Set(
    'bir ve bu için çok değil mi mı sonra önce kadar gibi daha ama ne var yok ile bana size beni sizi benim sizin olarak oldu oluyor de da'.split(
      ' ',
    ),
  ),
}
/** A foreign name has two: "for the Blind". Of 20,544 renditions four have three and fewer of their own language: all are in English. */
const FEWEST = 3

const smallWordsIn = (words: readonly Word[], language: Language): number =>
  words.filter(({ text }) => SMALL_WORDS[language].has(text)).length

/**
 * Of the rendition's words, where none is a small word of its own language: so many are said again, names and numbers apart. No right
 * rendition written for training has so many.
 */
const ECHO_SHARE = 0.8

function isEcho({ language, source, rendition, names }: ReadSegment): boolean {
  const meant = new Set(source.map(({ text }) => text))
  const repeated = rendition.filter(({ text }) => meant.has(text) && !names.has(text) && !/\d/.test(text))
  const isOwn = smallWordsIn(rendition, language) > 0
  return !isOwn && repeated.length >= Math.max(FEWEST, ECHO_SHARE * rendition.length)
}

function find(segment: ReadSegment): Edit[] {
  const { sourceLanguage, language, source, rendition } = segment
  const untranslated = smallWordsIn(rendition, sourceLanguage)
  const isOther = untranslated >= FEWEST && untranslated > smallWordsIn(rendition, language)
  return isOther || isEcho(segment)
    ? [{ severity: 'critical', category: 'omission', lost: source, said: rendition }]
    : []
}

export const rule: Rule = {
  id: 'not-translated',
  topic: 'sourceWords',
  isNone: 'untranslated',
  finds: 'A rendition in the language of the source.',
  find,
  message: {
    en: () => 'You said this in the language that it came in, so your listener may not understand it.',
    tr: () => 'Bunu duyduğun dilde söyledin; dinleyen anlamayabilir.',
  },
  examples: [
    fromEnglish(
      ['You have to pay the rent.', 'Kirayı ödemelisiniz.', 'you have to pay the rent'],
      ['you have to pay the rent', 'you have to pay the rent'],
    ),
    fromEnglish(
      ['When will it be ready?', 'Ne zaman hazır olur?', 'they want to know when it is ready'],
      ['when will it be ready', 'they want to know when it is ready'],
    ),
    fromEnglish(
      ['You need to sign it.', 'İmzalamanız gerek.', 'yani şey you need to sign it'],
      ['you need to sign it', 'yani şey you need to sign it'],
    ),
    fromTurkish(
      ['Bu ev bana çok pahalı.', 'This house is too expensive for me.', 'bu ev bana çok pahalı'],
      ['bu ev bana çok pahalı', 'bu ev bana çok pahalı'],
    ),
    fromTurkish(
      ['Param yok ama bir işim var.', "I've no money but I do have a job.", 'para yok ama bir iş var'],
      ['param yok ama bir işim var', 'para yok ama bir iş var'],
    ),
    fromTurkish(
      ['Köpeğim bahçede uyuyor.', 'My dog is asleep in the garden.', 'köpeğim bahçede uyuyor'],
      ['köpeğim bahçede uyuyor', 'köpeğim bahçede uyuyor'],
    ),
    fromEnglish(['You have to pay the rent.', 'Kirayı ödemelisiniz.', 'kirayı ödemeniz gerek']),
    fromEnglish([
      'Is it the Working with Children Check?',
      'Working with Children Check mi?',
      'Working with Children Check belgesi mi',
    ]),
    fromEnglish(['Call Guide for the Blind.', "Guide for the Blind'ı arayın.", "Guide for the Blind'ı arayın"]),
    fromEnglish(['Have you got the form?', 'Form sizde mi?', 'the form sizde var mı']),
    fromTurkish(['Bu ev bana çok pahalı.', 'This house is too expensive for me.', 'the house costs too much for me']),
    fromTurkish(['Köfte ve pilav var.', 'There are meatballs and rice.', 'there are köfte ve pilav']),
  ],
}
