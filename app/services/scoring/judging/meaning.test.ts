import { expect, test } from 'vitest'
import { openEngine } from '#scorer/engine/open-engine.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { familyOf } from '#app/models/scoring/error-family.ts'
import { findingSentence, isJudged, quotesSource } from '#app/models/scoring/finding.ts'
import { alwaysStands } from '#app/models/scoring/merge-findings.ts'
import { judgeHere } from './judge-here.server.ts'
import { assessMeaning, openMeaning } from './meaning.server.ts'
import { toFinding } from './to-finding.ts'

// On a busy machine it takes some seconds to open.
const OPENING_MS = 60_000

const RENDITION = 'Pazartesiden itibaren kiranız 540 dolara çıkacak.'

const segment: Segment = {
  speaker: 'English',
  gender: 'female',
  text: 'Your rent goes up to 520 dollars from Monday.',
  translation: 'Kiranız pazartesiden itibaren 520 dolara çıkıyor.',
  variants: [],
}

test(
  'a finding of the engine has its words, quotes of the source, and both languages',
  { timeout: OPENING_MS },
  async () => {
    const engine = await openMeaning()
    expect(engine.problem).toBeNull()
    const { findings } = await assessMeaning(engine, { segment, segmentId: 3, rendition: RENDITION })
    const [finding] = findings
    expect(finding).toMatchObject({ segment_id: 3, type: 'major', referenceQuote: '520', renditionQuote: '540' })
    if (!finding) return
    expect(quotesSource(finding)).toBe(true)
    expect(alwaysStands(finding)).toBe(true)
    expect(familyOf(finding)).toBe('numbers')
    expect(findingSentence(finding, 'en')).toContain('540')
    expect(findingSentence(finding, 'tr')).toBe('Konuşmacı 520 dedi, dinleyen 540 duydu.')
  },
)

test('what the judge found is told from what a rule found', () => {
  const message = { en: 'It does not come across.', tr: 'Aktarılmamış.' }
  const found = {
    severity: 'major',
    category: 'omission',
    confidence: 'medium',
    lost: null,
    said: null,
    message,
  } as const
  expect(isJudged(toFinding({ ...found, owner: 'judge', topic: null }, 1))).toBe(true)
  expect(isJudged(toFinding({ ...found, owner: 'number-lost', topic: 'numbers' }, 1))).toBe(false)
})

test("without the judge's files today's rules judge, and the judgement says why", async () => {
  const request = { segments: [segment], renditions: [{ status: 'spoken' as const, text: RENDITION }], words: [] }
  const withoutFiles = () => openEngine(new URL('missing-folder/', import.meta.url))
  const [judged] = await judgeHere({ ...request, engine: 'judge' }, withoutFiles)
  const [byRules] = await judgeHere({ ...request, engine: 'rules' })
  expect(judged?.judgeProblem).toContain('ENOENT')
  expect(judged).toEqual({ ...byRules, judgeProblem: judged?.judgeProblem })
  expect(judged?.findings).not.toEqual([])
})
