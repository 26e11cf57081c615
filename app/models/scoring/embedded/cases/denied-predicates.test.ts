import { expect, test } from 'vitest'
import { rulesWithSeverityOf, type Row } from './findings-of.fixture.ts'
import { isNegationOf } from '../reading/turkish-denials.ts'

const NEAR: Row[] = [
  [
    'tr',
    'It is done without charging you.',
    'Bu, sizden ücret alınmadan yapılır.',
    'Bu, sizden ücret alınmadan yapılmaz.',
  ],
  [
    'tr',
    'A newcomer now waits fourteen months for a permit.',
    'Yeni gelen biri izin için artık on dört ay bekliyor.',
    'Yeni gelen biri izin için artık on dört ay beklemiyor.',
  ],
  [
    'tr',
    'She had more experience with forklifts than you.',
    'Forklift konusunda sizden daha fazla deneyimi vardı.',
    'Forklift konusunda sizden daha fazla deneyimi yoktu.',
  ],
  [
    'tr',
    "Don't start any work yet. I'll send the draft by Tuesday.",
    'Henüz hiçbir işe başlamayın. Taslağı salıya kadar gönderirim.',
    'Henüz hiçbir işe başlamayın. Taslağı salıya kadar göndermem.',
  ],
  [
    'tr',
    'If your insurance covers it, you can do it. Otherwise only a hot towel.',
    'Sigortanız bunu kapsıyorsa yapabilirsiniz. Aksi hâlde yalnızca sıcak havlu.',
    'Sigortanız bunu kapsıyorsa yapamazsınız. Aksi hâlde yalnızca sıcak havlu.',
  ],
]

test.each(NEAR)('into %s: one verb of “%s” that is denied, or no more, in a near copy is critical', (...row) => {
  const [into, source, model, said] = row
  expect(rulesWithSeverityOf(row)).toEqual(['critical negation-added'])
  expect(
    rulesWithSeverityOf([into, source, said, model]).some((finding) => finding.startsWith('critical negation-')),
  ).toBe(true)
})

test('a verb and its own denial belong together, other forms of it do not', () => {
  for (const [denying, affirming] of [
    ['yapilmaz', 'yapilir'],
    ['veremeyiz', 'verebiliriz'],
    ['beklemiyor', 'bekliyor'],
    ['acmadim', 'actim'],
    ['gondermem', 'gonderirim'],
    ['yoktu', 'vardi'],
  ] as const) {
    expect([denying, isNegationOf(denying, affirming), isNegationOf(affirming, denying)]).toEqual([
      denying,
      true,
      false,
    ])
  }
  for (const [one, other] of [
    ['gelmis', 'gelecek'],
    ['gelmeli', 'gelir'],
    ['gelmesi', 'gelir'],
    ['odemem', 'odemek'],
    ['almaz', 'satar'],
    ['gelmedi', 'gelmiyor'],
    ['yok', 'vardi'],
  ] as const)
    expect([one, isNegationOf(one, other)]).toEqual([one, false])
})

const FREE: Row[] = [
  [
    'en',
    'Sel yüzünden kuzeydeki köylere giden yollar dün gece ulaşıma kapandı.',
    'Roads to the villages in the north were closed to traffic last night because of the flood.',
    'The roads leading to the northern villages were not closed to transportation last night due to the flood.',
  ],
  [
    'tr',
    'After three days of heavy rain a section of the coastal road collapsed.',
    'Üç gün süren şiddetli yağışın ardından sahil yolunun bir bölümü çöktü.',
    'Üç günlük yoğun yağmurdan sonra sahil yolunun bir kısmı çökmedi.',
  ],
]

test.each(FREE)('into %s: “%s” with a “not” too many is critical in other words, too', (...row) => {
  expect(rulesWithSeverityOf(row)).toContain('critical negation-added')
})

const FAIR: Row[] = [
  ['tr', 'The oven is faulty.', 'Fırın bozuk.', 'Fırın çalışmıyor.'],
  [
    'tr',
    'She will stay in hospital until tomorrow evening.',
    'Yarın akşama kadar hastanede kalacak.',
    'Yarın akşama dek hastaneden çıkmayacak.',
  ],
  [
    'en',
    'Bavullar beş gün sonra geldi.',
    'The suitcases arrived five days later.',
    "The suitcases didn't come until five days later.",
  ],
  [
    'tr',
    'You can use your leave at any time except in December.',
    'İzninizi aralık dışında her zaman kullanabilirsiniz.',
    'İzninizi aralıktan başka her zaman kullanabilirsiniz, aralıkta kullanamazsınız.',
  ],
]

test.each(FAIR)('into %s: “%s” may be said with a “not”', (...row) => {
  expect(rulesWithSeverityOf(row).filter((finding) => finding.includes('negation'))).toEqual([])
})
