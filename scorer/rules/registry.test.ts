import { describe, expect, test } from 'vitest'
import { readSegment } from '../reading/segment.ts'
import { RULES } from './registry.ts'

const FEWEST_EXAMPLES = 5

describe.each(RULES)('$id', (rule) => {
  test('has enough examples of both kinds', () => {
    const found = rule.examples.filter(({ finds }) => finds.length > 0)
    expect(found.length).toBeGreaterThanOrEqual(FEWEST_EXAMPLES)
    expect(rule.examples.length - found.length).toBeGreaterThanOrEqual(FEWEST_EXAMPLES)
  })

  test.each(rule.examples)('$rendition', ({ reference, otherReferences = [], finds, ...example }) => {
    const edits = rule.find(readSegment({ ...example, references: [reference, ...otherReferences] }))
    const quotes = edits.map(({ lost, said }) => [lost, said].map((words) => words.map(({ text }) => text).join(' ')))
    const inOrder = (pairs: readonly (readonly string[])[]) =>
      pairs.map((pair) => pair.join(' / ')).toSorted((one, other) => one.localeCompare(other))
    expect(inOrder(quotes)).toEqual(inOrder(finds))
  })

  test('says something in both languages', () => {
    const quotes = { lost: 'a', said: 'b' }
    expect(rule.message.en(quotes)).toMatch(/^[“A-Z].*\.$/)
    expect(rule.message.tr(quotes)).toMatch(/^[“A-ZÇĞİÖŞÜ].*\.$/)
  })
})
