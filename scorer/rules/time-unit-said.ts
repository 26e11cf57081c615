import type { ReadSegment } from '../reading/segment.ts'
import { type Stretch, stretchesOf } from './numbers/stretches.ts'
import { isSameStretch } from './numbers/units.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'
import { heardInstead } from './shared/heard-instead.ts'

const isSameUnit = (one: Stretch) => (other: Stretch) => one.unit === other.unit
/** Two numbers of one unit are other rules' business, but "half an hour" and "an hour and a half" are not the same. */
const isSame = (one: Stretch) => (other: Stretch) =>
  isSameStretch(one, other) || (one.unit === other.unit && !(one.isPart && other.isPart))

function find({ sourceLanguage, language, source, references, rendition }: ReadSegment): Edit[] {
  const meant = stretchesOf(source, sourceLanguage)
  const said = stretchesOf(rendition, language)
  const models = references.map((words) => stretchesOf(words, language))
  const known = [...meant, ...models.flat()]
  const lost = meant.filter((one) => !said.some(isSame(one)) && models.every((model) => model.some(isSameUnit(one))))
  const wrong = said.filter((one) => !known.some(isSame(one)))
  const [one, instead] = [lost[0], wrong[0]]
  return one && instead ? [{ severity: 'major', category: 'distortion', lost: [one.word], said: [instead.word] }] : []
}

export const rule: Rule = {
  id: 'time-unit-said',
  topic: 'units',
  finds: 'Another unit of time in the place of one of the source, with or without a number.',
  find,
  message: heardInstead,
  examples: [
    fromEnglish(['I waited for a week.', 'Bir hafta bekledim.', 'bir ay bekledim'], ['week', 'ay']),
    fromEnglish(
      ['It is due at the end of the month.', 'Ay sonunda ödenecek.', 'yıl sonunda ödenecek'],
      ['month', 'yıl'],
    ),
    fromEnglish(['It happened months ago.', 'Aylar önce oldu.', 'haftalar önce oldu'], ['months', 'haftalar']),
    fromEnglish(['I waited an hour and a half.', 'Bir buçuk saat bekledim.', 'yarım saat bekledim'], ['hour', 'saat']),
    fromTurkish(['Birkaç gün sürer.', 'It takes a few days.', 'it takes a few weeks'], ['gün', 'weeks']),
    fromTurkish(
      ['Bir yıl sonra döndüm.', 'I came back after a year.', 'I came back after six months.'],
      ['yıl', 'months'],
    ),
    fromTurkish(
      ['Ay sonuna kadar ödeyin.', 'Pay by the end of the month.', "pay before the week's over"],
      ['ay', "week's"],
    ),
    fromEnglish(['Come back in two weeks.', 'İki hafta sonra gelin.', 'on beş gün sonra gelin']),
    fromEnglish(['It takes half an hour.', 'Yarım saat sürer.', 'otuz dakika sürer']),
    fromEnglish(['Not after ten at night.', 'Gece ondan sonra olmaz.', 'akşam saat ondan sonra olmaz']),
    fromEnglish(['It ends in a week.', 'Bir hafta sonra bitiyor.', 'haftaya cuma günü bitiyor']),
    fromEnglish(['Pay it by Friday week.', 'Haftaya cumaya kadar ödeyin.', 'öbür cuma ödeyin o güne kadar bekleriz']),
    fromTurkish(['Otuz yıl çalıştım.', 'I worked for thirty years.', 'i worked for three decades']),
    fromTurkish(['On iki ay içinde gelin.', 'Come within twelve months.', 'come within a year']),
    fromTurkish(['Bir buçuk saat bekledim.', 'I waited an hour and a half.', 'i waited for ninety minutes']),
    fromTurkish(['Hafta sonu gelin.', 'Come at the weekend.', 'come on saturday or the day after']),
  ],
}
