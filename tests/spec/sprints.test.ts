import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TOPICS } from '#app/config/dialogues.ts'
import { GENERATED_KINDS, SPRINT_KINDS } from '#app/config/sprints.ts'
import { SprintFileSchema } from '#app/models/sprints/written/sprint-file.ts'

const FOLDER = 'content/sprints'
const FILES = readdirSync(FOLDER).map((name) => ({
  name,
  file: SprintFileSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))),
}))
const WRITTEN = SPRINT_KINDS.filter((kind) => !(GENERATED_KINDS as readonly string[]).includes(kind))

test('each written kind has a file of its name', () => {
  expect(FILES.map(({ name }) => name).toSorted()).toEqual(WRITTEN.map((kind) => `${kind}.json`).toSorted())
  for (const { name, file } of FILES) expect(`${file.kind}.json`).toBe(name)
})

describe.each(FILES)('$name', ({ file: { kind, items } }) => {
  test('has at least eighty items, half of them each way, at every level', () => {
    expect(items.length).toBeGreaterThanOrEqual(80)
    const share = items.filter(({ direction }) => direction === 'to_english').length / items.length
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.6)
    for (const direction of ['to_english', 'to_turkish'])
      for (const level of [1, 2, 3])
        expect(items.filter((item) => item.direction === direction && item.level === level).length).toBeGreaterThan(4)
  })

  test('numbers its items, and asks nothing twice', () => {
    const ids = items.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id.slice(0, -4)).toBe(kind)
    const prompts = items.map(({ prompt }) => prompt.toLowerCase())
    expect(new Set(prompts).size).toBe(prompts.length)
    for (const { id, choices } of items)
      expect(new Set(choices.map((one) => one.toLowerCase())).size, id).toBe(choices.length)
  })

  test('does not give the right wording away by its length', () => {
    const longest = items.filter(({ choices: [right = '', ...wrong] }) =>
      wrong.every((one) => one.length < right.length),
    )
    const shortest = items.filter(({ choices: [right = '', ...wrong] }) =>
      wrong.every((one) => one.length > right.length),
    )
    expect(longest.length / items.length).toBeLessThan(0.5)
    expect(shortest.length / items.length).toBeLessThan(0.5)
  })
})

test('the collocations are of all domains', () => {
  const items = FILES.find(({ file }) => file.kind === 'collocations')?.file.items ?? []
  for (const topic of TOPICS)
    expect(items.filter((item) => item.topic === topic).length, topic).toBeGreaterThanOrEqual(8)
})
