import { expect, test } from 'vitest'
import { makeItems, type Item } from '../../../../bench/scoring/items.ts'
import { readMaterial } from '../../../../bench/scoring/material.ts'
import { assessItem } from '../../../../bench/scoring/measure.ts'
import { sample, seededRandom } from '../../../../bench/scoring/random.ts'
import { report } from '../../../../bench/scoring/report.ts'

// A small fixed sample of the benchmark; `npm run bench:scoring` judges the whole.
const DIALOGUES = 2
const ITEMS = 20
const material = () =>
  sample(
    readMaterial([]).filter(({ isWritten }) => !isWritten),
    DIALOGUES,
    seededRandom('dialogues of the tests'),
  )
const someOf = (items: readonly Item[]) => sample(items, ITEMS, seededRandom('items of the tests'))
const all = makeItems(material())

test('the benchmark makes the same items and the same report, to the byte, each time', () => {
  expect(report(someOf(makeItems(material())).map(assessItem))).toBe(report(someOf(all).map(assessItem)))
})

test('numbers in words or figures, one filler and accepted variants cost nothing anywhere', () => {
  const kinds = new Set(['digits-words', 'accepted', 'one-filler', 'number-repaired'])
  const charged = someOf(all.filter(({ kind }) => kinds.has(kind)))
    .map(assessItem)
    .filter(({ lost }) => lost > 0.5)
  expect(charged.map(({ text, findings }) => [text, findings.map(({ rule }) => rule)])).toEqual([])
})

test('a further error never raises the marks of a segment', () => {
  const kinds = new Set(['number', 'negation', 'can'])
  const clause = {
    'en-tr': ', üstelik kuzenim yeni bir motosiklet satın aldı ve tatile çıktı',
    'tr-en': ', and my cousin bought a new motorbike and went away on holiday',
  }
  const raised = someOf(all.filter(({ kind }) => kinds.has(kind))).filter((item) => {
    const worse = { ...item, text: item.text.replace(/[.?!]?$/u, clause[item.direction]) }
    return assessItem(worse).score > assessItem(item).score
  })
  expect(raised.map(({ text }) => text)).toEqual([])
})

test('every quote of a finding is in the words that were said or in the model, to the letter', () => {
  const wrong = someOf(all.filter(({ least }) => least !== 'clean'))
  const curly = wrong.map((item) => ({ ...item, text: item.text.replaceAll("'", '’') }))
  const foreign = [...wrong, ...curly].flatMap(({ text, segment, ...item }) =>
    assessItem({ ...item, text, segment }).findings.filter(
      ({ referenceQuote, renditionQuote }) =>
        !text.includes(renditionQuote ?? '') ||
        ![segment.translation, ...segment.variants].some((model) => model.includes(referenceQuote ?? '')),
    ),
  )
  expect(foreign.map(({ rule, referenceQuote, renditionQuote }) => [rule, referenceQuote, renditionQuote])).toEqual([])
})
