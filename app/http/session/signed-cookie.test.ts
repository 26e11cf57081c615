import { createCookie } from 'react-router'
import { expect, test } from 'vitest'
import { signedCookie } from './signed-cookie.server.ts'

const cookieWith = (...secrets: string[]) => signedCookie('held', { maxAgeSeconds: 60, readSecrets: () => secrets })

/** The pair that a browser sends back. */
const sent = (line: string) => line.split(';')[0] ?? ''

const VALUES = ['a-token', '/practice/1?lang=tr', 'Köprü, 100 % — çok iyi 👋', { tokens: ['a', 'b'], isTooLate: true }]

test.each(VALUES)('%j is read as it was written, with a newer secret too', (value) => {
  const header = `other=1; ${sent(cookieWith('one').serialize(value))}; last=held`
  expect(cookieWith('one').parse(header)).toEqual(value)
  expect(cookieWith('two', 'one').parse(header)).toEqual(value)
})

test.each(VALUES)(
  '%j is read from the cookies of earlier releases, which React Router wrote, and the other way round',
  async (value) => {
    const theirs = createCookie('held', { secrets: ['one'] })
    expect(cookieWith('one').parse(sent(await theirs.serialize(value)))).toEqual(value)
    expect(await theirs.parse(sent(cookieWith('one').serialize(value)))).toEqual(value)
  },
)

test('a value is not read that another secret signed, or that was changed, cut or never signed', () => {
  const ours = cookieWith('one')
  const pair = sent(ours.serialize('a-token'))
  const other = sent(ours.serialize('b-token'))
  const swapped = other.slice(0, other.lastIndexOf('.')) + pair.slice(pair.lastIndexOf('.'))
  const unsigned = pair.slice(0, pair.lastIndexOf('.') + 1)
  expect(cookieWith('two').parse(pair)).toBeNull()
  for (const one of [swapped, pair.slice(0, -4), unsigned, 'held=a-token', 'held=', 'held=.', 'held=%', '', 'x=1'])
    expect(ours.parse(one), one).toBeNull()
  expect(ours.parse(null)).toBeNull()
})

test('browsers are told to keep it from scripts and other sites, and to delete it when it is emptied', () => {
  const line = cookieWith('one').serialize('', { maxAge: 0 })
  expect(line).toMatch(/^held=;/)
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=0']) expect(line).toContain(part)
  expect(cookieWith('one').serialize('a-token')).toContain('Max-Age=60')
})
