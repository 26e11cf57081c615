import { expect, test } from 'vitest'
import { majorRulesOf, type Row } from './findings-of.fixture.ts'

/** One error that several rules see. */
const ONE: Row[] = [
  [
    'tr',
    "Four guests are fine. If the baby comes early, we'll make room for a pram next to your chairs.",
    'Dört misafir olur. Bebek erken gelirse sandalyelerinizin yanında bebek arabasına yer açarız.',
    'Dört misafir olabilir. Bebek geç doğarsa sandalyelerinizin yanında pusete yer açarız.',
  ],
  [
    'tr',
    'The library is closed on public holidays, but you can leave books in the box outside.',
    'Kütüphane resmi tatillerde kapalı, ama kitapları dışarıdaki kutuya bırakabilirsiniz.',
    'Kütüphane resmi tatillerde açık, ama kitapları dışarıdaki kutuya bırakabilirsiniz.',
  ],
  [
    'tr',
    'Have a shower before you come in, with the wash we gave you.',
    'Gelmeden önce size verdiğimiz solüsyonla duş alın.',
    'Geldikten sonra size verdiğimiz solüsyonla duş alın.',
  ],
  [
    'tr',
    "Your bridging visa lets you stay here until we've decided.",
    'Köprü vizeniz biz karar verene kadar burada kalmanıza izin veriyor.',
    'Köprü vizeniz biz karar verene kadar burada kalmanıza ve çalışmanıza izin veriyor.',
  ],
  [
    'tr',
    "The warranty covers the motor for five years, but it doesn't cover the door.",
    'Garanti motoru beş yıl kapsıyor, ama kapağı kapsamıyor.',
    'Garanti motoru beş yıl kapsıyor, ama kapağı kapsıyor.',
  ],
  [
    'en',
    'Adam önce beni itti, ben de düşmemek için kolundan tuttum.',
    'The man pushed me first, and I grabbed his arm so as not to fall.',
    'I pushed the man first, and he grabbed my arm so as not to fall.',
  ],
  [
    'en',
    'Kirayı pazartesi öderim, yalnız Canberra ofisinde iki imza daha gerekiyor.',
    "I'll pay the rent on Monday, but two more signatures are needed at the Canberra office.",
    "I'll pay the rent on Monday.",
  ],
]

test.each(ONE)('one error is reported once (%s): %s', (...row) => {
  expect(majorRulesOf(row)).toHaveLength(1)
})

/** Two errors. */
const TWO: Row[] = [
  [
    'en',
    'Salı günü gelmeyin; çarşamba saat üçte geç kalmadan burada olun.',
    "Don't come on Tuesday; be here on Wednesday at three.",
    'Come on Tuesday; be here on Wednesday at four.',
  ],
  [
    'en',
    'Bu hapı yemekten önce alın, kutuyu buzdolabında saklamayın.',
    "Take this tablet before meals and don't keep the box in the fridge.",
    'Take this tablet after meals and keep the box in the fridge.',
  ],
]

test.each(TWO)('two errors are both reported (%s): %s', (...row) => {
  expect(majorRulesOf(row)).toHaveLength(2)
})
