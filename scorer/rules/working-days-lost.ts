import type { ReadSegment } from '../reading/segment.ts'
import type { Language, Word } from '../reading/word.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

const DAY: Record<Language, RegExp> = { en: /^days?$/, tr: /^gün/ }
const WORKING: Record<Language, RegExp> = { en: /^(?:working|business|week)$/, tr: /^(?:iş|çalışma|mesai)$/ }
/** Further ways to say it, with or without the word for a day. */
const OTHER_WAYS: Record<Language, RegExp> = {
  en: /^(?:weekdays?|weekends?|work|workdays?|office)$/,
  tr: /^(?:içi|son.*|resmi|iş.*)$/,
}
/** "Five working days", "beş gün": what is counted stands at most so far from its number. */
const REACH = 2

const isNumber = ({ text }: Word): boolean => /^[0-9]/.test(text)

/** The word for days and what stands before it, where a number counts days of work. */
function workingDays(words: readonly Word[], language: Language): readonly Word[] | null {
  const at = words.findIndex(
    ({ text }, index) => DAY[language].test(text) && WORKING[language].test(words[index - 1]?.text ?? ''),
  )
  const isCounted = words.slice(Math.max(0, at - 1 - REACH), Math.max(0, at)).some(isNumber)
  return at > 0 && isCounted ? words.slice(at - 1, at + 1) : null
}

/** The number and the word of days of any kind. */
function plainDays(words: readonly Word[], language: Language): readonly Word[] | null {
  const at = words.findIndex(
    ({ text }, index) => DAY[language].test(text) && isNumber(words[index - 1] ?? { text: '', from: 0, to: 0 }),
  )
  return at > 0 ? words.slice(at - 1, at + 1) : null
}

function find({ sourceLanguage, language, source, references, rendition }: ReadSegment): Edit[] {
  const lost = workingDays(source, sourceLanguage)
  const said = plainDays(rendition, language)
  const isSaid = rendition.some(({ text }) => WORKING[language].test(text) || OTHER_WAYS[language].test(text))
  if (!lost || !said || isSaid || !references.every((words) => workingDays(words, language))) return []
  return [{ severity: 'major', category: 'distortion', lost, said }]
}

export const rule: Rule = {
  id: 'working-days-lost',
  topic: 'dates',
  finds: 'A number of working days said as so many days.',
  find,
  message: {
    en: ({ lost, said }) => `“${lost}” became “${said}”: with a weekend between, that is another date.`,
    tr: ({ lost, said }) => `“${lost}” yerine “${said}” dedin; araya hafta sonu girince tarih değişir.`,
  },
  examples: [
    fromEnglish(['It takes five working days.', 'Beş iş günü sürer.', 'beş gün sürer'], ['working days', '5 gün']),
    fromEnglish(['Allow ten business days.', 'On iş günü bekleyin.', 'on gün bekleyin'], ['business days', '10 gün']),
    fromEnglish(
      ['Ring us 5 working days before.', '5 iş günü önceden arayın.', 'en az 5 günden önce arayın'],
      ['working days', '5 günden'],
    ),
    fromTurkish(['Üç iş günü sürer.', 'It takes three business days.', 'it takes three days'], ['iş günü', '3 days']),
    fromTurkish(
      ['Yirmi iş günü içinde yanıt verirler.', 'They answer within twenty working days.', 'they answer within 20 days'],
      ['iş günü', '20 days'],
    ),
    fromEnglish(['It takes five working days.', 'Beş iş günü sürer.', 'beş iş günü sürer']),
    fromEnglish(['It takes five working days.', 'Beş iş günü sürer.', 'hafta içi beş gün sürer']),
    fromEnglish(['It takes five working days.', 'Beş iş günü sürer.', 'hafta sonunu saymadan beş gün sürer']),
    fromEnglish(['It takes five working days.', 'Beş iş günü sürer.', 'bir hafta sürer']),
    fromTurkish(['Üç iş günü sürer.', 'It takes three business days.', 'it takes three weekdays']),
    fromTurkish(['Üç gün sürer.', 'It takes three days.', 'it takes three days']),
  ],
}
