import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { barePath, isTurkishPath, localPath, pathInLanguage } from './local-path.ts'

test.each([
  ['/', '/tr'],
  ['/faq', '/tr/faq'],
  ['/?a=b', '/tr?a=b'],
  ['/#steps', '/tr#steps'],
  ['/practice/sample?attempt=1#sheet', '/tr/practice/sample?attempt=1#sheet'],
])('%s is %s in Turkish, and back', (path, turkish) => {
  expect(localPath({ locale: 'tr', path })).toBe(turkish)
  expect(localPath({ locale: 'en', path: turkish })).toBe(path)
  expect(isTurkishPath(turkish)).toBe(true)
  expect(isTurkishPath(path)).toBe(false)
})

test('a path has one address in each language, however often it is asked for', () => {
  const segment = fc.stringMatching(/^[a-z-]{1,8}$/).filter((text) => text !== 'tr')
  const path = fc
    .tuple(fc.array(segment, { maxLength: 3 }), fc.constantFrom('', '?q=tr', '#tr'))
    .map(([segments, tail]) => `/${segments.join('/')}${tail}`)
  const locale = fc.constantFrom('en', 'tr')
  fc.assert(
    fc.property(path, locale, locale, (address, first, second) => {
      const local = localPath({ locale: first, path: address })
      expect(barePath(local)).toBe(address)
      expect(localPath({ locale: second, path: local })).toBe(localPath({ locale: second, path: address }))
      expect(isTurkishPath(local)).toBe(first === 'tr')
    }),
  )
})

test('only public pages have an address a language', () => {
  expect(pathInLanguage({ locale: 'tr', path: '/faq?q=fee' })).toBe('/tr/faq?q=fee')
  expect(pathInLanguage({ locale: 'tr', path: '/practice?q=rent' })).toBe('/practice?q=rent')
  expect(pathInLanguage({ locale: 'en', path: '/tr/practice/sample?mode=type' })).toBe('/practice/sample?mode=type')
  // There is no such page in either language.
  expect(pathInLanguage({ locale: 'en', path: '/tr/nothing' })).toBe('/nothing')
})
