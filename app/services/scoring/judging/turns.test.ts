import { expect, test, vi } from 'vitest'
import { EXAMPLE_SEGMENTS } from '#app/models/scoring/example-dialogue.fixture.ts'
import type { SourcedRendition } from '#app/models/scoring/assemble-evaluation.ts'
import { nextTurn } from '#app/next-turn.server.ts'
import { scoreDialogue } from '../score-dialogue.server.ts'
import { embeddedScorer } from '../scorer.embedded.server.ts'

// A dialogue takes some seconds.
vi.setConfig({ testTimeout: 120_000 })

const cut = EXAMPLE_SEGMENTS.map(({ translation }, index): SourcedRendition => {
  const text = index % 3 === 2 ? translation.split(' ').slice(0, 5).join(' ') : translation
  return { status: 'spoken', text, source: 'typed' }
})
const segments = EXAMPLE_SEGMENTS
const judge = () =>
  scoreDialogue({ submissionId: 'a', dialogueId: 1, segments, renditions: cut, scorer: embeddedScorer })

/** How often the event loop came to other work while this was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false]
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isDone = true
  return turns
}

test('while a dialogue is judged, other work runs between its segments', async () => {
  expect(await turnsDuring(judge)).toBeGreaterThanOrEqual(segments.length)
})

test('work that waits for a turn gets one of its own, first come, first served', async () => {
  const order: string[] = []
  const waiting = ['one', 'two', 'three'].map(async (name) => {
    await nextTurn()
    order.push(name)
    setImmediate(() => order.push(`after ${name}`))
  })
  await Promise.all(waiting)
  await nextTurn()
  expect(order.filter((name) => !name.startsWith('after'))).toEqual(['one', 'two', 'three'])
  expect(order.indexOf('after one')).toBeLessThan(order.indexOf('three'))
})
