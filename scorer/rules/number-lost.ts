import type { ReadSegment } from '../reading/segment.ts'
import type { Language } from '../reading/word.ts'
import { changedNumbers } from './numbers/changed-numbers.ts'
import { isTimeUnit } from './numbers/units.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

/** Smaller ones are said in many ways: a, both, a pair. */
const LEAST = 3
/** Numbers by other names; "haziranın onu" and "yüzün üstünde" are 10 and 100, and mostly other words. */
const OTHER_NAME: Record<Language, RegExp> = {
  en: /^(?:half|quarter|dozen|decade|century|weekend)/,
  tr: /^(?:yarı(?!n)|çeyre|düzine|onu(?:nda|ndan|na|nu)?$|yüzü)/,
}

function find(segment: ReadSegment): Edit[] {
  const { lost, wrong } = changedNumbers(segment)
  if (wrong.length > 0) return []
  const { language } = segment
  const hasOtherName = segment.rendition.some(({ text }) => OTHER_NAME[language].test(text))
  // Twelve months may be a year.
  const hasUnit = segment.rendition.some((word) => isTimeUnit(word, language))
  return lost
    .filter(({ word, span }) => !(Number(word.text) < LEAST) && !hasOtherName && !(span && hasUnit))
    .map(({ word }) => ({ severity: 'major', category: 'omission', lost: [word], said: [] }))
}

export const rule: Rule = {
  id: 'number-lost',
  topic: 'numbers',
  finds: 'A number of the source that every reference has and the rendition has not, with no other in its place.',
  find,
  message: {
    en: ({ lost }) => `Your listener never heard “${lost}”.`,
    tr: ({ lost }) => `“${lost}” dinleyene ulaşmadı.`,
  },
  examples: [
    fromEnglish(['The bond is 1,800 dollars.', 'Depozito 1.800 dolar.', 'depozito ödenecek'], ['1800', '']),
    fromEnglish(['Come back in fourteen days.', 'On dört gün sonra gelin.', 'sonra yine gelin'], ['14', '']),
    fromTurkish(['Saat dokuzda 14 numaralı odada.', 'At nine in room 14.', 'At nine in the room.'], ['14', '']),
    fromTurkish(['Üç çocuğum var.', 'I have three children.', 'i have children'], ['3', '']),
    fromEnglish(['He paid 250 dollars in cash.', '250 doları nakit ödedi.', 'Nakit ödedi.'], ['250', '']),
    fromEnglish(['Bring 250 dollars tomorrow.', 'Yarın 250 dolar getirin.', 'yarın onunla para getirin'], ['250', '']),
    fromEnglish(['The bond is 1,800 dollars.', 'Depozito 1.800 dolar.', 'depozito bin sekiz yüz dolar']),
    fromEnglish(['Come back in fourteen days.', 'On dört gün sonra gelin.', 'iki hafta sonra gelin']),
    fromEnglish(['You need two forms.', 'İki form gerekiyor.', 'formların ikisi de gerekiyor']),
    fromTurkish(['Bir doktora gittim.', 'I went to a doctor.', 'i went to see a doctor']),
    fromTurkish(['Üç çocuğum var.', 'I have three children.', 'i have four children']),
    fromTurkish(['Altı ay sürdü.', 'It took six months.', 'it took half a year']),
    fromEnglish(['Within twelve months.', 'On iki ay içinde.', 'bir yıl içinde']),
    fromEnglish(['On 10 June.', '10 Haziran’da.', 'haziranın onunda']),
  ],
}
