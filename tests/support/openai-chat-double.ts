import { createServer } from 'node:http'

/** How the double answers a chat completion. `answer` is the content of the assistant's message. */
export type ChatMode =
  | { kind: 'answer'; content: string }
  | { kind: 'refusal' }
  | { kind: 'status'; status: number }
  | { kind: 'hang' }

export interface ChatDouble {
  baseURL: string
  /** The bodies of all requests so far, as sent. */
  requests: string[]
  close(): Promise<void>
}

function completion(message: Record<string, unknown>): string {
  return JSON.stringify({
    id: 'chatcmpl-double',
    object: 'chat.completion',
    created: 0,
    model: 'double',
    choices: [{ index: 0, finish_reason: 'stop', logprobs: null, message: { role: 'assistant', ...message } }],
  })
}

/** A chat-completions server on loopback that answers with the given modes in turn, the last one for ever. */
export async function startOpenAiChatDouble(...modes: [ChatMode, ...ChatMode[]]): Promise<ChatDouble> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const mode = modes[Math.min(requests.length, modes.length - 1)] ?? modes[0]
      requests.push(Buffer.concat(chunks).toString('utf8'))
      if (mode.kind === 'hang') return
      response.statusCode = mode.kind === 'status' ? mode.status : 200
      response.setHeader('content-type', 'application/json')
      if (mode.kind === 'status') response.end(JSON.stringify({ error: { message: 'no', type: 'double' } }))
      else if (mode.kind === 'refusal') response.end(completion({ content: null, refusal: 'I cannot help with that.' }))
      else response.end(completion({ content: mode.content, refusal: null }))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The double has no port.')
  return {
    baseURL: `http://127.0.0.1:${address.port}/v1`,
    requests,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
      })
    },
  }
}
