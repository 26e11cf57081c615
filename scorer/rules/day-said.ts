import type { ReadSegment } from '../reading/segment.ts'
import { namedDays } from '../reading/named-days.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'
import { heardInstead } from './shared/heard-instead.ts'

const kindOf = (name: string): string => name.split(' ')[0] ?? ''

function find({ sourceLanguage, language, source, references, rendition }: ReadSegment): Edit[] {
  const meant = namedDays(source, sourceLanguage)
  const said = namedDays(rendition, language)
  const models = references.map((words) => new Set(namedDays(words, language).map(({ name }) => name)))
  const names = new Set(said.map(({ name }) => name))
  const known = new Set([...meant.map(({ name }) => name), ...models.flatMap((model) => [...model])])
  const wrong = said.filter(({ name }) => !known.has(name))
  // A day that some right rendition does without may have been said in another way: "tomorrow".
  const lost = meant.filter(({ name }) => !names.has(name) && models.every((model) => model.has(name)))
  const edits: Edit[] = []
  for (const { word, name } of lost) {
    const place = wrong.findIndex((one) => kindOf(one.name) === kindOf(name))
    const [instead] = place < 0 ? [] : wrong.splice(place, 1)
    if (instead) edits.push({ severity: 'major', category: 'distortion', lost: [word], said: [instead.word] })
  }
  return edits
}

export const rule: Rule = {
  id: 'day-said',
  topic: 'dates',
  finds: 'A day of the week or a month in whose place another one was said.',
  find,
  message: heardInstead,
  examples: [
    fromEnglish(['Come back on Monday.', 'Pazartesi tekrar gelin.', 'salı günü tekrar gelin'], ['monday', 'salı']),
    fromEnglish(
      ['It is due by Thursday.', 'Perşembeye kadar ödenmeli.', 'cumaya kadar ödenmeli'],
      ['thursday', 'cumaya'],
    ),
    fromTurkish(
      ['Cumartesi taşınıyoruz.', 'We are moving on Saturday.', 'we are moving on friday'],
      ['cumartesi', 'friday'],
    ),
    fromTurkish(
      ['15 Ağustos’ta başlıyor.', 'It starts on 15 August.', 'It starts on the 15th of July.'],
      ['ağustosta', 'july'],
    ),
    fromEnglish(['The hearing is on 3 May.', 'Duruşma 3 Mayıs’ta.', 'duruşma üç martta'], ['may', 'martta']),
    fromEnglish(
      ['The course starts in March.', 'Kurs martta başlıyor.', 'kurs nisanda başlıyor'],
      ['march', 'nisanda'],
    ),
    fromEnglish(['It ends in December.', 'Aralık ayında bitiyor.', 'ocak ayında bitiyor'], ['december', 'ocak']),
    fromEnglish(
      ['Mondays and Wednesdays.', 'Pazartesileri ve çarşambaları.', 'salıları ve perşembeleri'],
      ['mondays', 'salıları'],
      ['wednesdays', 'perşembeleri'],
    ),
    fromEnglish(['Come back on Monday.', 'Pazartesi tekrar gelin.', 'pazartesiye bir daha uğrayın']),
    fromEnglish(['We are closed on Sundays.', 'Pazarları kapalıyız.', 'pazar günleri açık değiliz']),
    fromTurkish(['Cumartesi taşınıyoruz.', 'We are moving on Saturday.', 'we are moving on friday sorry saturday']),
    fromEnglish(['You may come on Friday.', 'Cuma gelebilirsiniz.', 'cuma günü gelmeniz mümkün']),
    fromTurkish([
      'Ocak bozuldu, salı gelin.',
      'The stove broke, come on Tuesday.',
      'the stove is broken please come on tuesday',
    ]),
    fromTurkish(['Ağustosun on beşinde.', 'On the fifteenth of August.', 'on august 15']),
    fromEnglish(['By 15 December.', '15 Aralık’a kadar.', 'on beş kasım pardon on beş aralığa kadar']),
  ],
}
