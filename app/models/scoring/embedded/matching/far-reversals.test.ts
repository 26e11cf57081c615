import { expect, test } from 'vitest'
import { findingsOf } from '../cases/findings-of.fixture.ts'

const SOURCE =
  'Geçen ay başvurduğum sosyal konut için görevli bana listenin kapandığını söyledi, ben de kızımla birlikte ablamın evine taşındım.'
const MODEL =
  'For the public housing I applied for last month, the officer told me the list had closed, so my daughter and I moved in with my sister.'

const found = (said: string) =>
  findingsOf(['en', SOURCE, MODEL, said]).map(({ type, rule, confidence }) => `${confidence} ${type} ${rule}`)

test('a reversal in the words of the model is certain', () => {
  expect(found(MODEL.replace('closed', 'opened'))).toContain('high critical opposite-word')
})

test('a reversal in free wording is a guess, and costs less', () => {
  const free =
    "We live at my sister's now, my girl and I, since somebody at the office let me know that the list had opened when I asked about my application from a month ago for a government home."
  expect(found(free)).toContain('medium major opposite-word')
  const [finding] = findingsOf(['en', SOURCE, MODEL, free]).filter(({ rule }) => rule === 'opposite-word')
  expect(finding?.detail).toMatch(/^It looks like/u)
})

test('in a short segment a reversed word is certain', () => {
  const row = ['en', 'Başvuru listesi kapandı.', 'The list has closed.', 'Now this list is open, it seems.'] as const
  expect(findingsOf(row).map(({ type }) => type)).toContain('critical')
})
