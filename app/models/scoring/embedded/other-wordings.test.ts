import { expect, test } from 'vitest'
import { SegmentSchema } from '#app/models/dialogues/segment.ts'
import { findErrors } from './find-errors.ts'

/** The language spoken into, what was said, its model and a rendition. */
type Row = readonly ['en' | 'tr', string, string, string]

/** Rules of the findings that cost two marks or more. */
function grave([into, source, model, said]: Row): string[] {
  const speaker = into === 'tr' ? 'English' : 'Turkish'
  const segment = SegmentSchema.parse({ speaker, text: source, translation: model })
  const findings = findErrors({ segment, segmentId: 1, rendition: { status: 'spoken', text: said } })
  return findings.filter(({ type }) => type !== 'minor').map(({ rule }) => rule)
}

const COUNTED: Row[] = [
  ['en', 'İki haftada bir 70 dolar öderim.', 'I pay $70 a fortnight.', 'I pay $70 every two weeks.'],
  ['en', 'Kırk yıl bahçıvanlık yaptım.', 'I was a gardener for forty years.', 'I was a gardener for four decades.'],
  [
    'en',
    'Masrafın dörtte birini belediye ödedi.',
    'The council paid a quarter of the cost.',
    'The council paid 25 percent of the cost.',
  ],
  [
    'tr',
    'He is here on Mondays at ten.',
    'Pazartesi günleri saat onda burada olur.',
    'Pazartesileri onda burada olur.',
  ],
  ['tr', 'Do not use it after ten at night.', 'Gece saat ondan sonra kullanmayın.', "Gece 22'den sonra kullanmayın."],
  [
    'tr',
    'Never get into the shower with your hearing aids.',
    'İşitme cihazlarınızla asla duşa girmeyin.',
    'İşitme cihazlarınızı çıkarın, duşa asla onlarla girmeyin.',
  ],
]

const DENIED: Row[] = [
  ['tr', 'Do not wait, call us.', 'Beklemeyin, bizi arayın.', 'Beklemeden bizi arayın.'],
  ['tr', 'It is the best place here.', 'Buradaki en iyi yer bu.', 'Burada bundan iyi yer yok.'],
  ['tr', 'Apply within seven days.', 'Yedi gün içinde başvurun.', 'Başvurun, yedi günü geçirmeyin.'],
  ['en', 'İmzalamadan çıkmadım.', "I didn't leave without signing it.", 'I signed it before I left.'],
]

const FORCE: Row[] = [
  ['en', 'Hepsini iade etmediler.', "They didn't refund all of it.", 'They refunded only part of it.'],
  ['tr', 'You must not open it for a year.', 'Bir yıl açmamanız gerekir.', 'Bir yıl açmamak zorundasınız.'],
  [
    'en',
    'Gecikirse ne yapacağım?',
    'If the delivery is late, what am I going to do?',
    'Should the delivery be late, what am I going to do?',
  ],
  [
    'en',
    'Gelinim bakıyor bana.',
    'My daughter-in-law looks after me.',
    "My son's away a lot; his wife looks after me.",
  ],
]

test.each([...COUNTED, ...DENIED, ...FORCE])('into %s: “%s” may be said so', (...row) => {
  expect(grave(row)).toEqual([])
})

const WRONG: [...Row, string][] = [
  [
    'en',
    'Fiyatı iki katına çıktı.',
    'Its price is twice what it was.',
    'Its price is three times what it was.',
    'number-replaced',
  ],
  [
    'tr',
    'Do not use it after ten at night.',
    'Gece saat ondan sonra kullanmayın.',
    "Gece 23'ten sonra kullanmayın.",
    'number-replaced',
  ],
  ['tr', 'Do not wait, call us.', 'Beklemeyin, bizi arayın.', 'Bekleyin, bizi arayın.', 'negation-lost'],
  ['en', 'Hepsini iade ettiler.', 'They refunded all of it.', 'They refunded part of it.', 'amount-changed'],
  [
    'en',
    'Gelinim bakıyor bana.',
    'My daughter-in-law looks after me.',
    'My sister looks after me.',
    'relative-replaced',
  ],
]

test.each(WRONG)('into %s: “%s” may not be said so', (into, source, model, said, rule) => {
  expect(grave([into, source, model, said])).toContain(rule)
})
