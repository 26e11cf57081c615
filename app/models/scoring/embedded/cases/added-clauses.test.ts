import { expect, test } from 'vitest'
import { findingsOf, type Row } from './findings-of.fixture.ts'

const majorInsertions = (row: Row) =>
  findingsOf(row).filter(({ type, category }) => category === 'insertion' && type !== 'minor')

const FENCE = [
  'Fırtınada çitimiz devrildi, komşu da masrafı paylaşmak istemiyor. Belediyeye mi başvurayım?',
  "Our fence blew over in the storm, and the neighbour won't share the cost. Should I go to the council?",
] as const
const FENCE_SAID =
  "The storm knocked our fence down. The man next door refuses to pay half, so is it the council I'd ask?"
const TOOTH = [
  'The crown will last about ten years. Avoid hard food for two days and come back if it hurts.',
  'Kaplama on yıl kadar dayanır. İki gün sert şeyler yemeyin, ağrırsa yeniden gelin.',
] as const
const TOOTH_SAID =
  'Bu diş kaplaması sizi aşağı yukarı on sene idare eder. İki gün boyunca sert gıdalardan kaçının, acırsa uğrayın.'

const ADDED: Row[] = [
  ['en', ...FENCE, `${FENCE_SAID} My cousin bought a yellow motorbike from a farmer.`],
  ['en', ...FENCE, FENCE_SAID.replace('down.', 'down, and the kitchen was full of smoke.')],
  ['tr', ...TOOTH, `${TOOTH_SAID} Kardeşim de geçenlerde bisikletini boyadı.`],
  ['tr', ...TOOTH, TOOTH_SAID.replace('eder.', 'eder, çünkü bahçede köpekler havlıyordu.')],
]
test.each(ADDED)('a clause that nobody said is added in free wording (%s): %s', (...row) => {
  expect(majorInsertions(row)).toHaveLength(1)
})

test('what was added is quoted from its own clause', () => {
  const [finding] = majorInsertions(ADDED[0] ?? ['en', ...FENCE, ''])
  expect(finding?.renditionQuote).toMatch(/cousin bought a yellow motorbike/u)
})

const HONEST: Row[] = [
  ['en', ...FENCE, FENCE_SAID],
  ['tr', ...TOOTH, TOOTH_SAID],
  // An unmatched clause may reword one that is said nowhere else.
  ['en', ...FENCE, "We lost our fence to the storm. Next door wouldn't hear of going halves. Do I ring the council?"],
  // A clause with an amount of the message belongs to the message.
  [
    'tr',
    ...TOOTH,
    'Sert gıdalardan kaçının, kırk sekiz saat yani iki gün perhiz edin. Kaplamanın ömrü on yıldır, acırsa uğrayın.',
  ],
  // Polite and filler phrases are no addition.
  ['tr', ...TOOTH, `Hoş geldiniz efendim, buyurun. ${TOOTH_SAID}`],
]
test.each(HONEST)('honest wording adds nothing (%s): %s', (...row) => {
  expect(majorInsertions(row)).toEqual([])
})
