import { describe, expect, test } from 'vitest'
import { readSegment } from '../reading/segment.ts'
import { RULES } from './registry.ts'
import type { RuleExample } from './rule.ts'

const FEWEST_EXAMPLES = 5

const readExample = ({ reference, ...example }: RuleExample) => readSegment({ ...example, references: [reference] })

describe.each(RULES)('$id', (rule) => {
  test('has enough examples of both kinds', () => {
    expect(rule.mustFind.length).toBeGreaterThanOrEqual(FEWEST_EXAMPLES)
    expect(rule.mustAllow.length).toBeGreaterThanOrEqual(FEWEST_EXAMPLES)
  })

  test.each(rule.mustFind)('finds: $rendition', (example) => {
    const edits = rule.find(readExample(example))
    expect(edits.length).toBeGreaterThan(0)
    for (const { lost, said } of edits) expect([...lost, ...said]).not.toEqual([])
  })

  test.each(rule.mustAllow)('allows: $rendition', (example) => {
    expect(rule.find(readExample(example))).toEqual([])
  })

  test('says something in both languages', () => {
    const quotes = { lost: 'a', said: 'b' }
    expect(rule.message.en(quotes)).toMatch(/^[“A-Z].*\.$/)
    expect(rule.message.tr(quotes)).toMatch(/^[“A-ZÇĞİÖŞÜ].*\.$/)
  })
})
