import type { ReadSegment } from '../reading/segment.ts'
import { type Measure, measuresOf } from './numbers/measures.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'
import { heardInstead } from './shared/heard-instead.ts'

const isSame = (one: Measure) => (other: Measure) => one.number === other.number && one.unit === other.unit
/**
 * "Within ten days" for ten working days is mostly let pass: of 13 such renditions 8 have no other fault. "Three times a week" may
 * stand for "three days a week".
 */
const LOOSE = new Set(['working-day day', 'day time', 'time day'])
const isLoose = (one: Measure, other: Measure): boolean => LOOSE.has(`${one.unit} ${other.unit}`)

function find({ sourceLanguage, language, source, references, rendition }: ReadSegment): Edit[] {
  const meant = measuresOf(source, sourceLanguage)
  const said = measuresOf(rendition, language)
  const models = references.map((words) => measuresOf(words, language))
  const known = [...meant, ...models.flat()]
  const lost = meant.filter((one) => !said.some(isSame(one)) && models.every((model) => model.some(isSame(one))))
  return lost.flatMap((one) => {
    const instead = said.find(
      (other) => other.number === one.number && !known.some(isSame(other)) && !isLoose(one, other),
    )
    return instead ? [{ severity: 'major', category: 'distortion', lost: one.words, said: instead.words } as const] : []
  })
}

export const rule: Rule = {
  id: 'unit-said',
  topic: 'units',
  finds: 'A number of the source with another unit: weeks for months, pounds for kilos, dollars for per cent.',
  find,
  message: heardInstead,
  examples: [
    fromEnglish(['You have two weeks.', 'İki haftanız var.', 'iki ayınız var'], ['weeks', 'ayınız']),
    fromEnglish(['It takes 40 minutes.', '40 dakika sürer.', '40 saat sürüyor'], ['minutes', 'saat']),
    fromTurkish(
      ['Üç yıldır buradayım.', 'I have been here for three years.', 'i am here for three months'],
      ['yıldır', 'months'],
    ),
    fromTurkish(
      ['Yüzde on indirim yaptı.', 'He took ten per cent off.', 'he took ten dollars off'],
      ['yüzde', 'dollars'],
    ),
    fromTurkish(['On kiloluk bir koli.', 'A ten-kilo box.', 'a ten pound box'], ['kiloluk', 'pound']),
    fromTurkish(
      ['Yirmi dakika ötede oturuyor.', 'She lives twenty minutes away.', 'she lives twenty kilometres away'],
      ['dakika', 'kilometres'],
    ),
    fromEnglish(['It is 67 cents an hour.', 'Saati 67 sent.', 'saati altmış yedi dolar'], ['cents', 'dolar']),
    fromEnglish(['You have seven days.', 'Yedi gününüz var.', 'yedi iş gününüz var'], ['days', 'iş gününüz']),
    fromTurkish(['Altı gün bekledim.', 'I waited six days.', 'I waited for six weeks.'], ['gün', 'weeks']),
    fromEnglish(['Take it for ten days.', 'On gün kullanın.', 'on hafta boyunca kullanın'], ['days', 'hafta']),
    fromEnglish(['You have two weeks.', 'İki haftanız var.', 'on dört gününüz var']),
    fromEnglish(['It takes 60 minutes.', '60 dakika sürer.', 'bir saat sürer']),
    fromEnglish([
      'It is open 24 hours a day, 7 days a week.',
      'Haftada 7 gün, günde 24 saat açık.',
      'yedi gün yirmi dört saat açık',
    ]),
    fromTurkish(['Üç yıldır buradayım.', 'I have been here for three years.', 'three years I am here']),
    fromTurkish(['Ayda 60 dolar ödüyorum.', 'I pay $60 a month.', 'i pay sixty a month']),
    fromTurkish(['Yüzde on indirim yaptı.', 'He took ten per cent off.', 'he took off 10%']),
    fromTurkish(['Haftada üç gün yeter.', 'Three days a week is enough.', 'three times a week is enough']),
    fromEnglish(['Allow ten working days.', 'On iş günü sürer.', 'on gün sürer']),
    fromEnglish(['It is five kilograms.', 'Beş kilogram.', 'beş kilo geliyor']),
    fromTurkish(['Altı ay sürdü.', 'It took six months.', 'it took me six long months']),
  ],
}
