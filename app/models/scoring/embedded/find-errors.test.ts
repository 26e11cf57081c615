import { expect, test } from 'vitest'
import { SegmentSchema, type Segment } from '#app/models/dialogues/segment.ts'
import type { Finding } from '../evaluation.ts'
import { deduct } from '../naati-score.ts'
import { EXAMPLE_SEGMENTS, PARAPHRASES } from './example-dialogue.fixture.ts'
import { findErrors } from './find-errors.ts'

const TARIFF = { critical: 5, major: 2, minor: 0.5 } as const
const lost = (findings: Finding[]) => findings.reduce((sum, { type }) => sum + TARIFF[type], 0)
const findIn = (segment: Segment, text: string, segmentId = 1) =>
  findErrors({ segment, segmentId, rendition: { status: 'spoken', text } })
const total = (say: (segment: Segment, index: number) => string) =>
  deduct({
    findings: EXAMPLE_SEGMENTS.flatMap((segment, index) => findIn(segment, say(segment, index), index + 1)),
    segmentCount: EXAMPLE_SEGMENTS.length,
  }).total
/** A segment of the example by its 1-based number. */
function example(number: number): Segment {
  const segment = EXAMPLE_SEGMENTS[number - 1]
  if (!segment) throw new Error(`The example has no segment ${number}.`)
  return segment
}
const rulesFor = (number: number, change: (text: string) => string) => {
  const { translation } = example(number)
  expect(change(translation)).not.toBe(translation)
  return findIn(example(number), change(translation)).map(({ rule }) => rule)
}

test('the model interpretation has no error, with or without punctuation and capitals', () => {
  expect(total(({ translation }) => translation)).toBe(45)
  const bare = ({ translation, speaker }: Segment) =>
    translation.replace(/[.,;?](?!\d)/gu, '').toLocaleLowerCase(speaker === 'English' ? 'tr' : 'en')
  expect(total(bare)).toBeGreaterThanOrEqual(43)
})

test('Turkish typed without Turkish letters costs nothing', () => {
  const LETTERS: Record<string, string> = {
    ç: 'c',
    ğ: 'g',
    ı: 'i',
    ö: 'o',
    ş: 's',
    ü: 'u',
    İ: 'I',
    Ş: 'S',
    Ç: 'C',
    Ü: 'U',
    Ö: 'O',
    â: 'a',
  }
  expect(total(({ translation }) => translation.replace(/[^\0-\x7f]/gu, (letter) => LETTERS[letter] ?? letter))).toBe(
    45,
  )
})

test('a variant of the model is as right as the model', () => {
  const segment = {
    ...example(6),
    variants: ['I will do it now; the tenancy runs out mid March and they talk of a higher rent.'],
  }
  expect(findIn(segment, segment.variants[0] ?? '')).toEqual([])
})

test('honest paraphrases lose less than a minor error on average and never a critical one', () => {
  const judged = EXAMPLE_SEGMENTS.flatMap((segment, index) =>
    (PARAPHRASES[index] ?? []).map((text) => findIn(segment, text, index + 1)),
  )
  expect(judged.length).toBeGreaterThanOrEqual(39)
  expect(judged.flat().filter(({ type }) => type === 'critical')).toEqual([])
  expect(judged.reduce((sum, findings) => sum + lost(findings), 0) / judged.length).toBeLessThan(0.5)
})

test.each([
  ['the source itself', ({ text }: Segment) => text],
  ['other segments', (_: Segment, index: number) => example(((index + 2) % 13) + 1).translation],
  ['text without meaning', () => 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor'],
])('%s as rendition leaves 10 marks at the most', (_name, say) => {
  expect(total(say)).toBeLessThanOrEqual(10)
})

test('silence is one finding, and so are blanks', () => {
  const [first] = findErrors({ segment: example(1), segmentId: 4, rendition: { status: 'missed' } })
  expect(first).toMatchObject({ segment_id: 4, rule: 'no-interpretation', type: 'critical' })
  expect(findIn(example(1), ' … ').map(({ rule }) => rule)).toEqual(['no-interpretation'])
})

test('half a segment missing is at least major everywhere', () => {
  for (const segment of EXAMPLE_SEGMENTS) {
    const words = segment.translation.split(' ')
    const findings = findIn(segment, words.slice(0, Math.ceil(words.length / 2)).join(' '))
    expect(findings.some(({ type }) => type !== 'minor')).toBe(true)
  }
})

test('a replaced number, time or day costs a critical error that names both', () => {
  const [finding] = findIn(example(6), example(6).translation.replace('$520', '$250'))
  expect(finding).toMatchObject({ type: 'critical', rule: 'number-replaced', detail: 'The number “520” became “250”.' })
  expect(rulesFor(9, (text) => text.replace('on dört', 'kırk'))).toEqual(['number-replaced'])
  expect(rulesFor(13, (text) => text.replace('on buçuk', 'on'))).toEqual(['number-replaced'])
  expect(rulesFor(12, (text) => text.replace('Thursday', 'Tuesday'))).toEqual(['day-replaced'])
  expect(rulesFor(6, (text) => text.replace('a week', 'a month'))).toEqual(['unit-replaced'])
  expect(rulesFor(7, (text) => text.replace('dolar', 'lira'))).toEqual(['currency-replaced'])
})

test('the same number in words, figures or another unit is no error', () => {
  expect(rulesFor(6, (text) => text.replace('$520', 'five hundred and twenty dollars'))).toEqual([])
  expect(rulesFor(7, (text) => text.replace('on iki ay', 'bir yıl'))).toEqual([])
  expect(rulesFor(3, (text) => text.replace('iki ile dört', '14:00 ile 16:00'))).toEqual([])
  expect(rulesFor(13, (text) => text.replace('on buçuk', "10.30'da"))).toEqual([])
})

test.each([
  [3, 'kullanmayın', 'kullanın', 'negation-lost'],
  [4, "doesn't speak", 'speaks', 'negation-lost'],
  [6, "can't afford", 'can afford', 'negation-lost'],
  [11, 'yapılmayacak', 'yapılacak', 'negation-lost'],
  [7, 'korumaya razı', 'korumaya razı değil', 'negation-added'],
  [9, 'başvurabilirsiniz', 'başvuramazsınız', 'negation-added'],
  [8, 'before I sign', 'after I sign', 'opposite-word'],
  [2, 'daughter', 'son', 'relative-replaced'],
])('segment %i with “%s” as “%s” is critical', (number, from, to, rule) => {
  expect(rulesFor(number, (text) => text.replace(from, to))).toEqual([rule])
})

test('a lost possibility and a lost condition are major', () => {
  expect(
    rulesFor(5, (text) =>
      text.replace('mümkün görünüyor, ancak servis ücreti çıkabilir', 'geliyor, ancak servis ücreti çıkacak'),
    ),
  ).toContain('possibility-lost')
  expect(
    rulesFor(4, (text) => text.replace('If not, you', 'You').replace(', as long as you let me know', '. Let me know')),
  ).toContain('condition-lost')
})

test('words left in the speaker’s language, familiar address and reported speech are found', () => {
  expect(rulesFor(5, (text) => text.replace('fotoğraflarını', 'photos'))).toContain('source-words')
  expect(rulesFor(9, (text) => text.replace('başvurabilirsiniz', 'başvurabilirsin'))).toEqual(['informal-address'])
  expect(rulesFor(8, (text) => `He says: ${text}`)).toEqual(['reported-speech'])
})

test('a replaced name is major, a missing form of address minor', () => {
  expect(rulesFor(1, (text) => text.replace('Bell Street Realty', 'Sunshine Homes Agency'))).toContain('name-replaced')
  expect(rulesFor(2, (text) => text.replace('Good morning, Karen.', 'Good morning.'))).toEqual(['form-of-address'])
})

test('two filler sounds or repeats are a delivery error, one is not, and the last version counts', () => {
  expect(rulesFor(8, (text) => `Um, ${text}`)).toEqual([])
  expect(rulesFor(8, (text) => `Um, uh, ${text}`)).toEqual(['fillers'])
  expect(rulesFor(6, (text) => text.replace('14 March', '15 March, sorry, I mean 14 March'))).toEqual([])
  expect(rulesFor(6, (text) => text.replace('14 March', '14 March, sorry, I mean 15 March'))).toEqual([
    'number-replaced',
  ])
})

test('a finding of low confidence is never critical, and the same rendition always gets the same findings', () => {
  const findings = EXAMPLE_SEGMENTS.map((segment) => findIn(segment, example(8).translation))
  expect(findings.flat().some(({ confidence, type }) => confidence === 'low' && type === 'critical')).toBe(false)
  expect(EXAMPLE_SEGMENTS.map((segment) => findIn({ ...segment }, example(8).translation))).toEqual(findings)
})

test('a rendition of thousands of words is still judged at once', () => {
  const started = performance.now()
  findIn(example(1), 'bir kaçak başladı mı '.repeat(1000))
  expect(performance.now() - started).toBeLessThan(2000)
})

test('segments of any text and renditions of any text are judged without an exception', () => {
  const odd = ['', '?!', '١٢٣', '🙂 🙂', "'''", '12:99', 'a'.repeat(1990), '０１２', 'bin bin bin yüz', 'x y']
  for (const text of odd.filter(Boolean)) {
    const segment = SegmentSchema.parse({ speaker: 'Turkish', text: `${text}.`, translation: `${text}!` })
    for (const said of odd) expect(Array.isArray(findIn(segment, said))).toBe(true)
  }
})
