import { expect, test } from 'vitest'
import { findingsOf, type Row } from './findings-of.fixture.ts'

const MINE = [
  'en',
  'Kazada karşı tarafın aracı benimkine arkadan çarptı.',
  "In the accident the other driver's car hit mine from behind.",
] as const
const BEHIND = ['tr', 'A car hit me from behind.', 'Bir araba bana arkadan çarptı.'] as const

const TURNED: Row[] = [
  [...MINE, "In the accident my car hit the other driver's from behind."],
  [...MINE, "In the accident I hit the other driver's car from behind."],
  [...BEHIND, 'Bir arabaya arkadan çarptım.'],
  [
    'tr',
    "The other driver's car hit mine.",
    'Karşı tarafın arabası benimkine çarptı.',
    'Benim arabam karşı tarafınkine çarptı.',
  ],
]

test.each(TURNED)('a collision told the other way round is found: (%s) %s', (...row) => {
  expect(findingsOf(row)).toContainEqual(expect.objectContaining({ rule: 'roles-swapped', type: 'critical' }))
})

const SAME: Row[] = [
  [...MINE, "My car was hit from behind by the other driver's."],
  [...MINE, "In the accident the other party's car hit my car from behind."],
  [...BEHIND, 'Arkadan bir araç arabama çarptı.'],
  [
    'en',
    'Köpeğe çarpmamak için direksiyonu kırdım, duvara çarptım.',
    'I swerved so as not to hit the dog and ran into the wall.',
    'To avoid hitting a dog I turned the wheel and crashed into a wall.',
  ],
]

test.each(SAME)('the same collision in other words is right: (%s) %s', (...row) => {
  expect(findingsOf(row).filter(({ rule }) => rule === 'roles-swapped')).toEqual([])
})
