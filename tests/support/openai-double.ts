import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { makeSilentMp3 } from './audio.ts'
import { errorAnswer, jsonAnswer, sendAnswer, sendFault, type Answer, type Fault } from './openai-double-answers.ts'

export type { Fault } from './openai-double-answers.ts'

type Endpoint = 'transcriptions' | 'speech' | 'chat'

interface UploadedFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** The requests to the double, in the order of arrival. */
interface ReceivedRequest {
  endpoint: Endpoint
  path: string
  headers: IncomingMessage['headers']
  /** Text fields of a multipart body; empty for JSON. */
  fields: Record<string, string>
  /** The uploaded recording of a transcription. */
  file: UploadedFile | null
  /** The body of a JSON request, else null. */
  json: unknown
  /** Whether the client disconnected before the response was complete. */
  wasAborted: boolean
}

/** Transcriptions: the text; speech: MP3 bytes; chat: the message's text (JSON for structured output). */
export type Reply = string | Uint8Array | { json: unknown } | Fault
/**
 * A reply (`json`: the whole body, for malformed ones), or a function of the request: its language or file size, for
 * example.
 */
type Script = Reply | ((request: ReceivedRequest) => Reply)

export interface OpenAiDouble {
  /** The base URL for the SDK or OPENAI_BASE_URL: http://127.0.0.1:…/v1 */
  url: string
  requests: ReceivedRequest[]
  /** Sets the response from now on. */
  always: (endpoint: Endpoint, script: Script) => void
  /** Sets the responses to the next requests, one each; then `always` applies again. */
  next: (endpoint: Endpoint, ...scripts: Script[]) => void
  /** Clears requests and scripts. */
  reset: () => void
  close: () => Promise<void>
}

const PATHS = new Map<string, Endpoint>([
  ['/v1/audio/transcriptions', 'transcriptions'],
  ['/v1/audio/speech', 'speech'],
  ['/v1/chat/completions', 'chat'],
])
const SPEECH_MS = 1200

// Chat has no meaningful default response: an unscripted request fails.
const DEFAULTS: Record<Endpoint, Script> = {
  transcriptions: 'These are the words of the double.',
  speech: makeSilentMp3(SPEECH_MS),
  chat: { fault: 'status', status: 501 },
}

async function parseMultipart(body: Buffer, contentType: string) {
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData()
  const fields: Record<string, string> = {}
  let file: UploadedFile | null = null
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value
    else file = { name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) }
  }
  return { fields, file, json: null }
}

async function receive(
  message: IncomingMessage,
  { path, endpoint }: { path: string; endpoint: Endpoint },
): Promise<ReceivedRequest> {
  const body = await buffer(message)
  const contentType = message.headers['content-type'] ?? ''
  const isMultipart = contentType.startsWith('multipart/form-data')
  const parsed = isMultipart
    ? await parseMultipart(body, contentType)
    : { fields: {}, file: null, json: JSON.parse(body.toString()) as unknown }
  return { endpoint, path, headers: message.headers, ...parsed, wasAborted: false }
}

function toAnswer(endpoint: Endpoint, reply: string | Uint8Array): Answer {
  if (typeof reply !== 'string') return { contentType: 'audio/mpeg', body: reply }
  if (endpoint === 'transcriptions') return jsonAnswer({ text: reply })
  return jsonAnswer({
    id: 'chatcmpl-double',
    object: 'chat.completion',
    created: 0,
    model: 'double',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        logprobs: null,
        message: { role: 'assistant', content: reply, refusal: null },
      },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })
}

function play(response: ServerResponse, options: { endpoint: Endpoint; reply: Reply }): void {
  const { endpoint, reply } = options
  if (typeof reply === 'string' || reply instanceof Uint8Array) {
    sendAnswer(response, { status: 200, answer: toAnswer(endpoint, reply) })
    return
  }
  if ('json' in reply) {
    sendAnswer(response, { status: 200, answer: jsonAnswer(reply.json) })
    return
  }
  const right = DEFAULTS[endpoint]
  const isReply = typeof right === 'string' || right instanceof Uint8Array
  sendFault(response, { fault: reply, answer: toAnswer(endpoint, isReply ? right : '{}') })
}

/**
 * Starts a stand-in for OpenAI on loopback: real HTTP and multipart, for unit, HTTP and browser tests (independent of
 * the test runner). By default it responds with fixed words and 1.2 s of silent MP3; chat must be scripted.
 */
export async function startOpenAiDouble(options: { port?: number } = {}): Promise<OpenAiDouble> {
  const requests: ReceivedRequest[] = []
  const standing = { ...DEFAULTS }
  const queued: Record<Endpoint, Script[]> = { transcriptions: [], speech: [], chat: [] }

  async function handle(message: IncomingMessage, response: ServerResponse) {
    const path = message.url ?? ''
    const endpoint = PATHS.get(path)
    if (endpoint === undefined || message.method !== 'POST') {
      sendAnswer(response, { status: 404, answer: errorAnswer('There is no such call.') })
      return
    }
    const request = await receive(message, { path, endpoint })
    requests.push(request)
    response.once('close', () => {
      request.wasAborted = !response.writableFinished
    })
    const script = queued[endpoint].shift() ?? standing[endpoint]
    play(response, { endpoint, reply: typeof script === 'function' ? script(request) : script })
  }

  const server = createServer((message, response) => {
    handle(message, response).catch((error: unknown) => {
      sendAnswer(response, { status: 400, answer: errorAnswer(String(error)) })
    })
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the double has no port')

  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    always: (endpoint, script) => void (standing[endpoint] = script),
    next: (endpoint, ...scripts) => void queued[endpoint].push(...scripts),
    reset() {
      requests.length = 0
      Object.assign(standing, DEFAULTS)
      for (const scripts of Object.values(queued)) scripts.length = 0
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
    },
  }
}
