import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { UsernameSchema } from './account-form.ts'
import { usernameCandidates } from './suggested-username.ts'

function best(person: { firstName?: string; lastName?: string; email?: string }): string | undefined {
  const { firstName = null, lastName = null, email = 'someone@example.org' } = person
  return usernameCandidates({ firstName, lastName, email }, 0.5)[0]
}

test.each([
  ['Ayşe', 'Yılmaz', 'ayse.yilmaz'],
  ['Işıl', 'Öğüt', 'isil.ogut'],
  ['İbrahim Çağrı', 'Gül', 'ibrahim.cagri.gul'],
  ['Jean-Luc', "O'Brien", 'jean.luc.obrien'],
  ['Søren', 'Weiß', 'soren.weiss'],
])('%s %s is suggested %s', (firstName, lastName, expected) => {
  expect(best({ firstName, lastName })).toBe(expected)
})

test('a name in another script is replaced by the address', () => {
  expect(best({ firstName: '小林', email: 'Kobayashi_Ken@example.org' })).toBe('kobayashi.ken')
})

test('there is a suggestion even without a name or an address', () => {
  expect(best({ firstName: '小林', email: 'é@example.org' })).toBe('learner')
})

test('a taken name is followed by numbered ones and a random one', () => {
  const candidates = usernameCandidates({ firstName: 'Deniz', lastName: null, email: 'd@example.org' }, 0.123456)
  expect(candidates.slice(0, 3)).toEqual(['deniz', 'deniz2', 'deniz3'])
  expect(candidates.at(-1)).toBe('deniz123456')
})

test('every suggestion is a valid username, whatever Google sends', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 })
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.option(text), fc.option(text), text, chance, (firstName, lastName, local, random) => {
      const candidates = usernameCandidates({ firstName, lastName, email: `${local}@example.org` }, random)
      for (const candidate of candidates)
        expect(UsernameSchema.safeParse(candidate)).toEqual({ success: true, data: candidate })
    }),
  )
})
