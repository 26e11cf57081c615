import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PROJECT_ROOT } from '#app/config/project-root.server.ts'
import { EXAMPLE_SEGMENTS } from '#app/models/scoring/example-dialogue.fixture.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { bundle } from '../../../../scripts/bundle.mjs'
import { createThreadJudge, judgeInPlace } from './thread-judge.server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let folder = ''
let scriptPath = ''

beforeAll(async () => {
  // Below the project, whose packages and model it reads.
  const cache = join(PROJECT_ROOT, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(join(cache, 'judging-'))
  await bundle('app/services/scoring/judging/judging-thread.ts', folder)
  scriptPath = join(folder, 'bundle.mjs')
})

afterAll(() => rm(folder, { recursive: true }))

const failed = (error: unknown) => expect.unreachable(String(error))
const load = () => structuredClone(EXAMPLE_SEGMENTS)
const segments = load()
const renditions = segments.map(({ translation }, index) =>
  index === 4
    ? ({ status: 'missed' } as const)
    : { status: 'spoken' as const, text: index % 3 === 2 ? translation.split(' ').slice(0, 5).join(' ') : translation },
)
const bond = { english: 'bond', turkish: 'depozito', acceptedEnglish: ['deposit'], acceptedTurkish: ['teminat'] }
const segment: Segment = {
  speaker: 'English',
  gender: 'female',
  text: 'The bond is $500.',
  translation: 'Depozito 500 dolar.',
  variants: [],
}
const rendition = { status: 'spoken', text: 'Teminat 500 dolar.' } as const
const deposit = { segments: [segment], renditions: [rendition] } as const

test('the thread judges word for word as in place', async () => {
  const judge = createThreadJudge({ scriptPath, onLost: failed })
  const request = { segments, renditions, words: [] }
  expect(await judge.judge(request)).toEqual(await judgeInPlace.judge({ ...request, segments: load() }))
  await judge.stop()
})

test('the thread is sent a library once, knows it by its identity, and takes another for another', async () => {
  const judge = createThreadJudge({ scriptPath, onLost: failed })
  const words = [bond]
  for (const library of [words, words, [], words]) {
    const expected = library.length === 0 ? [[]] : [['teminat 500 dolar.']]
    expect(await judge.accept({ ...deposit, words: library })).toEqual(expected)
  }
  const [judged] = await judge.judge({ ...deposit, words })
  expect(judged?.findings).toEqual([])
  await judge.stop()
})

test('a scorer that fails is named, and neither end the thread nor run again in place', async () => {
  const judge = createThreadJudge({ scriptPath, onLost: failed })
  const broken = { ...segment, translation: undefined } as unknown as Segment
  await expect(judge.judge({ segments: [broken], renditions: [rendition], words: [] })).rejects.toThrow(
    'The scorer failed',
  )
  expect(await judge.judge({ ...deposit, words: [] })).toHaveLength(1)
  await judge.stop()
})

test.each([
  ['does not start', `throw new Error('broken')`],
  [
    'dies over every question',
    `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', () => process.exit(1))
    parentPort.postMessage({ ready: true })`,
  ],
])('a thread that %s is told of, and the rules judge alone in place', async (_, script) => {
  const path = join(folder, 'lost.mjs')
  await writeFile(path, script)
  const onLost = vi.fn()
  const judge = createThreadJudge({ scriptPath: path, onLost })
  const [judged] = await judge.judge({ ...deposit, words: [bond] })
  expect(judged).toMatchObject({ findings: [], judgeProblem: expect.stringContaining('thread') })
  expect(await judge.accept({ ...deposit, words: [bond] })).toEqual([['teminat 500 dolar.']])
  expect(onLost).toHaveBeenCalledTimes(2)
  await judge.stop()
})
