import { assert, constantFrom, property, shuffledSubarray } from 'fast-check'
import { expect, test } from 'vitest'
import { deduct } from '../naati-score.ts'
import { findingSentence, makeFinding } from '../finding.ts'
import { RULE_TABLE } from '../rule-table.ts'
import { scoringCopy, type RuleName } from '#app/config/copy/scoring.ts'
import { EXAMPLE_SEGMENTS, PARAPHRASES } from './example-dialogue.fixture.ts'
import { assess, findErrors } from './find-errors.ts'

const say = (index: number, text: string) => {
  const segment = EXAMPLE_SEGMENTS[index]
  if (!segment) throw new Error(`The example has no segment ${index}.`)
  return { segment, segmentId: index + 1, rendition: { status: 'spoken', text } as const }
}
const places = EXAMPLE_SEGMENTS.map((_, index) => index)
const texts = places.flatMap((index) =>
  [EXAMPLE_SEGMENTS[index]?.translation ?? '', ...(PARAPHRASES[index] ?? [])].map((text) => ({ index, text })),
)
const total = (findings: ReturnType<typeof findErrors>) =>
  deduct({ findings, segmentCount: EXAMPLE_SEGMENTS.length }).total

test('capitals cost nothing, and blanks change nothing', () => {
  for (const index of places) {
    const { translation, speaker } = say(index, '').segment
    const language = speaker === 'English' ? 'tr' : 'en'
    for (const text of [translation.toLocaleUpperCase(language), translation.toLocaleLowerCase(language)])
      expect(findErrors(say(index, text))).toEqual([])
  }
  assert(
    property(constantFrom(...texts), constantFrom('  ', '\n', '\t ', ' \u200B '), ({ index, text }, blank) => {
      expect(findErrors(say(index, text.split(' ').join(blank)))).toEqual(findErrors(say(index, text)))
    }),
    { numRuns: 20 },
  )
})

test('the order of the findings does not matter to the marks', () => {
  const findings = places.flatMap((index) =>
    findErrors(say(index, EXAMPLE_SEGMENTS[(index + 4) % 13]?.translation ?? '')),
  )
  assert(
    property(shuffledSubarray(findings, { minLength: findings.length }), (shuffled) => {
      expect(total(shuffled)).toBe(total(findings))
    }),
    { numRuns: 30 },
  )
})

test('half of a segment costs a major error at least, whichever half it is', () => {
  for (const index of places) {
    const words = say(index, '').segment.translation.split(' ')
    const middle = Math.floor(words.length / 2)
    for (const half of [words.slice(0, middle), words.slice(middle)])
      expect(total(findErrors(say(index, half.join(' '))))).toBeLessThanOrEqual(43)
  }
})

test('stuffing does not pay: what is said beyond the segment costs marks', () => {
  for (const index of places) {
    const other = EXAMPLE_SEGMENTS[(index + 2) % 13]?.translation ?? ''
    expect(total(findErrors(say(index, `${say(index, '').segment.translation} ${other}`)))).toBeLessThan(45)
  }
})

test('the similarity is high for free renditions, lower for halves and low for other segments', () => {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const free = mean(texts.map(({ index, text }) => assess(say(index, text)).similarity))
  const halves = mean(
    places.map((index) => {
      const words = say(index, '').segment.translation.split(' ')
      return assess(say(index, words.slice(0, words.length / 2).join(' '))).similarity
    }),
  )
  const others = mean(
    places.map((index) => assess(say(index, EXAMPLE_SEGMENTS[(index + 2) % 13]?.translation ?? '')).similarity),
  )
  expect(free).toBeGreaterThan(0.75)
  expect(halves).toBeLessThan(free - 0.2)
  expect(others).toBeLessThan(halves - 0.2)
})

const isRule = (name: string): name is RuleName => name in RULE_TABLE

test('every rule has a sentence in English and one in Turkish, made of its facts', () => {
  for (const rule of Object.keys(scoringCopy.en.clauses).filter(isRule)) {
    const finding = makeFinding({ segmentId: 1, rule, facts: { expected: 'beş', heard: 'on', count: '2' } })
    expect(findingSentence(finding, 'en')).toBe(finding.detail)
    const turkish = findingSentence(finding, 'tr')
    expect(turkish).toMatch(/^["“\p{Lu}\d].*\.$/u)
    expect(turkish).not.toBe(finding.detail)
  }
})
