import type { ReadSegment } from '../reading/segment.ts'
import { isSameShare, type Share, sharesOf } from './numbers/shares.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

const isSame = (one: Share) => (other: Share) => isSameShare(one, other)
const isPart = ({ value }: Share): boolean => value < 1

function find({ sourceLanguage, language, source, references, rendition }: ReadSegment): Edit[] {
  const meant = sharesOf(source, sourceLanguage)
  const said = sharesOf(rendition, language)
  const models = references.map((words) => sharesOf(words, language))
  const known = [...meant, ...models.flat()]
  const wrong = said.filter((one) => !known.some(isSame(one)))
  // Per cents are numbers, which other rules compare.
  const lost = meant.filter(
    (one) =>
      isPart(one) && !one.isPercent && !said.some(isSame(one)) && models.every((model) => model.some(isSame(one))),
  )
  if (wrong.length === 0 && said.some(isPart)) return []
  return lost.map((one, index) => ({
    severity: 'major',
    category: 'distortion',
    lost: one.words,
    said: wrong[index]?.words ?? [],
  }))
}

export const rule: Rule = {
  id: 'share-lost',
  topic: 'numbers',
  finds: 'A half, a third or another part of a whole that every reference names and the rendition does not.',
  find,
  message: {
    en: ({ lost, said }) =>
      said === ''
        ? `Your listener never heard “${lost}”.`
        : `The speaker said “${lost}”; your listener heard “${said}”.`,
    tr: ({ lost, said }) =>
      said === '' ? `“${lost}” dinleyene ulaşmadı.` : `Konuşmacı “${lost}” dedi, dinleyen “${said}” duydu.`,
  },
  examples: [
    fromEnglish(
      [
        'Two thirds comes back from Medicare.',
        'Üçte ikisi Medicare’den geri gelir.',
        'üçte biri medicareden geri gelir',
      ],
      ['2 thirds', '3 te biri'],
    ),
    fromEnglish(
      ['You pay half on Monday.', 'Yarısını pazartesi ödersiniz.', 'tamamını pazartesi ödersiniz'],
      ['half', 'tamamını'],
    ),
    fromEnglish(
      ['Half the documents were in Turkish.', 'Belgelerin yarısı Türkçeydi.', 'belgeler türkçeydi'],
      ['half', ''],
    ),
    fromTurkish(
      [
        'Maaşımın dörtte üçü kiraya gidiyor.',
        'Three quarters of my pay goes on rent.',
        'a third of my pay goes on rent',
      ],
      ['4 te 3', 'a 3'],
    ),
    fromTurkish(
      ['Evin yarısını ona bıraktı.', 'He left her half of the house.', 'He left her the house.'],
      ['yarısını', ''],
    ),
    fromTurkish(['Çocuklara yarı fiyat.', 'It is half price for children.', 'it is free for children'], ['yarı', '']),
    fromEnglish(['You pay half on Monday.', 'Yarısını pazartesi ödersiniz.', 'yüzde ellisini pazartesi ödersiniz']),
    fromEnglish(['It is half past six.', 'Saat altı buçuk.', 'saat altıyı otuz geçiyor']),
    fromEnglish(['It takes half an hour.', 'Yarım saat sürer.', 'otuz dakika sürer']),
    fromEnglish(['We work part time.', 'Yarı zamanlı çalışıyoruz.', 'part time çalışıyoruz']),
    fromTurkish([
      'Maaşımın dörtte üçü gidiyor.',
      'Three quarters of my pay goes.',
      'three parts out of four of my pay go',
    ]),
    fromTurkish(['Yarısını geri vereceğim.', 'I will give back half of it.', 'i will give fifty per cent of it back']),
    fromTurkish([
      'Fişlerin üçte biri solmuş.',
      'A third of the receipts have faded.',
      'one receipt in three has faded',
    ]),
    fromTurkish([
      'Sınıfın yarısı öyle.',
      'Half the class is like that.',
      'every second child in the class is like that',
    ]),
    fromTurkish(['Kiram yarıya indi.', 'My rent dropped by half.', 'my rent was halved']),
    fromTurkish(['Gece yarısı geldi.', 'He came at midnight.', 'he came at twelve at night']),
  ],
}
