import { expect, test } from 'vitest'
import { judgeRow, type Row } from './judge-row.fixture.ts'

/** Critical findings of a rendition. */
const critical = (row: Row) =>
  judgeRow(row)
    .filter(({ type }) => type === 'critical')
    .map(({ rule }) => rule)

const SAME: Row[] = [
  ['en', 'Bu sınav kolay değil.', "This exam isn't easy.", "This exam hasn't been easy at all."],
  ['tr', "You don't have to rush.", 'Acele etmek zorunda değilsiniz.', 'Acele etme mecburiyetiniz yok.'],
  ['tr', "The rent isn't fixed.", 'Kira sabit değil.', 'Kira sabitlenmemiş.'],
  [
    'en',
    'Sözleşmede zam yok diye yazıyor.',
    'The contract says no increase this year.',
    "It's written in the agreement that there's no increase this year.",
  ],
  [
    'tr',
    'The tap drips, mostly on cold nights.',
    'Musluk çoğunlukla soğuk gecelerde damlıyor.',
    'Musluk özellikle soğuk gecelerde damlıyor.',
  ],
  [
    'tr',
    "You can't choose the room that you like.",
    'Hoşunuza giden odayı seçemezsiniz.',
    'İstediğiniz odayı seçip ötekini bırakamazsınız.',
  ],
  ['tr', 'The warranty still holds.', 'Garantisi hâlâ geçerli.', 'Garantisi daha bitmemiş.'],
  [
    'en',
    'Bunu nereden bilsin, ona kimse söylemedi.',
    'How was she supposed to know that? Nobody told her.',
    "She couldn't have known that; nobody told her.",
  ],
  [
    'en',
    'İlk defa uçağa bineceğim.',
    "It'll be my first time travelling by plane.",
    "I've never travelled by plane before.",
  ],
  [
    'tr',
    'The shop stays open; only the kitchen is closed off.',
    'Dükkân açık kalıyor, yalnızca mutfak devre dışı.',
    'Dükkân kapanmayacak, sadece mutfak kapalı.',
  ],
]

test.each(SAME)('into %s: “%s” is told with or without a “not”', (...row) => {
  expect(critical(row)).toEqual([])
})

const OTHER: Row[] = [
  ['en', 'Bu sınav kolay değil.', "This exam isn't easy.", 'This exam is easy.'],
  ['tr', "The rent isn't fixed.", 'Kira sabit değil.', 'Kira sabit.'],
  [
    'tr',
    'The evidence from an unlawful search might be thrown out.',
    'Hukuka aykırı aramada bulunan deliller geçersiz sayılabilir.',
    'Usulsüz bir aramada bulunan deliller de kabul görebilir.',
  ],
  [
    'tr',
    'I can waive the late fee, and the rent goes down, but the power goes up.',
    'Gecikme ücretini silebilirim, kira düşüyor, ama elektrik artıyor.',
    'Gecikme ücretini silebilirim, kira düşüyor, ama elektrik de azalıyor.',
  ],
  [
    'en',
    'Misafirlerin hepsi otoparka sığmaz.',
    "The guests won't all fit in the car park.",
    "There's plenty of space for all the guests in the car park.",
  ],
]

test.each(OTHER)('into %s: “%s” is turned to the other side', (...row) => {
  expect(critical(row)).not.toEqual([])
})
