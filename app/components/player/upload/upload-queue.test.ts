import { expect, test } from 'vitest'
import type { SendAnswer } from './send-form.ts'
import type { TakeCalls } from './take-calls.ts'
import { createUploadQueue } from './upload-queue.ts'

const blobOf = (text: string) => new Blob([text], { type: 'audio/webm' })
const hash = async (blob: Blob) => `sha-of-${await blob.text()}`

interface Waiting {
  delayMs: number
  pass: () => void
}

/** A server whose calls wait until the test answers them, and a clock that the test controls. */
function start() {
  const asked: { call: string; signal: AbortSignal; answer: (answer: SendAnswer | null) => void }[] = []
  const waits: Waiting[] = []
  const counts: number[] = []
  const ask = (call: string, signal: AbortSignal) =>
    new Promise<SendAnswer | null>((resolve, reject) => {
      asked.push({ call, signal, answer: resolve })
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  const calls: TakeCalls = {
    put: async ({ index, blob, signal }) => ask(`put ${index} ${await blob.text()}`, signal),
    remove: ({ index, signal }) => ask(`remove ${index}`, signal),
    progress: ({ signal }) => ask('progress', signal),
  }
  const queue = createUploadQueue({
    calls,
    hash,
    onHeld: (count) => counts.push(count),
    wait: ({ delayMs, signal }) =>
      new Promise((resolve) => {
        waits.push({ delayMs, pass: resolve })
        signal.addEventListener('abort', () => resolve(), { once: true })
      }),
    retryDelaysMs: [10, 20],
    settleMs: 30,
  })
  const call = async (position: number) => {
    await expect.poll(() => asked.length).toBeGreaterThan(position)
    const found = asked[position]
    if (!found) throw new Error('It was just there.')
    return found
  }
  const answer = async (
    position: number,
    status: number | null,
    body: unknown = {},
    retryAfterSeconds: number | null = null,
  ) => {
    const found = await call(position)
    found.answer(status === null ? null : { status, text: JSON.stringify(body), retryAfterSeconds })
    return found.call
  }
  const stored = async (position: number) => {
    const [, index, text] = (await call(position)).call.split(' ')
    return answer(position, 200, { segmentIndex: Number(index), sha256: `sha-of-${text}` })
  }
  const passWait = async (position: number) => {
    await expect.poll(() => waits.length).toBeGreaterThan(position)
    waits[position]?.pass()
    return waits[position]?.delayMs
  }
  const held = () => queue.held().map(({ segmentIndex, sha256 }) => `${segmentIndex} ${sha256}`)
  return { queue, asked, waits, counts, call, answer, stored, passWait, held }
}

test('takes go up one at a time, in the order in which they came', async () => {
  const { queue, asked, stored, held, counts } = start()
  await queue.begin([null, null])
  queue.want(0, blobOf('a'))
  queue.want(1, blobOf('b'))
  expect(await stored(0)).toBe('put 0 a')
  expect(await stored(1)).toBe('put 1 b')
  await expect.poll(held).toEqual(['0 sha-of-a', '1 sha-of-b'])
  expect(asked).toHaveLength(2)
  expect(counts.at(-1)).toBe(2)
})

test('a network that is away is tried again, ever more patiently, and nothing is lost', async () => {
  const { queue, answer, stored, passWait, held } = start()
  await queue.begin([])
  queue.want(0, blobOf('a'))
  await answer(0, null)
  expect(await passWait(0)).toBe(10)
  await answer(1, 503)
  expect(await passWait(1)).toBe(20)
  await answer(2, 429, {}, 7)
  expect(await passWait(2)).toBe(7_000)
  expect(await stored(3)).toBe('put 0 a')
  await expect.poll(held).toEqual(['0 sha-of-a'])
})

test('a take that is recorded again while it goes up is followed by the new one', async () => {
  const { queue, stored, held } = start()
  await queue.begin([])
  queue.want(0, blobOf('a'))
  queue.want(0, null)
  queue.want(0, blobOf('b'))
  expect(await stored(0)).toBe('put 0 a')
  expect(held()).toEqual([])
  expect(await stored(1)).toBe('put 0 b')
  await expect.poll(held).toEqual(['0 sha-of-b'])
})

test('a take that is cleared is taken back', async () => {
  const { queue, stored, answer, held } = start()
  await queue.begin([])
  queue.want(0, blobOf('a'))
  await stored(0)
  await expect.poll(held).toEqual(['0 sha-of-a'])
  queue.want(0, null)
  expect(held()).toEqual([])
  expect(await answer(1, 204)).toBe('remove 0')
})

test('a refusal is not argued with, and does not keep the next one', async () => {
  const { queue, asked, answer, stored, held } = start()
  await queue.begin([])
  queue.want(0, blobOf('a'))
  queue.want(1, blobOf('b'))
  await answer(0, 415)
  await stored(1)
  await expect.poll(held).toEqual(['1 sha-of-b'])
  expect(asked).toHaveLength(2)
})

test('after a reload only what the server has not, or has otherwise, is sent', async () => {
  const { queue, asked, answer, stored, held } = start()
  const begun = queue.begin([blobOf('a'), blobOf('b'), blobOf('c')])
  const segments = [
    { segmentIndex: 0, sha256: 'sha-of-a' },
    { segmentIndex: 1, sha256: 'sha-of-old' },
  ]
  expect(await answer(0, 200, { status: 'open', segments })).toBe('progress')
  await begun
  expect(await stored(1)).toBe('put 1 b')
  expect(await stored(2)).toBe('put 2 c')
  await expect.poll(held).toEqual(['0 sha-of-a', '1 sha-of-b', '2 sha-of-c'])
  expect(asked).toHaveLength(3)
})

test('settling lets what is under way arrive, and begins nothing new until it goes on', async () => {
  const { queue, asked, call, stored, held } = start()
  await queue.begin([])
  queue.want(0, blobOf('a'))
  queue.want(1, blobOf('b'))
  await call(0)
  const settled = queue.settle()
  await stored(0)
  await settled
  expect(held()).toEqual(['0 sha-of-a'])
  expect(asked).toHaveLength(1)
  queue.resume()
  expect(await stored(1)).toBe('put 1 b')
})

test('settling does not wait for a network that is away, nor long for a slow one', async () => {
  const { queue, answer, call, waits, held } = start()
  await queue.begin([])
  queue.want(0, blobOf('a'))
  await answer(0, null)
  await expect.poll(() => waits.length).toBe(1)
  await queue.settle()
  queue.resume()
  const slow = await call(1)
  await queue.settle()
  expect(slow.signal.aborted).toBe(true)
  expect(held()).toEqual([])
})

test('an attempt that is given up takes back what it had sent', async () => {
  const { queue, stored, answer, held } = start()
  await queue.begin([])
  queue.want(0, blobOf('a'))
  await stored(0)
  await expect.poll(held).toEqual(['0 sha-of-a'])
  queue.discard()
  expect(await answer(1, 204)).toBe('remove 0')
})

test('stopping aborts what is under way and sends nothing more', async () => {
  const { queue, asked, call } = start()
  await queue.begin([])
  queue.want(0, blobOf('a'))
  const first = await call(0)
  queue.stop()
  expect(first.signal.aborted).toBe(true)
  queue.want(1, blobOf('b'))
  await queue.settle()
  expect(asked).toHaveLength(1)
})
