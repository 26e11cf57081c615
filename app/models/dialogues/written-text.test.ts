import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { haveSameNumbers, listFoldedWords, listNumbers, listWords } from './written-text.ts'

const english = (text: string) => listNumbers({ text, language: 'en' })
const turkish = (text: string) => listNumbers({ text, language: 'tr' })

test('digit groups, apostrophes and hyphens keep a word together', () => {
  const words = ['It’s', 'a', 'two-year-old', 'with', '1,250.50', 'at', '14.30']
  expect(listWords('It’s a two-year-old, with $1,250.50 (at 14.30)!')).toEqual(words)
  expect(listWords("Medicare'e 14 Mart'ta – 1.250 dolar… şişiyor.")).toEqual([
    "Medicare'e",
    '14',
    "Mart'ta",
    '1.250',
    'dolar',
    'şişiyor',
  ])
  expect(listWords(' … ')).toEqual([])
})

test('decomposed letters count as the letters they are', () => {
  expect(listWords('şiş dizim'.normalize('NFD'))).toEqual(['şiş', 'dizim'])
})

test('I is folded by the language', () => {
  expect(listFoldedWords({ text: 'ILIK İÇİN', language: 'tr' })).toEqual(['ılık', 'için'])
  expect(listFoldedWords({ text: 'IS IT', language: 'en' })).toEqual(['is', 'it'])
})

test('the same amount reads the same in both languages', () => {
  const amounts = integer({ min: 0, max: 99_999_999 })
  assert(
    property(amounts, (cents) => {
      const format = (locale: string) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100)
      const [en, tr] = [english(`$${format('en-AU')} a week`), turkish(`${format('tr')} dolar`)]
      expect(tr).toEqual([{ hundredths: cents, isClock: false }])
      expect(haveSameNumbers(en, tr)).toBe(true)
    }),
  )
})

test('amounts that differ never read the same', () => {
  const whole = integer({ min: 0, max: 9_999_999 })
  assert(
    property(whole, whole, (a, b) => {
      const [en, tr] = [a.toLocaleString('en-AU'), b.toLocaleString('tr')]
      expect(haveSameNumbers(english(en), turkish(tr))).toBe(a === b)
    }),
  )
})

test('a time of day may be read from either clock', () => {
  const same = (en: string, tr: string) => haveSameNumbers(english(en), turkish(tr))
  expect(same('at 2.30 pm', "14.30'da")).toBe(true)
  expect(same('at 2 pm', "saat 14.00'te")).toBe(true)
  expect(same('at 14:30', 'öğleden sonra 2.30')).toBe(true)
  expect(same('at 2.30 pm', "13.30'da")).toBe(false)
  expect(same('$14.30', '2,30 dolar')).toBe(false)
})

test('order does not matter, but how often a number is said does', () => {
  expect(haveSameNumbers(english('2 of 3'), english('3, 2'))).toBe(true)
  expect(haveSameNumbers(english('2 and 2'), english('2'))).toBe(false)
  expect(haveSameNumbers(english('2'), english('2 and 2'))).toBe(false)
})
