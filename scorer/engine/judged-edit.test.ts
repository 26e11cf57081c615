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

const TEXTS = { source: 'w0 w1 w2', rendition: 'w0 w1 w2' }

const spoken = ({ source, rendition }: typeof TEXTS) => ({
  source: { text: source, language: 'en' as const },
  rendition: { text: rendition, language: 'tr' as const },
})

const editOf = (judgement: Judgement, found: readonly Edit[], texts = TEXTS) =>
  judgedEdit(judgement, { limits: LIMITS, found, texts: spoken(texts) })

const textsOf = (edit: Edit | null) => edit && [edit.lost, edit.said].map((words) => words.map(({ text }) => text))

test('below both limits nothing is found', () => {
  expect(editOf(judgementOf({ major: 0.79, critical: 0.89 }), [])).toBeNull()
  expect(editOf(judgementOf({ major: 0.8 }), [])).toMatchObject({ severity: 'major' })
  expect(editOf(judgementOf({ major: 0, critical: 0.9 }), [])).toMatchObject({ severity: 'critical' })
})

test('where hardly a word of the message came across, the error is critical', () => {
  const severityOf = (...doubts: number[]) => editOf(judgementOf({ source: wordsOf(doubts) }), [])?.severity
  expect(severityOf(0.9, 0.9, 0.2)).toBe('critical')
  expect(severityOf(0.9, 0.7, 0.1)).toBe('major')
})

test('beside a rule’s critical error the judge finds no second one: its doubt is about the whole segment', () => {
  const source = wordsOf([0.9, 0.9, 0.9])
  const beside = (severity: 'major' | 'critical') =>
    editOf(judgementOf({ critical: 0.95, source }), [
      { severity, category: 'distortion', lost: source.slice(0, 1), said: [] },
    ])
  expect(beside('critical')).toMatchObject({ severity: 'major' })
  expect(beside('major')).toMatchObject({ severity: 'critical' })
})

test('what is lost only is an omission, what is said only an insertion', () => {
  const lost = editOf(judgementOf({ source: wordsOf([0, 0.6, 0]) }), [])
  expect([lost?.category, textsOf(lost)]).toEqual(['omission', [['w1'], []]])
  const said = editOf(judgementOf({ rendition: wordsOf([0, 0, 0.5]) }), [])
  expect([said?.category, textsOf(said)]).toEqual(['insertion', [[], ['w2']]])
  const both = editOf(judgementOf({ source: wordsOf([0.9, 0, 0]), rendition: wordsOf([0, 0.9, 0]) }), [])
  expect([both?.category, textsOf(both)]).toEqual(['distortion', [['w0'], ['w1']]])
})

test('words of which a rule has spoken are left out, and the judge speaks only of words that it doubts without them', () => {
  const [first, second, third] = wordsOf([0.9, 0.2, 0.7])
  if (!first || !second || !third) throw new Error('There are three words.')
  const rule: Edit = { severity: 'major', category: 'distortion', lost: [first], said: [] }
  const source = [first, second, third]
  expect(textsOf(editOf(judgementOf({ source }), [rule]))).toEqual([['w2'], []])
  expect(editOf(judgementOf({ source: [first, { ...second, doubt: 0.05 }, third] }), [rule])).toBeNull()
  expect(editOf(judgementOf({ source: [first, second] }), [rule])).toBeNull()
  expect(editOf(judgementOf({ source }), [{ ...rule, lost: source }])).toBeNull()
})

test('an edit of manner does not explain the doubt, and its words are the judge’s too', () => {
  const rendition = wordsOf([0, 0.9, 0])
  const rule: Edit = { severity: 'minor', category: 'language', lost: [], said: rendition }
  expect(textsOf(editOf(judgementOf({ rendition }), [rule]))).toEqual([[], ['w1']])
  expect(editOf(judgementOf({}), [rule])).toEqual(editOf(judgementOf({}), []))
})

test('a quote ends with its sentence', () => {
  const source = wordsOf([0.6, 0.7, 0.7])
  expect(textsOf(editOf(judgementOf({ source }), []))).toEqual([['w0', 'w1', 'w2'], []])
  expect(textsOf(editOf(judgementOf({ source }), [], { ...TEXTS, source: 'w0.w1 w2' }))).toEqual([['w1', 'w2'], []])
})

test('a quote ends and begins where a phrase does, on both sides', () => {
  const source = wordsOf([0.6, 0.7, 0.7])
  const rendition = wordsOf([0.6, 0.7, 0])
  // In both texts a comma stands before the last doubtful word.
  const texts = { source: 'w0 w1,w2 w3', rendition: 'w0,w1 w2' }
  const edit = editOf(judgementOf({ source, rendition }), [], texts)
  expect(textsOf(edit)).toEqual([['w0', 'w1'], ['w0']])
})
