import { expect, test } from 'vitest'
import type { JudgedWord, Judgement } from '../judge/judge.ts'
import type { Edit } from '../rules/rule.ts'
import { judgedEdit } from './judged-edit.ts'

const LIMITS = { major: 0.8, critical: 0.9, lost: 0.5, unsupported: 0.5 }

const wordsOf = (doubts: readonly number[]): JudgedWord[] =>
  doubts.map((doubt, index) => ({ text: `w${index}`, from: 3 * index, to: 3 * index + 2, doubt }))

const judgementOf = (change: Partial<Judgement>): Judgement => ({
  anyError: 1,
  major: 0.85,
  critical: 0,
  expectedMarks: 2,
  source: wordsOf([0, 0, 0]),
  rendition: wordsOf([0, 0, 0]),
  ...change,
})

const textsOf = (edit: Edit | null) => edit && [edit.lost, edit.said].map((words) => words.map(({ text }) => text))

test('below both limits nothing is found', () => {
  expect(judgedEdit(judgementOf({ major: 0.79, critical: 0.89 }), LIMITS, [])).toBeNull()
  expect(judgedEdit(judgementOf({ major: 0.8 }), LIMITS, [])).toMatchObject({ severity: 'major' })
  expect(judgedEdit(judgementOf({ major: 0, critical: 0.9 }), LIMITS, [])).toMatchObject({ severity: 'critical' })
})

test('what is lost only is an omission, what is said only an insertion', () => {
  const lost = judgedEdit(judgementOf({ source: wordsOf([0, 0.6, 0]) }), LIMITS, [])
  expect([lost?.category, textsOf(lost)]).toEqual(['omission', [['w1'], []]])
  const said = judgedEdit(judgementOf({ rendition: wordsOf([0, 0, 0.5]) }), LIMITS, [])
  expect([said?.category, textsOf(said)]).toEqual(['insertion', [[], ['w2']]])
  const both = judgedEdit(judgementOf({ source: wordsOf([0.9, 0, 0]), rendition: wordsOf([0, 0.9, 0]) }), LIMITS, [])
  expect([both?.category, textsOf(both)]).toEqual(['distortion', [['w0'], ['w1']]])
})

test('words of which a rule has spoken are left out, and the judge speaks only of words that it doubts without them', () => {
  const [first, second, third] = wordsOf([0.9, 0.2, 0.7])
  if (!first || !second || !third) throw new Error('There are three words.')
  const rule: Edit = { severity: 'major', category: 'distortion', lost: [first], said: [] }
  const source = [first, second, third]
  expect(textsOf(judgedEdit(judgementOf({ source }), LIMITS, [rule]))).toEqual([['w2'], []])
  expect(judgedEdit(judgementOf({ source: [first, { ...second, doubt: 0.05 }, third] }), LIMITS, [rule])).toBeNull()
  expect(judgedEdit(judgementOf({ source: [first, second] }), LIMITS, [rule])).toBeNull()
  expect(judgedEdit(judgementOf({ source }), LIMITS, [{ ...rule, lost: source }])).toBeNull()
})

test('an edit of manner does not explain the doubt, and its words are the judge’s too', () => {
  const rendition = wordsOf([0, 0.9, 0])
  const rule: Edit = { severity: 'minor', category: 'language', lost: [], said: rendition }
  expect(textsOf(judgedEdit(judgementOf({ rendition }), LIMITS, [rule]))).toEqual([[], ['w1']])
  expect(judgedEdit(judgementOf({}), LIMITS, [rule])).toEqual(judgedEdit(judgementOf({}), LIMITS, []))
})
