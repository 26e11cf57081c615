import { expect, test, vi } from 'vitest'
import { openEngine } from '#scorer/engine/open-engine.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { familyOf } from '#app/models/scoring/error-family.ts'
import { findingSentence, isJudged, quotesSource, standsAlways } from '#app/models/scoring/finding.ts'
import { judgeHere } from './judge-here.server.ts'
import { assessSegment, openScorer } from './open-scorer.server.ts'
import { toFinding } from './to-finding.ts'

// On a busy machine it takes some seconds to open.
vi.setConfig({ testTimeout: 60_000 })

const RENDITION = 'Pazartesiden itibaren kiranız 540 dolara çıkacak.'

const segment: Segment = {
  speaker: 'English',
  gender: 'female',
  text: 'Your rent goes up to 520 dollars from Monday.',
  translation: 'Kiranız pazartesiden itibaren 520 dolara çıkıyor.',
  variants: [],
}
const assess = async (rendition: string) => assessSegment(await openScorer(), { segment, segmentId: 3, rendition })

test('a finding of the engine has its words, quotes of the source, and both languages', async () => {
  const {
    findings: [finding],
  } = await assess(RENDITION)
  expect(finding).toMatchObject({ segment_id: 3, type: 'critical', referenceQuote: '520', renditionQuote: '540' })
  if (!finding) return
  expect(quotesSource(finding)).toBe(true)
  expect(standsAlways(finding)).toBe(true)
  expect(familyOf(finding)).toBe('numbers')
  expect(findingSentence(finding, 'en')).toContain('540')
  expect(findingSentence(finding, 'tr')).toBe('Konuşmacı “520” dedi, dinleyen “540” duydu.')
})

test.each([
  ['no word at all', 'eee, ııı', 'no-interpretation'],
  ["the speaker's own language", segment.text, 'not-interpreted'],
])('what is no interpretation is its only finding: %s', async (_, rendition, rule) => {
  expect((await assess(rendition)).findings.map((one) => one.rule)).toEqual([rule])
})

test('how much came across is told from none to all', async () => {
  const shares: number[] = []
  for (const rendition of ['Köpeğim bahçede uyuyor, hava da çok güzel.', RENDITION, segment.translation]) {
    shares.push((await assess(rendition)).conveyed ?? -1)
  }
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares[0]).toBeLessThan(0.5)
  expect(shares[2]).toBe(1)
})

test('what the judge found is told from what a rule found', () => {
  const message = { en: 'It does not come across.', tr: 'Aktarılmamış.' }
  const found = {
    severity: 'major',
    category: 'omission',
    confidence: 'medium',
    isNone: null,
    lost: null,
    said: null,
    message,
  } as const
  expect(isJudged(toFinding({ ...found, owner: 'judge', topic: null }, 1))).toBe(true)
  expect(isJudged(toFinding({ ...found, owner: 'number-lost', topic: 'numbers' }, 1))).toBe(false)
})

test("without the judge's files its rules judge alone, and the judgement says why", async () => {
  const request = { segments: [segment], renditions: [{ status: 'spoken' as const, text: RENDITION }], words: [] }
  const withoutFiles = () => openEngine(new URL('missing-folder/', import.meta.url))
  const [judged] = await judgeHere(request, withoutFiles)
  expect(judged?.judgeProblem).toContain('ENOENT')
  expect(judged).toMatchObject({ shades: null, conveyed: null })
  expect(judged?.findings).toMatchObject([{ renditionQuote: '540' }])
})
