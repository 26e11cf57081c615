import type { ReadSegment } from '../reading/segment.ts'
import { type CountedRate, isSameRate, ratesOf } from './rates/rates.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'
import { heardInstead } from './shared/heard-instead.ts'

const isSame = (one: CountedRate) => (other: CountedRate) => isSameRate(one, other)
/** "Fridays" alone does not allow "every Friday" for "every second Friday". */
const isClear = ({ isCertain, words }: CountedRate): boolean => isCertain || words.length > 1

function find({ sourceLanguage, language, source, references, rendition }: ReadSegment): Edit[] {
  const meant = ratesOf(source, sourceLanguage)
  const said = ratesOf(rendition, language)
  const models = references.map((words) => ratesOf(words, language))
  const known = [...meant, ...models.flat()].filter(isClear)
  const wrong = said.filter((one) => one.isCertain && !known.some(isSame(one)))
  // What most right renditions say otherwise may be said otherwise here too: "morning and night".
  const isUsual = (one: CountedRate) => 2 * models.filter((model) => model.some(isSame(one))).length >= models.length
  const lost = meant.filter((one) => one.isCertain && !said.some(isSame(one)) && isUsual(one))
  return lost.slice(0, wrong.length).map((one, index) => ({
    severity: 'major',
    category: 'distortion',
    lost: one.words,
    said: wrong[index]?.words ?? [],
  }))
}

export const rule: Rule = {
  id: 'rate-said',
  topic: 'units',
  finds: 'Another frequency or rate in the place of one of the source: "a month" for "haftada".',
  find,
  message: heardInstead,
  examples: [
    fromEnglish(['Take it twice a day.', 'Günde iki kez alın.', 'iki günde bir alın'], ['a day', '2 günde bir']),
    fromEnglish(
      ['He comes every second Friday.', 'İki haftada bir cuma geliyor.', 'her cuma geliyor'],
      ['every second friday', 'her cuma'],
    ),
    fromEnglish(
      ['You pay fortnightly.', 'İki haftada bir ödersiniz.', 'haftada iki kez ödersiniz'],
      ['fortnightly', 'haftada'],
    ),
    fromEnglish(
      ['The rent is $600 a week.', 'Kira haftalık 600 dolar.', 'kira aylık altı yüz dolar'],
      ['a week', 'aylık'],
    ),
    fromEnglish(['Water it every day.', 'Her gün sulayın.', 'gün aşırı sulayın'], ['every day', 'gün aşırı']),
    fromEnglish(
      ['It is read every quarter.', 'Üç aydan üç aya okunur.', 'aydan aya okunur'],
      ['every quarter', 'aydan aya'],
    ),
    fromTurkish(
      ['Haftada bir geliyor.', 'She comes once a week.', 'she comes once a month'],
      ['haftada bir', 'a month'],
    ),
    fromTurkish(
      ['Kirayı on beş günde bir veriyorum.', 'I pay the rent every fortnight.', 'I pay the rent every month.'],
      ['15 günde bir', 'every month'],
    ),
    fromTurkish(
      ['Her akşam çalışırız.', 'We practise every evening.', 'we practise every other evening'],
      ['her akşam', 'every other evening'],
    ),
    fromTurkish(['Ayda 600 dolar veriyorum.', 'I pay $600 a month.', 'I pay $600 a week.'], ['ayda', 'a week']),
    fromEnglish(['Take it twice a day.', 'Günde iki kez alın.', 'on iki saatte bir alın']),
    fromEnglish(['It is open seven days a week.', 'Haftada yedi gün açık.', 'her gün açık']),
    fromEnglish(['You pay fortnightly.', 'İki haftada bir ödersiniz.', 'ödemeniz on beş günde bir']),
    fromEnglish(['He comes every second Friday.', 'İki haftada bir cuma geliyor.', 'iki cumada bir geliyor']),
    fromEnglish(['It was hot every day.', 'Her gün sıcaktı.', 'gündüz de gece de aşırı sıcaktı']),
    fromEnglish(['It took a week.', 'Bir hafta sürdü.', 'bir hafta sürdü her gün çalıştım']),
    fromTurkish(['Her akşam çalışırız.', 'We practise every evening.', 'we practise nightly']),
    fromTurkish(['Haftada bir geliyor.', 'She comes once a week.', 'she comes weekly']),
    fromTurkish(['Ayda 600 dolar veriyorum.', 'I pay $600 a month.', 'every month i pay six hundred dollars']),
    fromTurkish(['Üç ayda bir ödüyoruz.', 'We pay every three months.', 'we pay quarterly']),
  ],
}
