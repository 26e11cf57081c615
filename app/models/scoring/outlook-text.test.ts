import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { outlookCopy } from '#app/config/copy/outlook.ts'
import type { Finding, Outlook } from './evaluation.ts'
import { deduct } from './naati-score.ts'
import { rangeText, whatIfText } from './outlook-text.ts'

const SEGMENTS = 13

const lost = (segment: number): Finding => ({
  segment_id: segment,
  type: 'critical',
  category: 'distortion',
  rule: 'another-message',
  facts: {},
  detail: 'Another message.',
  referenceQuote: null,
  renditionQuote: null,
  confidence: 'high',
})

const segments = Array.from({ length: SEGMENTS }, (_, segmentIndex) => ({
  segmentIndex,
  transcript: 'words',
  transcriptSource: 'typed' as const,
  verdict: 'good' as const,
  score: 45,
  feedback: '',
}))

/** The sentences in both languages. */
function saidOf(findings: Finding[], outlook: Outlook) {
  const naatiScore = deduct({ findings, segmentCount: SEGMENTS })
  return [outlookCopy.en, outlookCopy.tr].map((copy) =>
    rangeText({ naatiScore, outlook, segments, engine: 'embedded' }, copy),
  )
}

test('a result of the judge says what its range rests on', () => {
  expect(saidOf([], { low: 37, high: 45, sureness: 'high', unmatched: [], by: 'judge' })).toEqual([
    'An examiner would probably give you between 37 and 45, enough for the 29 that a pass needs: in our tests 21 of 24 such ranges were right.',
    'Bir değerlendirici baksa puanın büyük olasılıkla 37 ile 45 arasında olurdu, bu da gereken 29 puana yeter: denemelerimizde böyle 24 aralığın 21’i doğru çıktı.',
  ])
})

test('beside a language model no figure is claimed', () => {
  const naatiScore = deduct({ findings: [], segmentCount: SEGMENTS })
  const outlook = { low: 37, high: 45, sureness: 'high', unmatched: [], by: 'judge' } as const
  for (const copy of [outlookCopy.en, outlookCopy.tr]) {
    const said = rangeText({ naatiScore, outlook: { ...outlook, unmatched: [] }, segments, engine: 'openai' }, copy)
    expect(said).toContain(copy.why.withModel)
  }
})

test('in a stored result of the older rules, only a segment of which something came across was matched', () => {
  const all = Array.from({ length: SEGMENTS }, (_, index) => lost(index + 1))
  expect(saidOf(all, { low: 0, high: 15, sureness: 'high', unmatched: [] })).toEqual([
    'An examiner would probably give you between 0 and 15, short of the 29 that a pass needs: hardly anything of the message could be found.',
    'Bir değerlendirici baksa puanın büyük olasılıkla 0 ile 15 arasında olurdu, bu da gereken 29 puana yetmez: mesajdan neredeyse hiçbir şey bulamadık.',
  ])
  expect(saidOf([], { low: 38, high: 45, sureness: 'high', unmatched: [] })).toEqual([
    'An examiner would probably give you between 38 and 45, enough for the 29 that a pass needs: your wording could be matched in every segment, and in our tests three of four such ranges were right.',
    'Bir değerlendirici baksa puanın büyük olasılıkla 38 ile 45 arasında olurdu, bu da gereken 29 puana yeter: sözlerini bütün bölümlerde eşleştirebildik ve denemelerimizde böyle aralıkların dörtte üçü doğru çıktı.',
  ])
})

test('a result without the judge has no range, and says why', () => {
  const naatiScore = deduct({ findings: [], segmentCount: SEGMENTS })
  for (const copy of [outlookCopy.en, outlookCopy.tr]) {
    expect(rangeText({ naatiScore, segments, engine: 'embedded', fallback: 'judge' }, copy)).toBe(copy.withoutJudge)
    expect(rangeText({ naatiScore, segments, engine: 'embedded', fallback: 'provider' }, copy)).toBeNull()
    expect(rangeText({ naatiScore, segments, engine: 'embedded' }, copy)).toBeNull()
  }
})

test('a range on both sides of the pass mark says so, and only such a range', () => {
  const naatiScore = deduct({ findings: [], segmentCount: SEGMENTS })
  assert(
    property(integer({ min: 0, max: 45 }), integer({ min: 0, max: 45 }), (one, other) => {
      const outlook = {
        low: Math.min(one, other),
        high: Math.max(one, other),
        sureness: 'high' as const,
        unmatched: [],
      }
      const said = rangeText({ naatiScore, outlook, segments, engine: 'embedded' }, outlookCopy.en) ?? ''
      expect(said.includes('above or below')).toBe(outlook.low < 29 && outlook.high >= 29 && one !== other)
      expect(said.match(/\.(?=\s|$)/gu)).toHaveLength(1)
    }),
  )
})

test('what would have changed it names the words that did not come across', () => {
  const one = { family: 'distortions', count: 1, segments: [5], total: 40, makesPass: false } as const
  const lines = (words?: string) =>
    [outlookCopy.en, outlookCopy.tr].map((copy) => whatIfText({ ...one, segments: [5], ...(words && { words }) }, copy))
  expect(lines('two weeks')).toEqual([
    'With “two weeks” conveyed in segment 5',
    '5. bölümdeki “two weeks” aktarılsaydı',
  ])
  expect(lines()).toEqual(['Without the change of meaning in segment 5', '5. bölümdeki anlam değişikliği olmasaydı'])
})
