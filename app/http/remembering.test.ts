import { expect, test } from 'vitest'
import { KNOWN_HEADER_CHARACTERS, KNOWN_HEADERS } from '#app/config/http.ts'
import { remembering } from './remembering.ts'

function counting() {
  const asked: string[] = []
  const read = remembering((header) => {
    asked.push(header)
    return header === 'none' ? undefined : header.length
  })
  return { asked, read }
}

test('a header is read once, also one that comes to nothing', () => {
  const { asked, read } = counting()
  expect([read('en'), read('en'), read('none'), read('none')]).toEqual([2, 2, undefined, undefined])
  expect(asked).toEqual(['en', 'none'])
})

test('long ones are not kept, and many push each other out', () => {
  const { asked, read } = counting()
  const long = 'x'.repeat(KNOWN_HEADER_CHARACTERS + 1)
  expect([read(long), read(long)]).toEqual([long.length, long.length])
  expect(asked).toEqual([long, long])
  read('first')
  for (let n = 0; n < KNOWN_HEADERS; n += 1) read(`header ${n}`)
  const before = asked.length
  read('first')
  expect(asked.length).toBe(before + 1)
})
