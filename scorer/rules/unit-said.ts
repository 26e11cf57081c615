import type { ReadSegment } from '../reading/segment.ts'
import { type NumberPlace, placesOf } from './numbers/places.ts'
import { isSameStretch, type TimeSpan } from './numbers/units.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

type Span = NumberPlace & { span: TimeSpan }

const isSpan = (place: NumberPlace): place is Span => place.span !== null
const isSameSpan = (one: Span) => (other: Span) => isSameStretch(one.span, other.span)
const isSameNumber = (one: Span) => (other: Span) =>
  one.spellings.some((spelling) => other.spellings.includes(spelling))

function find({ sourceLanguage, source, references, rendition }: ReadSegment): Edit[] {
  const language = sourceLanguage === 'en' ? 'tr' : 'en'
  const meant = placesOf(source, sourceLanguage).filter(isSpan)
  const said = placesOf(rendition, language).filter(isSpan)
  const models = references.map((words) => placesOf(words, language).filter(isSpan))
  const known = [...meant, ...models.flat()]
  const lost = meant.filter(
    (one) => !said.some(isSameSpan(one)) && models.every((model) => model.some(isSameSpan(one))),
  )
  return lost.flatMap((one) => {
    const instead = said.find((other) => isSameNumber(one)(other) && !known.some(isSameSpan(other)))
    if (!instead) return []
    return [{ severity: 'major', category: 'distortion', lost: [one.span.word], said: [instead.span.word] } as const]
  })
}

export const rule: Rule = {
  id: 'unit-said',
  finds: 'A number of the source with another unit of time.',
  find,
  message: {
    en: ({ lost, said }) => `“${lost}” became “${said}”.`,
    tr: ({ lost, said }) => `“${lost}” yerine “${said}” dendi.`,
  },
  examples: [
    fromEnglish(['You have two weeks.', 'İki haftanız var.', 'iki ayınız var'], ['weeks', 'ayınız']),
    fromEnglish(['It takes 40 minutes.', '40 dakika sürer.', '40 saat sürüyor'], ['minutes', 'saat']),
    fromTurkish(
      ['Üç yıldır buradayım.', 'I have been here for three years.', 'i am here for three months'],
      ['yıldır', 'months'],
    ),
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
    fromTurkish(['Altı ay sürdü.', 'It took six months.', 'it took me six long months']),
  ],
}
