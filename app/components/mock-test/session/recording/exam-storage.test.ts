import { expect, test } from 'vitest'
import { createMemoryStore } from '#app/components/browser-storage/owned-objects.ts'
import type { SendAnswer } from '#app/components/player/upload/send-form.ts'
import { DAY_MS } from '#app/config/time.ts'
import { createExamUploads } from './exam-uploads.ts'
import { createExamVault, type ExamTake, listExamTakes } from './exam-vault.ts'

const takeOf = (text: string): ExamTake => ({
  blob: new Blob([text], { type: 'audio/webm' }),
  durationMs: 1_500,
  transcript: 'merhaba',
  repeats: 1,
})
const refused = (error: string, status = 409): SendAnswer => ({
  status,
  text: JSON.stringify({ error }),
  retryAfterSeconds: null,
})
const TAKEN: SendAnswer = { status: 200, text: '{}', retryAfterSeconds: null }

/** Uploads to a server that returns these responses in turn, then accepts everything. */
function start(answers: (SendAnswer | null)[]) {
  const asked: string[] = []
  const aside: (string | null)[] = []
  const sent: number[] = []
  const refusals: (string | null)[] = []
  const waits: number[] = []
  const uploads = createExamUploads({
    send: async ({ index, take }) => {
      asked.push(take.blob ? `${index}` : `${index} without`)
      const answer = answers.shift()
      return answer === undefined ? TAKEN : answer
    },
    onChanged: () => undefined,
    onSent: (index) => sent.push(index),
    onSetAside: ({ sentence }) => aside.push(sentence),
    onRefused: ({ sentence }) => refusals.push(sentence),
    wait: async ({ delayMs }) => {
      waits.push(delayMs)
    },
    retryDelaysMs: [10, 20],
  })
  return { uploads, asked, aside, sent, refusals, waits }
}

test('a network that is gone, and a server that is not well, only delay', async () => {
  const unwell: SendAnswer = { status: 503, text: '', retryAfterSeconds: 3 }
  const { uploads, asked, sent, waits } = start([null, unwell, null])
  uploads.add(0, takeOf('a'))
  uploads.add(1, takeOf('b'))
  expect(await uploads.settle()).toBeNull()
  expect(asked).toEqual(['0', '0', '0', '0', '1'])
  expect(sent).toEqual([0, 1])
  expect(waits).toEqual([10, 3_000, 20])
})

test('segments go up in their order, whatever order they come in', async () => {
  const { uploads, sent } = start([null])
  uploads.add(2, takeOf('c'))
  uploads.add(1, takeOf('b'))
  await uploads.settle()
  expect(sent).toEqual([1, 2])
})

test('a refusal holds the rest up and says why, until it is tried again', async () => {
  const { uploads, sent, refusals } = start([refused('Not yet.')])
  uploads.add(0, takeOf('a'))
  expect(await uploads.settle()).toEqual({ status: 409, sentence: 'Not yet.' })
  expect({ sent, refusals }).toEqual({ sent: [], refusals: ['Not yet.'] })
  uploads.retry()
  expect(await uploads.settle()).toBeNull()
  expect(sent).toEqual([0])
})

test('a recording that the server cannot take is set aside, told, and holds nothing up', async () => {
  for (const status of [400, 413, 415]) {
    const { uploads, asked, aside, sent, refusals } = start([TAKEN, refused('No sound.', status)])
    for (const index of [0, 1, 2]) uploads.add(index, takeOf('a'))
    expect(await uploads.settle()).toBeNull()
    expect(asked).toEqual(['0', '1', '1 without', '2'])
    expect({ aside, sent, refusals }).toEqual({ aside: ['No sound.'], sent: [0, 1, 2], refusals: [] })
  }
})

test('a segment without a recording that is refused as well holds the rest up', async () => {
  const { uploads, asked, refusals } = start([refused('No sound.', 415), refused('No such segment.', 400)])
  uploads.add(0, takeOf('a'))
  expect(await uploads.settle()).toEqual({ status: 400, sentence: 'No such segment.' })
  expect({ asked, refusals }).toEqual({ asked: ['0', '0 without'], refusals: ['No such segment.'] })
})

test('what the server holds is no longer kept here, and a segment without a recording is kept as one', async () => {
  const vault = createExamVault({ store: createMemoryStore(), mockTestId: 7 })
  await vault.saveTake(0, takeOf('a'))
  await vault.saveTake(1, { blob: null, durationMs: 0, transcript: '', repeats: 2 })
  await vault.removeTake(0)
  const takes = await vault.listTakes()
  expect([...takes]).toEqual([[1, { blob: null, durationMs: 0, transcript: '', repeats: 2 }]])
})

test('another account’s recordings stay in a browser that is shared, for a week', async () => {
  const store = createMemoryStore()
  const savedAt = Date.parse('2026-05-04T10:00:00Z')
  const progress = { repeatsOfDialogue: [1, 0], at: 3, wasHeard: true, repeats: 1, beganAt: 5 }
  const hers = createExamVault({ store, mockTestId: 7, now: () => savedAt })
  await hers.saveTake(0, takeOf('hers'))
  await hers.saveProgress(progress)
  const visit = async (days: number) => {
    const his = createExamVault({ store, mockTestId: 8, now: () => savedAt + days * DAY_MS })
    await his.forgetOldOnes()
    return [(await hers.listTakes()).size, (await hers.findProgress()) !== null]
  }
  expect(await visit(7)).toEqual([1, true])
  expect(await visit(7.01)).toEqual([0, false])
})

test('what the server has before the browser has kept it is removed all the same', async () => {
  const memory = createMemoryStore()
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const slow = { ...memory, put: (key: string, value: unknown) => opened.then(() => memory.put(key, value)) }
  const vault = createExamVault({ store: slow, mockTestId: 7 })
  const saved = vault.saveTake(0, takeOf('a'))
  const removed = vault.removeTake(0)
  open()
  await Promise.all([saved, removed])
  expect(await memory.keys()).toEqual([])
})

test('the browser keeps recordings and repeats of one mock test apart from those of others', async () => {
  const store = createMemoryStore()
  const vault = createExamVault({ store, mockTestId: 7 })
  const other = createExamVault({ store, mockTestId: 71 })
  const progress = { repeatsOfDialogue: [1, 0], at: 3, wasHeard: true, repeats: 1, beganAt: 5 }
  await vault.saveTake(3, takeOf('mine'))
  await vault.saveProgress(progress)
  await other.saveTake(0, takeOf('old'))
  const [[index, take] = []] = await vault.listTakes()
  expect(index).toBe(3)
  expect(await take?.blob?.text()).toBe('mine')
  expect(take).toMatchObject({ durationMs: 1_500, transcript: 'merhaba', repeats: 1 })
  expect(await vault.findProgress()).toEqual(progress)
  await vault.forget()
  expect([(await other.listTakes()).size, await store.keys()]).toEqual([1, ['exam-take:71:0']])
})

test('the recordings of all mock tests are listed by the keys of a store', () => {
  const keys = ['exam-take:7:10', 'exam-progress:7', 'exam-take:7:2', 'attempt:x', 'exam-take:71:0']
  expect(listExamTakes(keys)).toEqual([
    { mockTestId: 7, indexes: [2, 10] },
    { mockTestId: 71, indexes: [0] },
  ])
})
