import { expect, test } from 'vitest'
import { makeItems } from '../../../../bench/scoring/items.ts'
import { readMaterial } from '../../../../bench/scoring/material.ts'
import { judge } from '../../../../bench/scoring/measure.ts'
import { report } from '../../../../bench/scoring/report.ts'

const EVERY = 12
const someItems = () => makeItems(readMaterial()).filter((_, at) => at % EVERY === 0)

test('the benchmark makes the same items and the same report, to the byte, each time', () => {
  expect(report(someItems().map(judge))).toBe(report(someItems().map(judge)))
})

test('numbers in words or figures, one filler and accepted variants cost nothing anywhere', () => {
  const kinds = new Set(['digits-words', 'accepted', 'one-filler', 'number-repaired'])
  const items = makeItems(readMaterial()).filter(({ kind }) => kinds.has(kind))
  const charged = items.map(judge).filter(({ lost }) => lost > 0.5)
  expect(charged.map(({ text, findings }) => [text, findings.map(({ rule }) => rule)])).toEqual([])
})

test('a further error never raises the marks of a segment', () => {
  const wrong = makeItems(readMaterial()).filter(
    ({ kind }) => kind === 'number' || kind === 'negation' || kind === 'can',
  )
  const clause = {
    'en-tr': ', üstelik kuzenim yeni bir motosiklet satın aldı ve tatile çıktı',
    'tr-en': ', and my cousin bought a new motorbike and went away on holiday',
  }
  const raised = wrong.filter((item) => {
    const worse = { ...item, text: item.text.replace(/[.?!]?$/u, clause[item.direction]) }
    return judge(worse).score > judge(item).score
  })
  expect(raised.map(({ text }) => text)).toEqual([])
})
