import type { ReadSegment } from '../reading/segment.ts'
import { type NumberPlace, placesOf, samePlace } from './numbers/places.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

const other = (language: ReadSegment['sourceLanguage']) => (language === 'en' ? 'tr' : 'en')

/** Telephone numbers are said in ways that no list holds. */
const TELEPHONE_DIGITS = 7
const isTelephone = ({ row, isRow }: NumberPlace): boolean => isRow && row.length >= TELEPHONE_DIGITS

function find({ sourceLanguage, source, references, rendition }: ReadSegment): Edit[] {
  const language = other(sourceLanguage)
  const said = placesOf(rendition, language)
  const meant = placesOf(source, sourceLanguage)
  const models = references.map((words) => placesOf(words, language))
  const isIn = (places: readonly NumberPlace[]) => (place: NumberPlace) => places.some((one) => samePlace(one, place))
  // A number that some right rendition does without may have been said in words.
  const lost = meant.filter(
    (place) => !isTelephone(place) && !isIn(said)(place) && models.every((places) => isIn(places)(place)),
  )
  const isKnown = isIn([...meant, ...models.flat()])
  const wrong = said.filter((place) => !isKnown(place))
  return lost.slice(0, wrong.length).map((place, index) => ({
    severity: 'major',
    category: 'distortion',
    lost: [place.word],
    said: wrong.slice(index, index + 1).map(({ word }) => word),
  }))
}

export const rule: Rule = {
  id: 'number-said',
  finds: 'A number of the source in whose place another one was said that neither source nor any reference has.',
  find,
  message: {
    en: ({ lost, said }) => `The number was ${lost}; you said ${said}.`,
    tr: ({ lost, said }) => `Sayı ${lost} idi; sen ${said} dedin.`,
  },
  mustFind: [
    fromEnglish('The bond is 1,800 dollars.', 'Depozito 1.800 dolar.', 'depozito bin altı yüz dolar'),
    fromEnglish('Come back in fourteen days.', 'On dört gün sonra tekrar gelin.', 'Kırk gün sonra tekrar gelin.'),
    fromTurkish('Randevum saat 15.45’te.', 'My appointment is at 3.45.', 'my appointment is at 3.15'),
    fromTurkish('Üç çocuğum var.', 'I have three children.', 'I have two children.'),
    fromTurkish(
      'Kira haftada 520 dolar.',
      'The rent is 520 dollars a week.',
      'the rent is five hundred and twelve dollars a week',
    ),
    fromTurkish('İki hafta bekledim.', 'I waited for two weeks.', 'I waited for ten days.'),
  ],
  mustAllow: [
    fromEnglish('The bond is 1,800 dollars.', 'Depozito 1.800 dolar.', 'depozito bin sekiz yüz dolar'),
    fromTurkish('Randevum saat 15.45’te.', 'My appointment is at 3.45.', 'my appointment is at fifteen forty five'),
    fromTurkish('Üç çocuğum var.', 'I have three children.', 'I have two no sorry three children.'),
    fromEnglish('You have three weeks.', 'Üç haftanız var.', 'Yirmi bir gününüz var.'),
    fromEnglish(
      'About six weeks of no driving.',
      'Yaklaşık altı hafta araba yok.',
      'bir buçuk ay falan direksiyona geçmeyeceksiniz',
    ),
    fromTurkish(
      'Otuz yıl kaynakçılık yaptım.',
      'I was a welder for thirty years.',
      'I was a welder for three decades.',
    ),
    fromEnglish('I moved here in 1998.', '1998’de buraya taşındım.', 'bin dokuz yüz doksan sekizde taşındım buraya'),
    fromTurkish('Saat dörtte kapanıyor.', 'It closes at four.', 'It closes at 16.00.'),
    fromEnglish('Your number is 4071.', 'Numaranız 4071.', 'numaranız dört sıfır yedi bir'),
    fromTurkish(
      'Telefonum 0491 570 156.',
      'My number is 0491 570 156.',
      'my number is oh four nine one five seven oh one five six',
    ),
    fromTurkish('Saat dört buçukta gelin.', 'Come at half past four.', 'come at sixteen thirty'),
    fromEnglish('It costs $2.05.', 'Tanesi 2,05 dolar.', 'iki dolar beş sent'),
    fromTurkish('Yüz elli tane istedim.', 'I asked for a hundred and fifty.', 'i asked for one fifty'),
    fromTurkish('Göstergede 99.000 var.', 'The clock says 99,000.', 'the clock says ninety nine'),
  ],
}
