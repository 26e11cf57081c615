import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

/** How an RFC 4180 reader parses a line whose cells are all quoted. */
function read(line: string): string[] {
  return [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(([, text = '']) => text.replaceAll('""', '"'))
}

test('any cell can be read back, with an apostrophe before a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 3 }), (cells) => {
      const found = read(csvLine(cells))
      expect(found).toHaveLength(cells.length)
      for (const [index, text] of cells.entries()) expect([text, `'${text}`]).toContain(found[index])
      for (const text of found) expect(text).not.toMatch(/^\s*[=+\-@]/)
    }),
  )
})

test.each([
  ['deniz@example.org', '"deniz@example.org"'],
  ['=1+1@example.org', '"\'=1+1@example.org"'],
  [' @sum(a)', '"\' @sum(a)"'],
  ['a"b,c@example.org', '"a""b,c@example.org"'],
  ['çğıİöşü@örnek.example', '"çğıİöşü@örnek.example"'],
])('%s', (text, expected) => {
  expect(csvLine([text])).toBe(`${expected}\r\n`)
})
