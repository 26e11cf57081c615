import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sitePath } from './site-path.ts'

test.each(['/', '/dashboard', '/history?page=2#top', '/upgrade?from=%2Fx'])('a path of this site stays: %s', (path) => {
  expect(sitePath(path)).toBe(path)
})

test.each([
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  null,
  undefined,
])('an address outside the site is no path: %s', (link) => {
  expect(sitePath(link)).toBeUndefined()
})

test('for any input, a browser stays on the site', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '.', '\t', '\n', '@', ':', 'a', '?', '#', ' ', '%', '\0'),
  })
  fc.assert(
    fc.property(nasty, (text) => {
      const path = sitePath(`/${text}`)
      if (path !== undefined) expect(new URL(path, 'https://kopru.example').host).toBe('kopru.example')
    }),
    { numRuns: 2_000 },
  )
})
