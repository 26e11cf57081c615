import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { readWords } from '../reading/read.ts'
import { readSegment, type Segment } from '../reading/segment.ts'
import { Judge } from './judge.ts'
import { loadJudge } from './load.ts'

/** What training/export.py computed with PyTorch. */
interface Answer {
  segment: Segment
  levels: [anyError: number, major: number, critical: number]
  source: number[]
  rendition: number[]
}

const ANSWERS: Answer[] = JSON.parse(readFileSync(new URL('../model/answers.json', import.meta.url), 'utf8'))
/** Of a probability: the native runtime, with which training encodes, rounds int8 sums otherwise than WebAssembly. */
const TOLERANCE = { level: 0.2, word: 0.3, mean: 0.03 }

let judge: Judge

// On a busy machine it takes some seconds to open.
const OPENING_MS = 60_000

beforeAll(async () => {
  judge = await loadJudge()
}, OPENING_MS)

const said = (segment: Segment) => judge.judge(readSegment(segment))

const worst = (ones: readonly number[], others: readonly number[]) =>
  ones.length === others.length ? Math.max(...ones.map((one, index) => Math.abs(one - (others[index] ?? 0)))) : Infinity

test.each(ANSWERS)(
  'says of “$segment.rendition” what training said',
  async ({ segment, levels, source, rendition }) => {
    const read = readSegment(segment)
    // Training reads corrections too.
    const judgement = await judge.judge({ ...read, rendition: readWords(segment.rendition, read.language) })
    if (!judgement) throw new Error('It has words.')
    const { anyError, major, critical } = judgement
    expect(worst([anyError, major, critical], levels)).toBeLessThan(TOLERANCE.level)
    const doubts = (words: readonly { doubt: number }[]) => words.map(({ doubt }) => doubt)
    expect(worst(source, doubts(judgement.source))).toBeLessThan(TOLERANCE.word)
    expect(worst(rendition, doubts(judgement.rendition))).toBeLessThan(TOLERANCE.word)
  },
)

test('is no further from training on average than rounding', async () => {
  const apart: number[] = []
  for (const { segment, levels } of ANSWERS) {
    const judgement = await said(segment)
    apart.push(Math.abs((judgement?.major ?? Infinity) - levels[1]))
  }
  expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(TOLERANCE.mean)
})

describe('a rendition', () => {
  const segment: Segment = {
    sourceLanguage: 'en',
    source: 'You have two hundred and one dollars.',
    references: ['201 dolarınız var.', 'Hesabınızda 201 dolar var.'],
    rendition: '201 dolarınız var.',
  }

  test('gets the same answer however it is written, and whatever was judged before', async () => {
    const first = await said(segment)
    await said({ ...segment, rendition: 'Kediniz var.' })
    const raw = await said({ ...segment, rendition: 'ee iki yüz bir dolarınız var' })
    expect(raw).toMatchObject({ anyError: first?.anyError, major: first?.major, critical: first?.critical })
  })

  test('of nothing loses everything', async () => {
    const judgement = await said({ ...segment, rendition: 'ee… ' })
    expect(judgement).toMatchObject({ anyError: 1, major: 1, critical: 1, expectedMarks: 5, rendition: [] })
    expect(judgement?.source.map(({ doubt }) => doubt)).toEqual([1, 1, 1, 1])
  })

  test('is not judged without a source or a reference', async () => {
    expect(await said({ ...segment, source: '…' })).toBeNull()
    expect(await said({ ...segment, references: ['—'] })).toBeNull()
  })

  test('is judged to its end, and not at all where the source is longer than the judge reads', async () => {
    const long = (times: number) =>
      `${'The rent is due and the bond is paid. '.repeat(times)}You must never pay in cash.`
    const judgement = await said({ ...segment, source: long(8) })
    expect(judgement?.source.at(-1)?.doubt).toBeGreaterThan(0.2)
    expect(await said({ ...segment, source: long(30) })).toBeNull()
  })
})

test('a broken model is an error when it is loaded', async () => {
  const files = {
    encoder: new Uint8Array([1, 2, 3]),
    judge: new Uint8Array(),
    pieces: { pieces: [], scores: [], normalised: {}, begin: 0, end: 0, unknown: 0, unknownScore: 0, prompt: [] },
  }
  await expect(Judge.create(files)).rejects.toThrow()
})
