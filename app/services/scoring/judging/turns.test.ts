import { expect, test } from 'vitest'
import { EXAMPLE_SEGMENTS } from '#app/models/scoring/embedded/example-dialogue.fixture.ts'
import { assessingOnce } from '#app/models/scoring/assess-once.ts'
import type { SourcedRendition } from '#app/models/scoring/assemble-evaluation.ts'
import { nextTurn } from '#app/next-turn.server.ts'
import { scoreDialogue } from '../score-dialogue.server.ts'
import { embeddedScorer } from '../scorer.embedded.server.ts'

const cut = EXAMPLE_SEGMENTS.map(({ translation }, index): SourcedRendition => {
  const text = index % 3 === 2 ? translation.split(' ').slice(0, 5).join(' ') : translation
  return { status: 'spoken', text, source: 'typed' }
})
/** Loaded anew, so that nothing of it has been judged. */
const load = () => structuredClone(EXAMPLE_SEGMENTS)
const judge = () =>
  scoreDialogue({ submissionId: 'a', dialogueId: 1, segments: load(), renditions: cut, scorer: embeddedScorer })

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

/** The pieces of a whole dialogue: each is one step of the rules. */
const pieces = load().reduce((sum, segment, index) => {
  const rendition = cut[index] ?? { status: 'missed' }
  return sum + [...assessingOnce({ segment, segmentId: index + 1, rendition })].length
}, 0)

test('while a dialogue is judged, other work runs between the pieces of every segment', async () => {
  expect(pieces).toBeGreaterThanOrEqual(3 * EXAMPLE_SEGMENTS.length)
  expect(await turnsDuring(judge)).toBeGreaterThanOrEqual(pieces)
})

test('dialogues judged at once take turns: no turn of the event loop does a piece of two', async () => {
  expect(await turnsDuring(() => Promise.all([judge(), judge(), judge()]))).toBeGreaterThanOrEqual(3 * pieces)
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
