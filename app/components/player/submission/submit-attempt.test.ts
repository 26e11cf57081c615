import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { SubmitStep } from '#app/models/practice/player-types.ts'
import type { Send } from '../upload/send-form.ts'
import { parseRetryAfter } from '../upload/send-form.ts'
import { submitAttempt } from './submit-attempt.ts'

const ID = '6d1f0f5e-5f6e-4a57-9a43-0d5c2f1f5c11'
const SCORED = { status: 'scored', submissionId: ID, naatiScore: { total: 45, errors: [] }, segments: [] }
const NO_WAIT = [0, 0, 0]

interface Reply {
  status: number
  body: unknown
  retryAfter?: string
}

/** A server that returns these responses in turn and records the forms; 'reset' cuts the connection. */
async function serve(replies: (Reply | 'reset')[]) {
  const forms: FormData[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk))
      const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
      forms.push(await new Response(Buffer.concat(chunks), { headers }).formData())
      const reply = replies.shift()
      if (!reply || reply === 'reset') {
        response.destroy()
        return
      }
      response.writeHead(reply.status, reply.retryAfter ? { 'Retry-After': reply.retryAfter } : {})
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no port')
  return { url: `http://127.0.0.1:${address.port}/`, forms }
}

/** The browser's sender uses XMLHttpRequest, which Node lacks. */
const send: Send = async ({ url, body, signal }) => {
  try {
    const response = await fetch(url, { method: 'POST', body, signal })
    const retryAfterSeconds = parseRetryAfter(response.headers.get('Retry-After'))
    return { status: response.status, text: await response.text(), retryAfterSeconds }
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}

async function submitTo(url: string, change: Partial<Parameters<typeof submitAttempt>[0]> = {}) {
  const steps: SubmitStep[] = []
  const outcome = await submitAttempt({
    url,
    send,
    dialogueId: 7,
    submissionId: ID,
    recordings: [new Blob(['a'], { type: 'audio/webm;codecs=opus' }), new Blob(['b'], { type: 'audio/mp4' }), null],
    transcripts: [{ segmentIndex: 1, text: 'merhaba' }],
    signal: new AbortController().signal,
    onProgress: ({ step }) => steps.push(step),
    retryDelaysMs: NO_WAIT,
    ...change,
  })
  return { outcome, steps }
}

test('the body is the documented multipart form', async () => {
  const { url, forms } = await serve([{ status: 200, body: SCORED }])
  expect(await submitTo(url)).toEqual({ outcome: { status: 'scored', evaluation: SCORED }, steps: [] })
  const [form] = forms
  expect([form?.get('dialogueId'), form?.get('submissionId')]).toEqual(['7', ID])
  expect(form?.get('transcripts')).toBe('[{"segmentIndex":1,"text":"merhaba","source":"browser"}]')
  const files = form?.getAll('recordings').filter((value) => value instanceof File)
  expect(files?.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['0.webm', 'audio/webm;codecs=opus', 1],
    ['1.mp4', 'audio/mp4', 1],
    ['2.webm', 'audio/webm', 0],
  ])
})

test('who types the rest says so, and who does not says nothing of it', async () => {
  const { url, forms } = await serve([
    { status: 200, body: SCORED },
    { status: 200, body: SCORED },
  ])
  await submitTo(url, { willType: true })
  await submitTo(url)
  expect(forms.map((form) => form.get('willType'))).toEqual(['true', null])
})

test('what the server holds is named and not sent; what it has lost is sent in full at once', async () => {
  const missing = { status: 409, body: { error: 'gone', code: 'CONFLICT', missing: [1] } }
  const { url, forms } = await serve([missing, { status: 200, body: SCORED }])
  const staged = [0, 1].map((segmentIndex) => ({ segmentIndex, sha256: 'a'.repeat(64) }))
  expect(await submitTo(url, { staged })).toMatchObject({ outcome: { status: 'scored' }, steps: [] })
  const sent = forms.map((form) =>
    form.getAll('recordings').flatMap((file) => (file instanceof File ? [file.name] : [])),
  )
  expect(sent).toEqual([['2.webm'], ['1.mp4', '2.webm']])
  expect(forms.map((form) => form.get('staged'))).toEqual([JSON.stringify(staged), JSON.stringify(staged.slice(0, 1))])
  expect(forms.map((form) => form.get('submissionId'))).toEqual([ID, ID])
})

test('a server that goes on asking for what it was sent gets everything, and then the learner is told', async () => {
  const missing = { status: 409, body: { error: 'gone', code: 'CONFLICT', missing: [7] } }
  const { url, forms } = await serve([missing, missing])
  const staged = [{ segmentIndex: 0, sha256: 'a'.repeat(64) }]
  expect((await submitTo(url, { staged })).outcome).toMatchObject({ status: 'failed', failure: { code: 'CONFLICT' } })
  expect(forms.map((form) => form.getAll('recordings').length)).toEqual([2, 3])
})

test('a lost connection and a busy server are tried again under the same id', async () => {
  const { url, forms } = await serve(['reset', { status: 503, body: {} }, { status: 200, body: SCORED }])
  expect(await submitTo(url)).toMatchObject({ outcome: { status: 'scored' }, steps: ['waiting', 'waiting'] })
  expect(forms.map((form) => form.get('submissionId'))).toEqual([ID, ID, ID])
})

test('a network that stays away ends as such after the last try', async () => {
  const { url, forms } = await serve([])
  expect((await submitTo(url)).outcome).toEqual({ status: 'failed', failure: { kind: 'network' } })
  expect(forms).toHaveLength(NO_WAIT.length + 1)
})

test('Retry-After is waited for', async () => {
  const { url } = await serve([
    { status: 503, body: {}, retryAfter: '1' },
    { status: 200, body: SCORED },
  ])
  const startedAt = performance.now()
  await submitTo(url)
  expect(performance.now() - startedAt).toBeGreaterThan(950)
})

test('a refusal is told in the server’s own sentence and not tried again', async () => {
  const body = { error: 'Too many tries. Please wait a minute.', code: 'RATE_LIMITED' }
  const { url, forms } = await serve([{ status: 429, body, retryAfter: '60' }])
  const failure = { kind: 'refused', status: 429, code: body.code, sentence: body.error, retryAfterSeconds: 60 }
  expect((await submitTo(url)).outcome).toEqual({ status: 'failed', failure })
  expect(forms).toHaveLength(1)
})

test('a server that asks for a long pause is not waited for', async () => {
  const body = { error: 'We are closed.', code: 'PROVIDER_UNAVAILABLE' }
  const { url } = await serve([{ status: 503, body, retryAfter: '3600' }])
  expect((await submitTo(url)).outcome).toMatchObject({ failure: { kind: 'refused', sentence: body.error } })
})

test('the wish for words names the segments', async () => {
  const { url } = await serve([
    { status: 200, body: { status: 'needs_transcripts', submissionId: ID, segments: [0, 2] } },
  ])
  expect((await submitTo(url)).outcome).toEqual({ status: 'needs_transcripts', submissionId: ID, segments: [0, 2] })
})

test.each(['<html>', '', '{"status":"scored"}', '[]', 'null', '{"status":"needs_transcripts"}'])(
  'an answer like %j is not taken for a score',
  async (body) => {
    const { url } = await serve([{ status: 200, body }])
    expect((await submitTo(url)).outcome).toEqual({ status: 'failed', failure: { kind: 'unexpected' } })
  },
)

test('aborting ends the waiting', async () => {
  const controller = new AbortController()
  const { url } = await serve([])
  const onProgress = () => controller.abort(new Error('left'))
  const leaving = submitTo(url, { signal: controller.signal, onProgress, retryDelaysMs: [60_000] })
  await expect(leaving).rejects.toThrow('left')
})
