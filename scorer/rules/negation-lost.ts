import { wordsOfKind } from '../reading/grammar.ts'
import type { ReadSegment } from '../reading/segment.ts'
import type { Language, Word } from '../reading/word.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'
import { changedForms } from './verbs/changed-form.ts'
import { POLARITIES_ADMITTED, polaritiesIn, type Polarity } from './verbs/polarity.ts'

/** Words that deny in some places only, and Turkish forms that deny within a condition or a wish. */
const DENIAL_IN_PLACES =
  /^(?:free|dark|only|still|before|den(?:y|ies|ied)|want|ne|aynı|hayır|.+m[ae]s[ae].*|.+m[ae]ks[ıi]z[ıi]n|.+m[ae]y[ae]y[ıi]m)$/
/** "Before" or "without": a right rendition mostly has no "not" for it. */
const WITHOUT = /m[ae]d[ae]n$/

/** "It is included, isn't it?", in Turkish "değil mi". */
const isTag = (words: readonly Word[], index: number): boolean =>
  words[index]?.text === 'değil' && /^m[ıiuü]/.test(words[index + 1]?.text ?? '')

const negationsIn = (words: readonly Word[], language: Language): Word[] =>
  wordsOfKind(words, language, 'negation').filter((word) => !isTag(words, words.indexOf(word)))

/** Whether anything is denied, with a "not" or without. */
const denies = (words: readonly Word[], language: Language): boolean =>
  negationsIn(words, language).length > 0 ||
  wordsOfKind(words, language, 'denial').length > 0 ||
  words.some(({ text }) => DENIAL_IN_PLACES.test(text))

/** Of a Turkish verb, what stands before its negation: "öde" of "ödemedim". */
const NEGATED_VERB = /^(.{2,})m(?:[ıiuü]yor|[ae]).*$/
/** Beside the English "not": too common to tell anything. */
const COMMON =
  /^(?:a|an|the|to|be|been|have|has|had|do|any.*|it|you|he|she|we|they|i|me|my|your|his|her|our|their|that|this|in|on|at|of|for|so|very|too|yet|really|get|got|just|is|are|was|(?:let|there|it|that)'s|sorry|even)$/
/** What is not done today is not denied, and a number says nothing of what is. */
const NO_STEM = /^(?:now|today|tonight|tomorrow.*|morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'?s)?|[0-9].*)$/
/** So many letters of the denied word: both languages bend its end, "imza" begins "imzalamayın" and "imzalayın". */
const STEM = 4
/** How many words after an English "not" it is looked for. Chosen by hand: in "not have to pay", not in "not have to be paid". */
const REACH = 3
/** Shorter stems begin too many other words: "al" of "almadım" begins "altı". */
const SHORTEST_STEM = 3
/** So many references must have the verb, as in negation-added.ts: one may say "haven't worked nights" for "gave up nights". */
const LEAST = 2

/** Beside a verb that is negated itself: "hiç aramadı". */
const TURKISH_EMPHASIS = /^(?:hiç.*|asla|kimse.*)$/

/** The beginning of the word that each negation of a reference denies. */
function deniedStems(words: readonly Word[], language: Language): string[] {
  return negationsIn(words, language).flatMap((negation) => {
    const index = words.indexOf(negation)
    if (language === 'en') {
      const following = words.slice(index + 1, index + 1 + REACH).find(({ text }) => !COMMON.test(text))
      return following && !NO_STEM.test(following.text) ? [following.text.slice(0, STEM)] : []
    }
    if (WITHOUT.test(negation.text)) return []
    const verb = NEGATED_VERB.exec(negation.text)?.[1]
    if (verb) return [verb.slice(0, STEM)]
    return TURKISH_EMPHASIS.test(negation.text) ? [] : [words[index - 1]?.text.slice(0, STEM) ?? '']
  })
}

/** A rendition that denies nothing. */
function findBare({ sourceLanguage, language, source, references, rendition }: ReadSegment): Edit[] {
  const first = negationsIn(source, sourceLanguage).find(({ text }) => !WITHOUT.test(text))
  if (!first || denies(rendition, language)) return []
  if (references.some((words) => negationsIn(words, language).length === 0)) return []
  const [affirmed] = references
    .flatMap((words) => deniedStems(words, language))
    .filter((stem) => stem.length >= SHORTEST_STEM)
    .flatMap((stem) => rendition.find(({ text }) => text.startsWith(stem)) ?? [])
  return affirmed ? [{ severity: 'critical', category: 'distortion', lost: [first], said: [affirmed] }] : []
}

const EXCLUDED: Record<Polarity, readonly Polarity[]> = {
  affirmed: [],
  denied: ['affirmed'],
  'likely-affirmed': [],
  'likely-denied': ['affirmed'],
  unclear: [],
}

/** A rendition that denies something else: less than any reference, and it affirms a verb that two of them deny. */
function findBesideOthers(segment: ReadSegment): Edit[] {
  const { language, references, rendition } = segment
  const denials = (words: readonly Word[]) => negationsIn(words, language).length
  if (references.some((words) => denials(words) <= denials(rendition))) return []
  const least = Math.min(LEAST, references.length)
  const comparison = { formsIn: polaritiesIn, excluded: EXCLUDED, admitted: POLARITIES_ADMITTED, least }
  return changedForms(segment, comparison).map(({ said, lost }) => ({
    severity: 'critical',
    category: 'distortion',
    lost,
    said: said.words,
  }))
}

function find(segment: ReadSegment): Edit[] {
  const bare = findBare(segment)
  return bare.length > 0 ? bare : findBesideOthers(segment)
}

export const rule: Rule = {
  id: 'negation-lost',
  topic: 'lostNegations',
  finds: 'A rendition that affirms what every reference denies, without any negation or with fewer than they have.',
  find,
  message: {
    en: ({ lost, said }) =>
      lost === ''
        ? `The speaker denied something; after “${said}” your listener thinks that it is so.`
        : `“${lost}” says that something is not so; after “${said}” your listener thinks that it is.`,
    tr: ({ lost, said }) =>
      lost === ''
        ? `Konuşmacı bir şeyin öyle olmadığını söyledi; “${said}” deyince dinleyen bunu olumlu anlar.`
        : `“${lost}” olumsuzdu; “${said}” deyince dinleyen bunu olumlu anlar.`,
  },
  examples: [
    fromEnglish(['Do not sign it.', 'İmzalamayın.', 'imzalayın'], ['not', 'imzalayın']),
    fromEnglish(["You don't need an appointment.", 'Randevu gerekmiyor.', 'randevu gerekiyor'], ["don't", 'gerekiyor']),
    fromTurkish(['Kirayı ödemedim.', 'I have not paid the rent.', 'i paid the rent'], ['ödemedim', 'paid']),
    fromTurkish(['Evde kimse yoktu.', 'There was nobody at home.', 'they were at home'], ['kimse', 'home']),
    fromEnglish(['All right, do not sign it.', 'Peki, imzalamayın.', 'tamam imzalayın'], ['not', 'imzalayın']),
    fromEnglish(
      ['The letter from the court has not come.', 'Mahkemeden mektup gelmedi.', 'mahkemeden mektup geldi'],
      ['not', 'geldi'],
    ),
    fromEnglish(['She never called me.', 'Beni hiç aramadı.', 'beni hep aradı'], ['never', 'aradı']),
    fromTurkish(
      ['İlk taksiti çekmeyin.', "Don't take the first payment.", 'just the first payment take it'],
      ['çekmeyin', 'take'],
    ),
    fromEnglish(
      ["Don't sign it and don't pay.", 'İmzalamayın, para da ödemeyin.', 'imzalayın ama ödemeyin'],
      ["don't sign", 'imzalayın'],
    ),
    fromEnglish(['Do not sign it.', 'İmzalamayın.', 'sakın imza atmayın']),
    fromEnglish(["Don't sign it and don't pay.", 'İmzalamayın, para da ödemeyin.', 'ne imzalayın ne para ödeyin']),
    fromEnglish(["You won't get it unless you apply.", 'Başvurmazsanız alamazsınız.', 'ancak başvurursanız alırsınız']),
    fromTurkish(['Kirayı ödemedim.', 'I have not paid the rent.', 'i failed to pay the rent']),
    fromTurkish(['Evde kimse yoktu.', 'There was nobody at home.', 'the house was empty no one there']),
    fromEnglish(['It is not open yet.', 'Henüz açık değil.', 'daha açılmadı']),
    fromTurkish(['Bugün gelmeyin.', "Don't come today.", 'can we leave it today please stay away']),
    fromEnglish(["It's included, isn't it?", 'Dahil, değil mi?', 'o da dahil doğru mu']),
    fromTurkish(['Olur, fark etmez.', 'All right, either is fine.', 'okay either one']),
  ],
}
