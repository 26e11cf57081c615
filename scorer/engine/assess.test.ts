import { beforeAll, expect, test } from 'vitest'
import type { Judge } from '../judge/judge.ts'
import { readLimits } from '../judge/limits.ts'
import { loadJudge } from '../judge/load.ts'
import type { Segment } from '../reading/segment.ts'
import { assess } from './assess.ts'

const limits = readLimits()
let judge: Judge

// On a busy machine it takes some seconds to open.
const OPENING_MS = 60_000

beforeAll(async () => {
  judge = await loadJudge()
}, OPENING_MS)

const segment: Segment = {
  sourceLanguage: 'en',
  source: 'Your rent goes up to 520 dollars from Monday.',
  references: [
    'Kiranız pazartesiden itibaren 520 dolara çıkıyor.',
    'Pazartesi gününden başlayarak kiranız 520 dolar olacak.',
  ],
  rendition: 'Pazartesiden itibaren kiranız 520 dolara çıkacak.',
}

const findingsOf = async (change: Partial<Segment>) =>
  (await assess({ ...segment, ...change }, { judge, limits })).findings

test('a right rendition has no finding', async () => {
  expect(await findingsOf({})).toEqual([])
})

test('a number and a day belong to their rules, and nobody finds them twice', async () => {
  const findings = await findingsOf({ rendition: 'Salıdan itibaren kiranız 540 dolara çıkacak.' })
  expect(findings.filter(({ owner }) => owner !== 'judge')).toMatchObject([
    { owner: 'day-said', lost: { text: 'Monday' }, said: { text: 'Salıdan' } },
    { owner: 'number-said', lost: { text: '520' }, said: { text: '540' } },
  ])
  const judged = findings.filter(({ owner }) => owner === 'judge')
  expect(judged.filter(({ lost }) => lost && /Monday|520/.test(lost.text))).toEqual([])
})

test('silence loses the whole segment at once', async () => {
  const findings = await findingsOf({ rendition: 'eee' })
  expect(findings).toMatchObject([
    {
      owner: 'nothing-said',
      severity: 'critical',
      category: 'omission',
      confidence: 'high',
      lost: { text: segment.source.slice(0, -1) },
      said: null,
      message: { en: 'Nothing of this segment reached your listener.' },
    },
  ])
})

test('the words of a reference are right, whatever judge and rules would say', async () => {
  const [reference = ''] = segment.references
  const source = 'It never rains.'
  expect(await findingsOf({ source, rendition: reference.toLowerCase() })).toEqual([])
})

test('a rule is told only if the judge is not nearly sure that nothing is wrong', async () => {
  const rendition = 'Pazartesiden itibaren kiranız 540 dolara çıkacak.'
  const ownersWhere = async (major: number) => {
    const answer = { anyError: major, major, critical: 0, expectedMarks: 0, source: [], rendition: [] }
    const { findings } = await assess({ ...segment, rendition }, { judge: { judge: async () => answer }, limits })
    return findings.map(({ owner }) => owner)
  }
  expect(await ownersWhere(0.1)).toEqual([])
  expect(await ownersWhere(0.5)).toEqual(['number-said'])
})

test('without a judge the rules speak alone', async () => {
  const rendition = 'Pazartesiden itibaren kiranız 540 dolara çıkacak.'
  const { findings, judgement } = await assess({ ...segment, rendition }, null)
  expect(judgement).toBeNull()
  expect(findings).toMatchObject([
    { owner: 'number-said', message: { en: expect.stringContaining('540'), tr: expect.stringContaining('540') } },
  ])
})

test('without a reference only the rules speak', async () => {
  const rendition = 'Pazartesiden itibaren kiranız 540 dolara çıkacak.'
  const { findings, judgement } = await assess({ ...segment, references: [], rendition }, { judge, limits })
  expect(findings.map(({ owner }) => owner)).toEqual(['number-said'])
  expect(judgement).toBeNull()
})
