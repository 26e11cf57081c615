import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOf, type WordsBox } from './words-boxes.ts'

const box: fc.Arbitrary<Omit<WordsBox, 'name'>> = fc.record({
  text: fc.constantFrom('', 'Merhaba'),
  isNothing: fc.boolean(),
})
const boxes = fc
  .array(box, { maxLength: 8 })
  .map((all): WordsBox[] => all.map((one, index) => ({ ...one, name: `answers[${index}]` })))

test('a form is taken exactly where every box has words or a tick, and not both', () => {
  fc.assert(
    fc.property(boxes, (all) => {
      const isWhole = all.every(({ text, isNothing }) => (text !== '') !== isNothing)
      expect(Object.keys(faultsOf(all, { areBlanksNothing: false })).length === 0).toBe(isWhole)
    }),
  )
})

test('saying that nothing was said in the blank ones settles exactly these', () => {
  fc.assert(
    fc.property(boxes, (all) => {
      const asked = faultsOf(all, { areBlanksNothing: false })
      const left = Object.entries(asked).filter(([, [fault]]) => fault === 'both')
      expect(faultsOf(all, { areBlanksNothing: true })).toEqual(Object.fromEntries(left))
    }),
  )
})
