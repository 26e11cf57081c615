import { expect, test } from 'vitest'
import { scoreLine } from './score-line.ts'

const LINE = {
  direction: 'en-tr',
  source: 'Please call us on 0412 345 678 before half past ten.',
  reference: 'Lütfen on buçuktan önce bizi 0412 345 678 numarasından arayın.',
}
const score = (rendition: string) => scoreLine(JSON.stringify({ ...LINE, rendition }))

test('the model itself is worth 45, silence nothing, one critical error leaves 26', () => {
  expect(score(LINE.reference)).toMatchObject({ score: 45, errors: [] })
  expect(score(' ')).toMatchObject({ score: 0, similarity: 0, errors: [{ type: 'critical', category: 'omission' }] })
  expect(score(LINE.reference.replace('on buçuktan', 'on birden'))).toMatchObject({
    score: 26,
    errors: [{ type: 'critical', category: 'distortion', referenceQuote: 'on buçuktan', renditionQuote: 'on birden' }],
  })
})

test('digits said in words are the same number, in another order they are not', () => {
  const spoken = 'Lütfen 10.30’dan önce sıfır dört on iki, üç yüz kırk beş, altı yüz yetmiş sekizi arayın.'
  expect(score(spoken)).toMatchObject({ score: 45 })
  expect(score(spoken.replace('kırk beş', 'elli dört'))).toMatchObject({ errors: [{ type: 'critical' }] })
})

test('a line that is none says so', () => {
  for (const line of ['', '{', '[]', JSON.stringify({ ...LINE, rendition: 3 })])
    expect(scoreLine(line)).toEqual({ error: expect.stringContaining('JSON') })
})
