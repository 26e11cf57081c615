import { cp, mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { MODEL } from '../judge/load.ts'
import type { Segment } from '../reading/segment.ts'
import { openEngine } from './open-engine.ts'

// On a busy machine it takes some seconds to open.
const OPENING_MS = 60_000

const segment: Segment = {
  sourceLanguage: 'en',
  source: 'Your rent goes up to 520 dollars from Monday.',
  references: ['Kiranız pazartesiden itibaren 520 dolara çıkıyor.'],
  rendition: 'Pazartesiden itibaren kiranız 540 dolara çıkacak.',
}

test(
  'with its model it shades the source, and together the stretches are the source',
  { timeout: OPENING_MS },
  async () => {
    const engine = await openEngine(MODEL)
    expect(engine.problem).toBeNull()
    const { findings, shades } = await engine.assess(segment)
    expect(findings).toContainEqual(expect.objectContaining({ owner: 'number-said' }))
    expect(shades?.map(({ text }) => text).join('')).toBe(segment.source)
    expect(shades).toContainEqual({ text: '520 ', shade: 'lost' })
  },
)

test('without its model the rules speak alone, and it says why', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'kopru-engine-'))
  const engine = await openEngine(pathToFileURL(`${empty}/`))
  await rm(empty, { recursive: true })
  expect(engine.problem).toContain('ENOENT')
  expect(await engine.assess(segment)).toMatchObject({ findings: [{ owner: 'number-said' }], shades: null })
})

test('with limits that are none the rules speak alone, and it says why', { timeout: OPENING_MS }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kopru-engine-'))
  await cp(MODEL, folder, { recursive: true })
  await writeFile(join(folder, 'limits.json'), '{"major": 0.9}')
  const engine = await openEngine(pathToFileURL(`${folder}/`))
  await rm(folder, { recursive: true })
  expect(engine.problem).toContain('four probabilities')
})

test.each(['judge.onnx', 'encoder.onnx', 'pieces.json', 'limits.json'])(
  'with half of %s the rules speak alone, and it says why',
  { timeout: OPENING_MS },
  async (file) => {
    const folder = await mkdtemp(join(tmpdir(), 'kopru-engine-'))
    await cp(MODEL, folder, { recursive: true })
    await truncate(join(folder, file), Math.floor((await stat(join(folder, file))).size / 2))
    const engine = await openEngine(pathToFileURL(`${folder}/`))
    await rm(folder, { recursive: true })
    expect(engine.problem).not.toBeNull()
    expect(await engine.assess(segment)).toMatchObject({ findings: [{ owner: 'number-said' }], shades: null })
  },
)
