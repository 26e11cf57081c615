import { expect, test, vi } from 'vitest'
import {
  MAX_SUBMISSION_BODY_BYTES,
  UPLOAD_BYTES_AT_ONCE,
  UPLOAD_BYTES_OF_ALL,
  UPLOADS_AT_ONCE,
} from '#app/config/http.ts'
import { MIB_BYTES } from '#app/config/speech.ts'
import { SUBMISSION_LIMITS, type UploadLimits, withUpload } from './uploads-in-flight.server.ts'

interface Upload {
  userId?: number | null
  clientAddress?: string
  /** Undefined: the body declares no length. */
  bytes?: number | undefined
  limits?: UploadLimits
}

/** Starts an upload that stays open until it is ended. */
function begin({ userId = 1, clientAddress = '192.0.2.1', bytes, limits }: Upload) {
  let end = () => {}
  const headers = new Headers(bytes === undefined ? [] : [['Content-Length', String(bytes)]])
  const request = new Request('http://localhost/', { method: 'PUT', headers })
  const answer = withUpload({ request, userId, clientAddress, ...(limits && { limits }) }, async () => {
    await new Promise<void>((resolve) => (end = resolve))
    return 'done'
  })
  // The caller checks rejections later.
  answer.catch(() => {})
  return { answer, end: () => end() }
}

async function endAll(uploads: ReturnType<typeof begin>[]): Promise<void> {
  for (const { end } of uploads) end()
  await Promise.all(uploads.map(({ answer }) => answer))
}

const REFUSED = { code: 'RATE_LIMITED', retryAfterSeconds: 5 }
const BUSY = { code: 'PROVIDER_UNAVAILABLE', retryAfterSeconds: 5 }

test('one visitor sends so many recordings at once, others are not held up, and what ended makes room', async () => {
  const open = Array.from({ length: UPLOADS_AT_ONCE }, () => begin({ bytes: 1_000 }))
  await expect(begin({ bytes: 1_000 }).answer).rejects.toMatchObject(REFUSED)
  open.push(begin({ userId: 2, bytes: 1_000 }))
  await endAll(open)
  await endAll([begin({ bytes: 1_000 })])
})

test('what the body does not say counts as the largest there may be', async () => {
  const open = Array.from({ length: Math.floor(UPLOAD_BYTES_AT_ONCE / (10 * MIB_BYTES)) }, () => begin({}))
  await expect(begin({}).answer).rejects.toMatchObject(REFUSED)
  open.push(begin({ bytes: MIB_BYTES }))
  await endAll(open)
})

test('guests are one visitor by their network, and all together have a bound too', async () => {
  const full = { userId: null, bytes: 8 * MIB_BYTES }
  const ofOne = Array.from({ length: 3 }, () => begin({ ...full, clientAddress: '2001:db8::1' }))
  await expect(begin({ ...full, clientAddress: '2001:db8::2' }).answer).rejects.toMatchObject(REFUSED)
  const rest = Math.floor(UPLOAD_BYTES_OF_ALL / full.bytes) - ofOne.length
  const others = Array.from({ length: rest }, (_, index) => begin({ userId: index + 10, bytes: full.bytes }))
  await expect(begin({ userId: 1_000, bytes: 1 }).answer).rejects.toMatchObject(BUSY)
  await endAll([...ofOne, ...others])
  await endAll([begin(full)])
})

test('a submission may be larger than the share of takes, as many as there are, but only one of the largest', async () => {
  const submit = (visitor: Upload) => begin({ ...visitor, limits: SUBMISSION_LIMITS })
  const small = Array.from({ length: 2 * UPLOADS_AT_ONCE }, () => submit({ bytes: 1_000 }))
  await endAll(small)
  const large = { bytes: MAX_SUBMISSION_BODY_BYTES }
  const first = submit({ bytes: 1_000, userId: 2 })
  const whole = submit(large)
  await expect(submit({ bytes: 1 }).answer).rejects.toMatchObject(REFUSED)
  await expect(begin({ userId: 3, bytes: 1 }).answer).rejects.toMatchObject(BUSY)
  await endAll([first, whole])
  await endAll([submit({ ...large, userId: 3 })])
})

test('what a submission does not say of itself counts as the largest there may be', async () => {
  const open = begin({ limits: SUBMISSION_LIMITS })
  await expect(begin({ limits: SUBMISSION_LIMITS }).answer).rejects.toMatchObject(REFUSED)
  await endAll([open])
})

test('who is sent away comes again after the time that uploads take', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const take = async (ms: number) => {
    const upload = begin({ bytes: 1 })
    vi.advanceTimersByTime(ms)
    await endAll([upload])
  }
  for (let times = 0; times < 40; times += 1) await take(12_000)
  const full = begin({ bytes: MAX_SUBMISSION_BODY_BYTES, limits: SUBMISSION_LIMITS })
  await expect(begin({ userId: 2, bytes: 1 }).answer).rejects.toMatchObject({ retryAfterSeconds: 12 })
  await endAll([full])
  for (let times = 0; times < 40; times += 1) await take(0)
  vi.useRealTimers()
})

test('work that fails gives its room back', async () => {
  const request = new Request('http://localhost/', { method: 'PUT' })
  const visitor = { request, userId: 1, clientAddress: '192.0.2.1' }
  for (let times = 0; times < 2 * UPLOADS_AT_ONCE; times += 1) {
    await expect(withUpload(visitor, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  }
})
