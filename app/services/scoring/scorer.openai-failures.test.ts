import { expect, test } from 'vitest'
import { type Reply, startOpenAiDouble } from '#tests/support/openai-double.ts'
import {
  answerWith,
  embedded,
  modelError,
  unlimitedBudget,
  rememberAnswers,
  RIGHT,
  said,
  scoreWith,
  SEGMENTS,
  startDouble,
  WRONG_NUMBER,
} from './openai-scorer.fixture.ts'
import type { ModelBudget } from './port.ts'
import { createOpenAiScorer } from './scorer.openai.server.ts'

test('an identical request is answered from the cache, other words are not', async () => {
  const double = await startDouble([answerWith([modelError()])])
  const settings = { apiKey: 'key', baseURL: double.url, budget: unlimitedBudget(), answers: rememberAnswers() }
  const scorer = createOpenAiScorer(settings)
  const first = await scorer.score({ segments: SEGMENTS, renditions: RIGHT })
  expect(await scorer.score({ segments: SEGMENTS, renditions: RIGHT })).toEqual(first)
  expect(double.requests).toHaveLength(1)
  await scorer.score({ segments: SEGMENTS, renditions: WRONG_NUMBER })
  expect(double.requests).toHaveLength(2)
  await createOpenAiScorer({ ...settings, model: 'another' }).score({ segments: SEGMENTS, renditions: RIGHT })
  expect(double.requests).toHaveLength(3)
})

test('an unusable answer is not cached', async () => {
  const double = await startDouble(['no json', 'no json', answerWith([])])
  const scorer = createOpenAiScorer({
    apiKey: 'key',
    baseURL: double.url,
    budget: unlimitedBudget(),
    answers: rememberAnswers(),
  })
  expect(await scorer.score({ segments: SEGMENTS, renditions: RIGHT })).toMatchObject({ fallback: 'provider' })
  expect(await scorer.score({ segments: SEGMENTS, renditions: RIGHT })).toMatchObject({ engine: 'openai' })
})

test('a good second answer is used after a garbled first one, and both are billed', async () => {
  const { result, requests, settled } = await scoreWith(RIGHT, ['no json', answerWith([modelError()])])
  expect(requests).toHaveLength(2)
  expect(result).toMatchObject({ engine: 'openai', findings: [{ rule: 'model' }] })
  expect(settled).toEqual([
    { microUsd: 1, answered: false },
    { microUsd: 1, answered: true },
  ])
})

test('no call is made beyond the daily limit or the budget, and the result says why', async () => {
  const double = await startDouble([answerWith([])])
  const settings = { apiKey: 'key', baseURL: double.url, answers: rememberAnswers() }
  const notes: string[] = []
  const note: ModelBudget['countWithoutCall'] = async (why) => void notes.push(why)
  const shut = { ...unlimitedBudget(), admit: async () => false, countWithoutCall: note }
  const empty = { ...unlimitedBudget(), book: async () => null, countWithoutCall: note }
  for (const budget of [shut, empty]) {
    const result = await createOpenAiScorer({ ...settings, budget }).score({ segments: SEGMENTS, renditions: RIGHT })
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
  // The headers arrive at once, which ends the SDK's own timeout.
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

const refused = async (): Promise<never> => {
  throw new Error('The database refuses.')
}

test('a failed database write does not lose the answer and is reported', async () => {
  const double = await startDouble([answerWith([modelError()])])
  const failures: unknown[] = []
  const broken = {
    ...unlimitedBudget(),
    book: async () => ({ settle: refused }),
    countWithoutCall: refused,
    undoAdmission: refused,
  }
  const settings = {
    apiKey: 'key',
    baseURL: double.url,
    budget: broken,
    onFailure: (one: unknown) => failures.push(one),
  }
  const unkept = { find: async () => null, keep: refused }
  const asked = createOpenAiScorer({ ...settings, answers: unkept })
  expect(await asked.score({ segments: SEGMENTS, renditions: RIGHT })).toMatchObject({ engine: 'openai' })
  expect(failures).toHaveLength(2)
  const known = createOpenAiScorer({ ...settings, answers: { find: async () => ({ errors: [] }), keep: refused } })
  expect(await known.score({ segments: SEGMENTS, renditions: RIGHT })).toMatchObject({ engine: 'openai' })
  expect(failures).toHaveLength(3)
  expect(double.requests).toHaveLength(1)
  for (const budget of [
    { ...broken, admit: refused },
    { ...broken, admit: async () => false },
    { ...broken, book: async () => null },
  ]) {
    const scorer = createOpenAiScorer({ ...settings, budget, answers: unkept })
    expect(await scorer.score({ segments: SEGMENTS, renditions: RIGHT })).toMatchObject({ engine: 'embedded' })
  }
  const unread = createOpenAiScorer({ ...settings, answers: { find: refused, keep: refused } })
  expect(await unread.score({ segments: SEGMENTS, renditions: RIGHT })).toMatchObject({ fallback: 'provider' })
})

test('characters that a database rejects are removed from an answer first', async () => {
  const double = await startDouble([answerWith([modelError({ detail: 'Ba\0re \uD800words.' })])])
  const kept: unknown[] = []
  const answers = { find: async () => null, keep: async (entry: { answer: unknown }) => void kept.push(entry.answer) }
  const scorer = createOpenAiScorer({ apiKey: 'key', baseURL: double.url, budget: unlimitedBudget(), answers })
  const { findings } = await scorer.score({ segments: SEGMENTS, renditions: RIGHT })
  expect(findings[0]?.detail).toBe('Bare words.')
  expect(kept).toMatchObject([{ errors: [{ detail: 'Bare words.' }] }])
})

test('the daily limit counts only calls that reached the provider, and an unsent call costs nothing', async () => {
  const double = await startDouble([answerWith([])])
  const gone = await startOpenAiDouble()
  await gone.close()
  const score = async (over: Partial<ModelBudget>, baseURL: string) => {
    const counted: string[] = []
    const budget = {
      ...unlimitedBudget(),
      admit: async () => counted.push('admitted') > 0,
      undoAdmission: async () => void counted.push('taken back'),
      ...over,
    }
    const scorer = createOpenAiScorer({ apiKey: 'key', baseURL, timeoutMs: 4000, budget, answers: rememberAnswers() })
    const { fallback } = await scorer.score({ segments: SEGMENTS, renditions: RIGHT, userId: 7 })
    return { counted, fallback, settled: budget.settled }
  }
  expect((await score({}, double.url)).counted).toEqual(['admitted'])
  const empty = await score({ book: async () => null }, double.url)
  expect(empty).toMatchObject({ counted: ['admitted', 'taken back'], fallback: 'budget' })
  for (const nobody of [gone.url, 'http://nobody.invalid/v1']) {
    expect(await score({}, nobody)).toEqual({
      counted: ['admitted', 'taken back'],
      fallback: 'provider',
      settled: [
        { microUsd: 0, answered: false },
        { microUsd: 0, answered: false },
      ],
    })
  }
  double.always('chat', { fault: 'reset' })
  expect(await score({}, double.url)).toMatchObject({
    counted: ['admitted'],
    settled: [{ microUsd: undefined }, { microUsd: undefined }],
  })
})

test('the library’s synonyms are part of the request, and another library is another request', async () => {
  const double = await startDouble([answerWith([])])
  const settings = { apiKey: 'key', baseURL: double.url, budget: unlimitedBudget(), answers: rememberAnswers() }
  const scorer = createOpenAiScorer(settings)
  const words = [
    { english: 'wiring', turkish: 'elektrik tesisatı', acceptedEnglish: [], acceptedTurkish: ['kablolama'] },
  ]
  const renditions = said(
    RIGHT[0]?.status === 'spoken' ? RIGHT[0].text : '',
    'Kablolama kontrol edilene kadar banyonun ışığını kullanmayın.',
  )
  await scorer.score({ segments: SEGMENTS, renditions })
  await scorer.score({ segments: SEGMENTS, renditions, words })
  expect(double.requests).toHaveLength(2)
  const alsoRight = double.requests.map(({ json }) => JSON.stringify(json).split('also_right').at(-1))
  expect(alsoRight[0]).toMatch(/^[^[]*\[\]/u)
  expect(alsoRight[1]).toMatch(/^[^[]*\[[^\]]*kablolama[^\]]*\]/iu)
})
