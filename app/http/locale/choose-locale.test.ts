import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptedLocale, chooseLocale } from './choose-locale.ts'

test.each([
  [null, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de-DE, fr;q=0.8', 'en'],
  ['tr', 'tr'],
  ['tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7', 'tr'],
  ['TR', 'tr'],
  ['en-AU,en;q=0.9,tr;q=0.8', 'en'],
  ['en;q=0.2, tr;q=0.9', 'tr'],
  ['de, tr;q=0.5', 'tr'],
  ['tr;q=0, de', 'en'],
  ['tr;q=0.000, en;q=0.1', 'en'],
  ['*, tr;q=0.5', 'en'],
  ['tr, *;q=0.5', 'tr'],
  // Names that only start like ours.
  ['trv', 'en'],
  ['eng, tr;q=0.1', 'tr'],
])('Accept-Language %s is %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale)
})

const ours = fc.constantFrom('en', 'tr')
const foreign = fc.constantFrom(undefined, '', 'de', 'TR', 'en-AU', '__proto__')
const header = fc.oneof(fc.constant(null), fc.string(), fc.constantFrom('tr', 'en', '*', 'de;q=0.9,tr;q=0.1'))
const path = fc.constantFrom('/', '/faq', '/dashboard', '/practice/sample', '/train', '/trx/faq', '/api/language')
const turkishPath = fc.constantFrom('/tr', '/tr/', '/tr/faq', '/TR/faq', '/tr.data', '/tr/faq.data', '/tr/nothing')

test('a Turkish address is Turkish, whatever else is wished', () => {
  fc.assert(
    fc.property(
      turkishPath,
      fc.option(ours, { nil: undefined }),
      ours,
      header,
      (address, setting, remembered, accepted) => {
        expect(chooseLocale({ path: address, setting, remembered, accepted })).toBe('tr')
      },
    ),
  )
})

test('then the setting counts, then what is remembered, then what the browser accepts', () => {
  fc.assert(
    fc.property(path, ours, fc.oneof(ours, foreign), header, (address, setting, remembered, accepted) => {
      expect(chooseLocale({ path: address, setting, remembered, accepted })).toBe(setting)
    }),
  )
  fc.assert(
    fc.property(path, foreign, ours, header, (address, setting, remembered, accepted) => {
      expect(chooseLocale({ path: address, setting, remembered, accepted })).toBe(remembered)
    }),
  )
  fc.assert(
    fc.property(path, foreign, foreign, header, (address, setting, remembered, accepted) => {
      expect(chooseLocale({ path: address, setting, remembered, accepted })).toBe(acceptedLocale(accepted))
    }),
  )
})

test('of languages with weights the heavier one wins, and one that is refused never does', () => {
  const weight = fc.integer({ min: 0, max: 1000 }).map((thousandth) => thousandth / 1000)
  fc.assert(
    fc.property(weight, weight, (en, tr) => {
      fc.pre(en !== tr)
      const turkish = tr > en
      expect(acceptedLocale(`en;q=${en}, tr;q=${tr}`)).toBe(turkish ? 'tr' : 'en')
      expect(acceptedLocale(`tr-TR;q=${tr},en-GB;q=${en}`)).toBe(turkish ? 'tr' : 'en')
    }),
  )
})
