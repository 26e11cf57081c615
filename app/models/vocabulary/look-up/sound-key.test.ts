import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { englishSounds, soundDistance, turkishSounds } from './sound-key.ts'

test.each([
  ['accommodation', 'acomodation'],
  ['physio', 'fizio'],
  ['receipt', 'reseit'],
  ['knee', 'nee'],
  ['witness', 'vitness'],
  ['cheque', 'cheke'],
  ['subpoena', 'supoena'],
  ['mortgage broker', 'mortgage-broker'],
])('read as English, %s and %s sound the same', (one, other) => {
  expect(englishSounds(other)).toBe(englishSounds(one))
})

test.each([
  ['medıkeyır', 'me-di-keı'],
  ['SOLİSİTÖR', 'solisitır'],
  ['çırak', 'cırak'],
  ['şahit', 'sahit'],
])('read as Turkish, %s and %s are near', (one, other) => {
  expect(soundDistance(turkishSounds(one), turkishSounds(other), 1)).toBeLessThanOrEqual(0.5)
})

test('a sign that only looks alike is far, and a limit ends the comparison', () => {
  expect(soundDistance('kira', 'kila', 5)).toBe(1)
  expect(soundDistance('kira', 'kora', 5)).toBe(0.5)
  expect(soundDistance('kira', 'girai', 5)).toBe(1)
  expect(soundDistance('kira', 'mahkeme', 1)).toBe(Infinity)
})

const text = fc.string({ unit: 'grapheme', maxLength: 120 })
const signs = text.map(englishSounds)

test('any text has a short key of known signs, in both languages', () => {
  fc.assert(
    fc.property(text, (typed) => {
      for (const key of [englishSounds(typed), turkishSounds(typed)]) expect(key).toMatch(/^[aeioa-zSTVC]{0,60}$/u)
    }),
  )
})

test('the distance is a metric: none to itself, the same both ways, never shorter by a detour', () => {
  fc.assert(
    fc.property(signs, signs, signs, (one, other, third) => {
      const far = (from: string, to: string) => soundDistance(from, to, 1_000)
      expect(far(one, one)).toBe(0)
      expect(far(one, other)).toBe(far(other, one))
      expect(far(one, third)).toBeLessThanOrEqual(far(one, other) + far(other, third))
    }),
  )
})
