import { expect, test } from 'vitest'
import * as rules from '#app/models/dialogues/content-table.ts'
import { dialogue, MODEL, turn } from '#tests/support/library-dialogue.ts'
import { institutions, readInstitutions } from '../../scripts/content/institutions.mjs'
import { lengths, openings } from '../../scripts/content/lengths.mjs'
import { marks } from '../../scripts/content/marks.mjs'
import { difficulties, unitKinds } from '../../scripts/content/meaning.mjs'
import { numberKinds } from '../../scripts/content/numbers.mjs'
import type { Dialogue, Segment } from '../../scripts/content/texts.mjs'
import { volume } from '../../scripts/content/volume.mjs'
import { names, phrases, variants } from '../../scripts/content/wording.mjs'

const says = (...texts: string[]) => dialogue({ segments: texts.map((text) => turn({ text })) })
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const copies = (count: number, over: Partial<Dialogue> = {}) =>
  Array.from({ length: count }, (_, index) => dialogue({ slug: `the-rent-${index}`, ...over }))

test('a topic with too few dialogues and too few free ones are missed', () => {
  const whole = rules.TOPICS.flatMap((topic) => copies(8, { topic }))
  const free = whole.map((one, index): Dialogue => {
    return index < 8 ? { ...one, accessLevel: 'free', level: index < 2 ? 'beginner' : 'advanced' } : one
  })
  expect(volume(free, rules).misses).toEqual([])
  expect(volume(free.slice(1), rules).misses).toEqual([
    'Business: 7 dialogues, at least 8',
    'free: 7, at least 8',
    'free for beginners: 1, at least 2',
  ])
})

test('a mock dialogue does not count as practice', () => {
  expect(volume(copies(8, { isMockTestCandidate: true }), rules).misses).toContain('Housing: 0 dialogues, at least 8')
})

test('lengths: mean, deviation, least, most, number of segments and words of a mock dialogue', () => {
  const uneven = [8, 10, 30, 30, 12, 33, 30, 8, 31, 30, 12, 30, 34, 12]
  const good = says(...uneven.map(words))
  expect(lengths([good], rules).misses).toEqual([])
  const even = lengths([says(...Array.from({ length: 14 }, () => words(22)))], rules).misses.join('\n')
  expect(even).toContain('above beginner: deviation 0.0')
  expect(even).toContain('too much alike')
  const odd = lengths([{ ...says(words(2), words(40)), isMockTestCandidate: true }], rules).misses.join('\n')
  for (const part of ['2 segments', '§1: English words: 2.', '§2: English words: 40.', 'mock tests']) {
    expect(odd).toContain(part)
  }
  expect(lengths([says(...uneven.map((count) => words(count + 5)))], rules).misses.join('\n')).toContain(
    'above beginner: mean',
  )
})

test.each([
  "Good morning. I'm Rachel Ng, the audiologist.",
  "Feride, it's Cameron from the market.",
  'Hello, this is Lee Wong, your case manager.',
])('a name and a role open “%s”', (text) => {
  expect(openings([says(text)]).misses).toHaveLength(1)
})

test.each(['Ben fizyoterapist Lale, hoş geldiniz.', 'Merhaba, ben Deniz. Oda boş mu?', 'Adım Onur, doktorum.'])(
  'a name and a role open “%s”',
  (text) => {
    expect(openings([dialogue({ segments: [turn({ speaker: 'Turkish', text })] })]).misses).toHaveLength(1)
  },
)

test.each(['Come in, Nuray. Which foot is it?', "I'm Nuray's neighbour.", 'It was the bank that rang.'])(
  'no name and role open “%s”',
  (text) => {
    expect(openings([says(text)]).misses).toEqual([])
  },
)

test('institutions are found in either language, and counted by dialogue', () => {
  const will = [{ name: 'will', en: ['the will', 'a will'], tr: ['vasiyet'] }]
  const counted = (one: Dialogue) => institutions([one], will).lines.at(-1)
  expect(counted(says('Who wrote the will?'))).toBe('will 1')
  expect(counted(dialogue({ segments: [turn({ translation: 'Vasiyetnameyi kim yazdı?' })] }))).toBe('will 1')
  expect(counted(says('I will go, and she will too.'))).toBe('will 0')
  expect(institutions(copies(2), will).misses).toHaveLength(1)
})

test('at least sixty institutions have wordings in both languages', () => {
  const terms = readInstitutions()
  expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length)
  expect(terms.length).toBeGreaterThanOrEqual(60)
  expect(terms.filter(({ en, tr }) => [...en, ...tr].some((one) => one.trim() === ''))).toEqual([])
})

test('a kind of unit that is rare is missed', () => {
  const misses = unitKinds(copies(7), rules).misses
  expect(misses).toHaveLength(rules.UNIT_KINDS.length - 1)
  expect(misses.join()).not.toContain('what:')
})

test.each([
  ['It costs $4.50.', ['money']],
  ['Come on 3 May at half past nine.', ['date', 'time']],
  ["He's seven, and waited two weeks.", ['age', 'duration']],
  ['Ten per cent of 12 kilometres.', ['percentage', 'measure']],
  ['Ring 0491 570 006 about unit 4.', ['phone or reference', 'number of a thing']],
  ['Twice a week, three boxes.', ['frequency', 'quantity']],
  ['That is the third, not the one.', ['date']],
  ['No one rang.', []],
])('kinds of numbers in “%s”', (text, kinds) => {
  expect([...numberKinds(text)]).toEqual(kinds)
})

const HARD = [
  'The rent is $520, and it goes up on 3 May, in two weeks, by ten per cent.',
  'I cannot pay, and I will not sign.',
  'If you move out, the agent said, bring the keys, the form and the bond number.',
]

test.each<[string, number]>([
  ['numbers of different kinds', 0],
  ['negations', 1],
  ['conditions', 2],
  ['reported speech', 2],
  ['lists', 2],
])('a dialogue without %s is missed', (name, place) => {
  expect(difficulties([hard(HARD)], rules).misses).toEqual([])
  const misses = difficulties([hard(HARD.filter((_, index) => index !== place))], rules).misses
  expect(misses.join('\n')).toContain(name)
})

const hard = (texts: string[]) => dialogue({ segments: texts.map((text) => turn({ text, translation: 'Peki.' })) })

const unit = (text: string, weight: 1 | 2 | 3 = 2) => ({ kind: 'what' as const, text, weight })

test.each<[string, Partial<Segment>, string]>([
  ['few units', { units: [unit('Kira')] }, '1 units'],
  ['no units', { units: [] }, 'no units'],
  ['a unit in other words', { units: [...turn().units.slice(1), unit('kirası')] }, '“kirası” is not in the model'],
  ['units out of order', { units: turn().units.toReversed() }, 'out of order'],
  ['an overlap', { units: [...turn().units.slice(0, 5), unit('atmazsanız artmıyor')] }, 'overlaps'],
  ['a weight', { units: [...turn().units.slice(1), { ...unit('artmıyor'), weight: 4 as 3 }] }, 'weight 4'],
  ['one wrong rendition', { wrongs: turn().wrongs.slice(1) }, '1 wrong renditions'],
  [
    'a wrong rendition that is right',
    { wrongs: turn().wrongs.map((wrong) => ({ ...wrong, text: MODEL })) },
    'accepted one',
  ],
  ['no note', { note: { en: 'Mind the date.', tr: ' ' } }, 'no note of the examiner'],
  [
    'a note missing of a wrong rendition',
    { wrongs: turn().wrongs.map((wrong) => ({ ...wrong, note: { en: '', tr: 'Ay.' } })) },
    'has no note',
  ],
  ['a foreign term', { terms: ['bond'] }, '“bond” is no term'],
])('marks: %s', (_, over, miss) => {
  expect(marks([dialogue()], rules).misses).toEqual([])
  expect(marks([dialogue({ segments: [turn(over)] })], rules).misses.join('\n')).toContain(miss)
})

test('variants: one of each kind, and other words than the model', () => {
  const [close, natural, concise] = turn().variants
  if (!close || !natural || !concise) throw new Error('three variants')
  const missesOf = (...some: Segment['variants']) =>
    variants([dialogue({ segments: [turn({ variants: some })] })], rules).misses
  expect(missesOf(close, natural, concise)).toEqual([])
  expect(missesOf(close, natural, { ...concise, kind: 'close' })).toHaveLength(1)
  expect(missesOf(close, natural)).toHaveLength(1)
  const shuffled = 'Artmıyor imza atmazsanız, ama kira 520 dolara çıkıyor 14 Mart’ta.'
  expect(missesOf(close, natural, { ...concise, text: shuffled }).join()).toContain('almost the same words')
})

test('a phrase in four dialogues is missed, in three it is not', () => {
  const phrase = 'would you mind telling me what it is'
  const some = ['one', 'two', 'three', 'four'].map((word) =>
    dialogue({ slug: word, segments: [turn({ text: `${word}, ${phrase}?`, translation: word })] }),
  )
  expect(phrases(some.slice(1), rules).misses).toEqual([])
  expect(phrases(some, rules).misses[0]).toContain('in 4 dialogues: one, two, three, four')
})

test('names of speakers that come back are listed', () => {
  expect(names(copies(4)).lines).toContain('  Jack: the-rent-0, the-rent-1, the-rent-2, the-rent-3')
  expect(names([dialogue()]).lines.join()).not.toContain('Jack')
})
