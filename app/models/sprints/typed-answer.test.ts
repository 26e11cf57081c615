import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRightAnswer, typedAnswer } from './typed-answer.ts'

test.each([
  ['digits', '4,312', '4312', true],
  ['digits', '4,312', '4.312', true],
  ['digits', '4,312', '4 312', true],
  ['digits', '4,312', '4321', false],
  ['digits', '$450', '$450.00', true],
  ['digits', '$450', '45000', false],
  ['decimal', '$86.45', '86,45', true],
  ['decimal', '$1,705.67', '1.705,67', true],
  ['decimal', '$1,705.67', '1705.76', false],
  ['decimal', '18.5', '18,50', true],
  ['decimal', '18.5', '185', false],
  ['parts', '14/3', '14.03', true],
  ['parts', '14/3', '3/14', false],
  ['parts', '3:05 pm', '3.05', true],
  ['parts', '14/3 3:20 pm', '14/3 3:20', true],
  ['letters', 'Wagga Wagga', 'wagga wagga', true],
  ['letters', 'Wagga Wagga', 'Waga Waga', false],
  ['letters', 'Çağlayan', 'caglayan', true],
  ['digits', '4,312', '', false],
] as const)('as %s, %s answered with "%s" is right: %s', (form, shown, given, isRight) => {
  expect(isRightAnswer(typedAnswer({ form, shown }), given)).toBe(isRight)
})

test('a whole number is right however it is grouped, and no other number is', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.nat(9_999_999), (number, other) => {
      const answer = typedAnswer({ form: 'digits', shown: number.toLocaleString('en-AU') })
      expect(isRightAnswer(answer, number.toLocaleString('tr-TR'))).toBe(true)
      expect(isRightAnswer(answer, String(other))).toBe(other === number)
    }),
  )
})

test('a choice is right by its place', () => {
  const answer = { type: 'choice', choices: ['one', 'two', 'three'], right: 1 } as const
  expect([0, 1, 2].map((place) => isRightAnswer({ ...answer, choices: [...answer.choices] }, String(place)))).toEqual([
    false,
    true,
    false,
  ])
})
