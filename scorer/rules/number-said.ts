import type { ReadSegment } from '../reading/segment.ts'
import { changedNumbers } from './numbers/changed-numbers.ts'
import type { NumberPlace } from './numbers/places.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'
import { heardInstead } from './shared/heard-instead.ts'

/** Puts another kind of thing behind any other size: sizes are compared by logarithm, where 10 is a factor of 22,000. */
const OTHER_KIND = 10
/** Of what reads as no number ("10:30:15"): as if one were 2.7 times the other. */
const UNKNOWN_SIZE = 1

/** How unlikely it is that one was said for the other: another kind of thing, then another size. */
function distance(lost: NumberPlace, said: NumberPlace): number {
  // One more of each, since 0 has no logarithm.
  const size = Math.abs(Math.log((Number(lost.spellings[1]) + 1) / (Number(said.spellings[1]) + 1)))
  const isOther = lost.isMoney !== said.isMoney || (lost.span === null) !== (said.span === null)
  return (Number.isFinite(size) ? size : UNKNOWN_SIZE) + (isOther ? OTHER_KIND : 0)
}

/** Each number that was said wrongly with the one that was meant, the likeliest first. */
function pairsOf(lost: readonly NumberPlace[], said: readonly NumberPlace[]) {
  const all = lost.flatMap((meant) => said.map((wrong) => ({ meant, wrong, distance: distance(meant, wrong) })))
  const pairs: { meant: NumberPlace; wrong: NumberPlace }[] = []
  for (const pair of all.toSorted((one, other) => one.distance - other.distance)) {
    const isUsed = pairs.some(({ meant, wrong }) => meant === pair.meant || wrong === pair.wrong)
    if (!isUsed) pairs.push(pair)
  }
  return pairs
}

function find(segment: ReadSegment): Edit[] {
  const { lost, wrong } = changedNumbers(segment)
  return pairsOf(lost, wrong).map((pair) => ({
    severity: 'major',
    category: 'distortion',
    lost: [pair.meant.word],
    said: [pair.wrong.word],
  }))
}

export const rule: Rule = {
  id: 'number-said',
  topic: 'numbers',
  finds: 'A number of the source in whose place another one was said that neither source nor any reference has.',
  find,
  message: heardInstead,
  examples: [
    fromEnglish(
      ['The bond is 1,800 dollars.', 'Depozito 1.800 dolar.', 'depozito bin altı yüz dolar'],
      ['1800', '1600'],
    ),
    fromEnglish(['Come back in fourteen days.', 'On dört gün sonra gelin.', 'on beş gün sonra gelin'], ['14', '15']),
    fromTurkish(
      ['Randevum saat 15.45’te.', 'My appointment is at 3.45.', 'my appointment is at 3.15'],
      ['15:45', '3:15'],
    ),
    fromTurkish(['Üç çocuğum var.', 'I have three children.', 'I have fifteen children.'], ['3', '15']),
    fromTurkish(['İki hafta bekledim.', 'I waited for two weeks.', 'I waited for ten days.'], ['2', '10']),
    fromEnglish(['That’s $5,000.', 'Beş bin dolar eder.', 'beş dolar eder'], ['5000', '5']),
    fromEnglish(
      ['It’s 520 dollars for 12 weeks.', '12 hafta için 520 dolar.', '16 hafta boyunca 540 dolar'],
      ['520', '540'],
      ['12', '16'],
    ),
    fromEnglish(['The bond is 1,800 dollars.', 'Depozito 1.800 dolar.', 'depozito bin sekiz yüz dolar']),
    fromTurkish(['Randevum saat 15.45’te.', 'My appointment is at 3.45.', 'my appointment is at fifteen forty five']),
    fromTurkish(['Üç çocuğum var.', 'I have three children.', 'I have two no sorry three children.']),
    fromEnglish(['You have three weeks.', 'Üç haftanız var.', 'Yirmi bir gününüz var.']),
    fromEnglish([
      'About six weeks of no driving.',
      'Yaklaşık altı hafta.',
      'bir buçuk ay falan direksiyona geçmek yok',
    ]),
    fromEnglish(['It takes 90 minutes.', '90 dakika sürer.', 'bir buçuk saat sürer']),
    fromTurkish([
      'Otuz yıl kaynakçılık yaptım.',
      'I was a welder for thirty years.',
      'i was a welder for three decades',
    ]),
    fromTurkish(['Saat dörtte kapanıyor.', 'It closes at four.', 'It closes at 16.00.']),
    fromTurkish(['Dokuz buçukta gelin.', 'Come at half past nine.', 'come at nine thirty']),
    fromTurkish(['Saat dört buçukta gelin.', 'Come at half past four.', 'come at sixteen thirty']),
    fromEnglish(['Your number is 4071.', 'Numaranız 4071.', 'numaranız dört sıfır yedi bir']),
    fromTurkish([
      'Telefonum 0491 570 156.',
      'My number is 0491 570 156.',
      'it is oh four nine one five seven oh one five six',
    ]),
    fromTurkish(['Göstergede 99.000 var.', 'The clock says 99,000.', 'the clock says ninety nine']),
    fromEnglish(['It costs $2.05.', 'Tanesi 2,05 dolar.', 'iki dolar beş sent']),
    fromTurkish(['Fiyat 2,05 dolar olsun.', 'Make it $2.05.', 'make it two dollars and five cents']),
    fromEnglish(['It costs $1.95.', 'Tanesi 1,95 dolar.', 'tanesi bir dolar doksan beş sent']),
    fromEnglish(['It pays 40 per cent.', 'Yüzde kırkını öder.', 'beşte ikisini öder']),
    fromTurkish(['Yüzde sekseni aşıyor.', 'It is over 80 per cent.', 'it is more than four fifths']),
    fromEnglish(['It costs $3.50.', 'Tanesi 3,50 dolar.', 'tanesi üç buçuk dolar']),
    fromTurkish(['Yüz elli tane istedim.', 'I asked for a hundred and fifty.', 'i asked for one fifty']),
    fromTurkish([
      'Üç yüz dört yüz dolar.',
      'Three to four hundred dollars.',
      'between three hundred and four hundred dollars',
    ]),
    fromTurkish(['Bin iki yüz dolar.', '1,200 dollars.', 'a thousand two hundred dollars']),
  ],
}
