import { expect, test } from 'vitest'
import { once, remember } from './remember.ts'

function counting() {
  const asked: string[] = []
  const read = remember(
    (text) => {
      asked.push(text)
      return text === 'none' ? undefined : text.length
    },
    { most: 3, longest: 8 },
  )
  return { asked, read }
}

test('a text is read once, also one that comes to nothing', () => {
  const { asked, read } = counting()
  expect([read('en'), read('en'), read('none'), read('none')]).toEqual([2, 2, undefined, undefined])
  expect(asked).toEqual(['en', 'none'])
})

test('long ones are not kept, and many push each other out', () => {
  const { asked, read } = counting()
  expect([read('far too long'), read('far too long')]).toEqual([12, 12])
  expect(asked).toEqual(['far too long', 'far too long'])
  for (const text of ['first', '2', '3', '4', 'first']) read(text)
  expect(asked.slice(2)).toEqual(['first', '2', '3', '4', 'first'])
})

test('an object is read once, another of the same look anew', () => {
  let reads = 0
  const read = once(({ words }: { words: string }) => {
    reads += 1
    return words === '' ? undefined : words.length
  })
  const empty = { words: '' }
  expect([read(empty), read(empty), read({ words: '' })]).toEqual([undefined, undefined, undefined])
  expect(reads).toBe(2)
})
