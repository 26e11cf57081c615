import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPath } from './return-path.server.ts'

test.each(['/settings', '/practice/sample?mode=type', '/dashboard#today'])('%s is ours', (path) => {
  expect(returnPath(path)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'settings',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/%5cevil.example',
  '/settings%0d%0aSet-Cookie:%20a=b',
  '/settings\r\nSet-Cookie: a=b',
  '/\0',
  'javascript:alert(1)',
  ' /settings',
])('%s is not, and becomes the dashboard', (path) => {
  expect(returnPath(path)).toBe('/dashboard')
})

test('whatever is asked for, a browser stays on this site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    '@',
    ':',
    '#',
    '?',
    'evil.example',
    'https:',
    '%2f',
    '%2e',
    '%5c',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = returnPath(pieces.join(''))
      expect(new URL(path, 'https://kopru.example').origin).toBe('https://kopru.example')
      expect(path).toMatch(/^\/(?![/\\])/)
    }),
  )
})

test('no text makes a header of its own, and a path that was judged once is judged the same again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string({ unit: 'binary' })), (text) => {
      const path = returnPath(`/${text}`)
      expect(path).not.toMatch(/\p{Cc}/u)
      expect(returnPath(path)).toBe(path)
    }),
  )
})
