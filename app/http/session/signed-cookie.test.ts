import { createCookie } from 'react-router'
import { expect, test } from 'vitest'
import { readSigned } from './signed-cookie.server.ts'

/** What React Router puts in the cookie. */
async function written(value: unknown, secrets: string[]): Promise<string> {
  const [pair = ''] = (await createCookie('held', { secrets }).serialize(value)).split(';')
  return decodeURIComponent(pair.slice('held='.length))
}

const VALUES = ['a-token', '/practice/1?lang=tr', 'Köprü, 100 % — çok iyi 👋', { tokens: ['a', 'b'], isTooLate: true }]

test.each(VALUES)('%j is read as it was written, with a newer secret too', async (value) => {
  expect(readSigned(await written(value, ['one']), ['one'])).toEqual(value)
  expect(readSigned(await written(value, ['one']), ['two', 'one'])).toEqual(value)
})

test('a value is not read that another secret signed, or that was changed, cut or never signed', async () => {
  const cookie = await written('a-token', ['one'])
  const other = await written('b-token', ['one'])
  expect(readSigned(cookie, ['two'])).toBeNull()
  const swapped = other.slice(0, other.lastIndexOf('.')) + cookie.slice(cookie.lastIndexOf('.'))
  for (const one of [swapped, cookie.slice(0, -4), cookie.slice(0, cookie.lastIndexOf('.') + 1), 'a-token', '', '.'])
    expect(readSigned(one, ['one'])).toBeNull()
})
