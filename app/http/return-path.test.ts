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
  'javascript:alert(1)',
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
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = returnPath(pieces.join(''))
      expect(new URL(path, 'https://kopru.example').origin).toBe('https://kopru.example')
    }),
  )
})
