import { expect, test } from 'vitest'
import { outlookCopy } from '#app/config/copy/outlook.ts'
import type { Finding } from './evaluation.ts'
import { deduct } from './naati-score.ts'
import { outlookOf } from './outlook.ts'
import { surenessText } from './outlook-text.ts'

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

function whyOf(findings: Finding[], similarity: number) {
  const naatiScore = deduct({ findings, segmentCount: SEGMENTS })
  const segments = Array.from({ length: SEGMENTS }, (_, segmentIndex) => ({
    segmentIndex,
    similarity,
    transcript: 'words',
    transcriptSource: 'typed' as const,
    verdict: 'good' as const,
    score: 45,
    feedback: '',
  }))
  const outlook = outlookOf({ score: naatiScore, segments, review: false })
  return [outlookCopy.en, outlookCopy.tr].map((copy) => surenessText({ naatiScore, outlook, segments }, copy).why)
}

test('only a segment of which something came across can be matched or unmatched', () => {
  const all = Array.from({ length: SEGMENTS }, (_, index) => lost(index + 1))
  expect(whyOf(all, 0.05)).toEqual([
    'hardly anything of the message could be found.',
    'mesajdan neredeyse hiçbir şey bulamadık.',
  ])
  expect(whyOf([], 0.9)).toEqual([
    'your wording could be matched in every segment.',
    'sözlerini bütün bölümlerde eşleştirebildik.',
  ])
})
