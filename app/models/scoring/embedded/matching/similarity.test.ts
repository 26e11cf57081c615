import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chrf } from './chrf.ts'
import { assess } from '../find-errors.ts'

const SOURCE = 'Randevunuz yarın saat dokuzda, raporunuzu da getirin.'
const MODEL = 'Your appointment is at nine tomorrow, and please bring your report.'

function similarity(text: string, segment = { text: SOURCE, translation: MODEL }): number {
  const asked = { speaker: 'Turkish' as const, variants: [], ...segment }
  return assess({ segment: asked, segmentId: 1, rendition: { status: 'spoken', text } }).similarity
}

test('chrF: groups of letters in common, by hand', () => {
  expect(chrf('same', 'same')).toBe(1)
  expect(chrf('abc', 'xyz')).toBe(0)
  expect(chrf('', 'abc')).toBe(0)
  // Unigrams: 2 of 3; bigrams: 1 of 2; trigrams: none.
  expect(chrf('abc', 'abd')).toBeCloseTo((2 / 3 + 1 / 2 + 0) / 3, 10)
  // A repeated letter is shared once: precision 1 of 2, recall 1 of 1, recall weighted twice.
  expect(chrf('aa', 'a')).toBeCloseTo((5 * 0.5 * 1) / (4 * 0.5 + 1), 10)
  expect(chrf('a b', 'ab')).toBe(1)
})

test("the model's own words come to 1, also where none carries a message", () => {
  expect(similarity(MODEL)).toBeCloseTo(1, 10)
  expect(similarity('Yes, I have.', { text: 'Evet.', translation: 'Yes, I have.' })).toBeCloseTo(1, 10)
})

test('it falls from a free wording to one with an error, half of it, and another message', () => {
  const [free, wrong, half, other] = [
    'Your appointment is tomorrow at nine, so bring the report with you, please.',
    'Your appointment is tomorrow at ten, so bring the report with you, please.',
    'Your appointment is tomorrow.',
    'My sister sells simit by the harbour every Sunday.',
  ].map((text) => similarity(text))
  expect(wrong).toBeLessThan(free ?? 0)
  expect(half).toBeLessThan(wrong ?? 0)
  expect(other).toBeLessThan(half ?? 0)
  expect(other).toBeLessThan(0.3)
})

test('it is a share, whatever is said', () => {
  const words = fc.array(fc.constantFrom(...MODEL.split(' '), 'not', 'yarın', '7', 'uh', '…'), { maxLength: 30 })
  fc.assert(
    fc.property(words, (list) => {
      const value = similarity(list.join(' '))
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
    }),
  )
})
