import { expect, test } from 'vitest'
import { tokenise } from './text.ts'
import { readUtterance } from './utterance.ts'
import { wordTable } from './word-table.ts'

test('a table has its own words alone', () => {
  const table = wordTable({ one: 1 })
  expect(table['one']).toBe(1)
  for (const word of ['constructor', 'two', '__proto__', 'toString']) expect(table[word]).toBeUndefined()
})

test('"constructor" is read as any other word', () => {
  const words = (text: string) => tokenise(text, 'en').map(({ folded }) => folded)
  expect(words("The constructor x'constructor came.")).toEqual(['the', 'constructor', 'x', 'constructor', 'came'])
  expect(readUtterance('The constructor is 5 constructor.', 'en').entities.map(({ text }) => text)).toEqual(['5'])
  expect(readUtterance('Beş constructor geldi.', 'tr').entities.map(({ text }) => text)).toEqual(['Beş'])
})
