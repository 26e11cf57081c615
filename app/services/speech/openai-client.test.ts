import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createOpenAiClient } from './openai-client.server.ts'

const closing: (() => Promise<void>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

/** Answers every request with this status and records it. */
async function serve(options: { status: number; location?: string }) {
  const { status, location } = options
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    request.resume().on('end', () => {
      const headers = { 'Content-Type': 'application/json', ...(location && { Location: location }) }
      response.writeHead(status, headers).end('{"object":"list","data":[]}')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closing.push(() => new Promise((resolve) => server.close(() => resolve())))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, asked }
}

test.each([302, 307, 308])('a provider that answers %i is not followed to wherever it points', async (status) => {
  const elsewhere = await serve({ status: 200 })
  const provider = await serve({ status, location: `${elsewhere.url}/taken` })
  const client = createOpenAiClient({ apiKey: 'test-key', baseURL: `${provider.url}/v1`, timeoutMs: 5_000 })
  const request = { model: 'any', input: 'What was said.', voice: 'onyx' } as const
  await expect(client.audio.speech.create(request)).rejects.toThrow()
  expect(provider.asked).toEqual(['/v1/audio/speech'])
  expect(elsewhere.asked).toEqual([])
})
