// A stand-in for OpenAI with a configurable latency.
import { createServer } from 'node:http'
import { Problem } from '../../scripts/project.mjs'

/** @typedef {{ url: string, isRefusing: boolean, transcribeMs: number, evaluateMs: number, stop: () => void }} Provider */

/** @returns {Promise<Provider>} */
export async function startProvider() {
  let heard = 0
  const provider = { url: '', isRefusing: false, transcribeMs: 0, evaluateMs: 0, stop: () => {} }

  function answerFor(/** @type {string} */ path) {
    if (path.endsWith('/audio/transcriptions')) {
      // Different words each time: known ones would be answered from the cache.
      heard += 1
      return { ms: provider.transcribeMs, body: { text: `Bunlar söylenen ${heard}. sözlerdir.` } }
    }
    const message = { role: 'assistant', content: '{"errors":[]}', refusal: null }
    const choices = [{ index: 0, finish_reason: 'stop', logprobs: null, message }]
    return {
      ms: provider.evaluateMs,
      body: { id: 'one', object: 'chat.completion', created: 0, model: 'double', choices },
    }
  }

  const server = createServer((request, response) => {
    const { ms, body } = answerFor(request.url ?? '')
    const headers = { 'Content-Type': 'application/json' }
    request.resume()
    if (provider.isRefusing) response.writeHead(400, headers).end('{"error":{"message":"not now"}}')
    else setTimeout(() => response.writeHead(200, headers).end(JSON.stringify(body)), ms)
  })
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Problem('The stand-in has no port.')
  provider.url = `http://127.0.0.1:${address.port}/v1`
  provider.stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return provider
}
