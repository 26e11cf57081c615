import { expect, test } from 'vitest'
import type { Reply } from '#tests/support/openai-double.ts'
import {
  answerWith,
  embedded,
  modelError,
  openPurse,
  rememberAnswers,
  RIGHT,
  scoreWith,
  SEGMENTS,
  startDouble,
  WRONG_NUMBER,
} from './judged-by-model.fixture.ts'
import type { Purse } from './port.ts'
import { createOpenAiScorer } from './scorer.openai.server.ts'

test('the same words of the same dialogue are asked about once, other words again', async () => {
  const double = await startDouble([answerWith([modelError()])])
  const settings = { apiKey: 'key', baseURL: double.url, purse: openPurse(), answers: rememberAnswers() }
  const scorer = createOpenAiScorer(settings)
  const first = await scorer.score({ segments: SEGMENTS, renditions: RIGHT })
  expect(await scorer.score({ segments: SEGMENTS, renditions: RIGHT })).toEqual(first)
  expect(double.requests).toHaveLength(1)
  await scorer.score({ segments: SEGMENTS, renditions: WRONG_NUMBER })
  expect(double.requests).toHaveLength(2)
  await createOpenAiScorer({ ...settings, model: 'another' }).score({ segments: SEGMENTS, renditions: RIGHT })
  expect(double.requests).toHaveLength(3)
})

test('no usable answer is kept, so that the next time it is asked for again', async () => {
  const double = await startDouble(['no json', 'no json', answerWith([])])
  const scorer = createOpenAiScorer({
    apiKey: 'key',
    baseURL: double.url,
    purse: openPurse(),
    answers: rememberAnswers(),
  })
  expect(await scorer.score({ segments: SEGMENTS, renditions: RIGHT })).toMatchObject({ fallback: 'provider' })
  expect(await scorer.score({ segments: SEGMENTS, renditions: RIGHT })).toMatchObject({ engine: 'openai' })
})

test('a good second answer is used after a garbled first one, and both are paid', async () => {
  const { result, requests, settled } = await scoreWith(RIGHT, ['no json', answerWith([modelError()])])
  expect(requests).toHaveLength(2)
  expect(result).toMatchObject({ engine: 'openai', findings: [{ rule: 'model' }] })
  expect(settled).toEqual([
    { microUsd: 1, answered: false },
    { microUsd: 1, answered: true },
  ])
})

test('where the day or the month has no room nobody is asked, and the result says why', async () => {
  const double = await startDouble([answerWith([])])
  const settings = { apiKey: 'key', baseURL: double.url, answers: rememberAnswers() }
  const notes: string[] = []
  const note: Purse['note'] = async (why) => void notes.push(why)
  const shut = { ...openPurse(), admit: async () => false, note }
  const empty = { ...openPurse(), book: async () => null, note }
  for (const purse of [shut, empty]) {
    const result = await createOpenAiScorer({ ...settings, purse }).score({ segments: SEGMENTS, renditions: RIGHT })
    expect(result).toEqual({ ...(await embedded(RIGHT)), fallback: notes.at(-1) })
  }
  expect(notes).toEqual(['daily-limit', 'budget'])
  expect(double.requests).toEqual([])
})

const completion = (message: unknown, usage?: unknown) => ({ json: { choices: [{ message }], usage } })

test.each<[string, Reply, number, (number | undefined)[]]>([
  ['another shape', '{"errors": 7}', 2, [1, 1]],
  ['nothing', completion({ content: '' }), 2, [undefined, undefined]],
  ['no message', { json: { choices: [] } }, 2, [undefined, undefined]],
  ['a list of nothing', { json: [] }, 2, [undefined, undefined]],
  [
    'half a sentence',
    completion({ content: '{"errors":[{"segm' }, { prompt_tokens: 1000, completion_tokens: 0 }),
    2,
    [150, 150],
  ],
  ['a refusal', completion({ content: null, refusal: 'I cannot help with that.' }), 2, [undefined, undefined]],
  [
    'a bill that cannot be',
    completion({ content: '' }, { prompt_tokens: -5, completion_tokens: 1e300 }),
    2,
    [undefined, undefined],
  ],
  ['a page', { fault: 'garbage' }, 2, [undefined, undefined]],
  ['half an answer', { fault: 'truncated' }, 2, [undefined, undefined]],
  ['a reset', { fault: 'reset' }, 2, [undefined, undefined]],
  ['too many requests', { fault: 'status', status: 429 }, 2, [0, 0]],
  ['an error on their side', { fault: 'status', status: 500 }, 2, [0, 0]],
  ['a wrong key', { fault: 'status', status: 401 }, 1, [0]],
])('after %s the embedded result stands in', async (_name, reply, calls, costs) => {
  const { result, requests, settled } = await scoreWith(WRONG_NUMBER, [reply])
  expect(result).toEqual({ ...(await embedded(WRONG_NUMBER)), fallback: 'provider' })
  expect(requests).toHaveLength(calls)
  expect(settled).toEqual(costs.map((microUsd) => ({ microUsd, answered: false })))
})

test.each<[string, Reply]>([
  ['never answers', { fault: 'hang' }],
  // Its headers come at once, with which the SDK's own time-out ends.
  ['drips its answer', { fault: 'drip', everyMs: 20 }],
  ['answers too late', { fault: 'late', afterMs: 3000 }],
])('a provider that %s is given up at the deadline, and what it may cost stays booked', async (_name, reply) => {
  const started = performance.now()
  const { result, requests, settled } = await scoreWith(RIGHT, [reply], 400)
  expect(performance.now() - started).toBeLessThan(2500)
  expect(result).toMatchObject({ engine: 'embedded', fallback: 'provider' })
  expect(settled).toEqual([{ microUsd: undefined, answered: false }])
  await expect.poll(() => requests[0]?.wasAborted).toBe(true)
})
