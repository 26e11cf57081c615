import type { ServerResponse } from 'node:http'
import { setInterval as every } from 'node:timers'

/** Ways in which a provider misbehaves. */
export type Fault =
  /** An answer in OpenAI's error shape. */
  | { fault: 'status'; status: number; retryAfterSeconds?: number }
  /** The right answer, late. */
  | { fault: 'late'; afterMs: number }
  /** Takes the request and says nothing, ever. */
  | { fault: 'hang' }
  /** Headers at once, then a byte at a time for ever. */
  | { fault: 'drip'; everyMs: number }
  /** 200 with a page instead of an answer. */
  | { fault: 'garbage' }
  /** 200, half of the real answer, then the connection ends early. */
  | { fault: 'truncated' }
  /** The connection is reset before an answer. */
  | { fault: 'reset' }

export interface Answer {
  contentType: string
  body: Uint8Array
}

const FAULT_MESSAGE = 'The double was told to fail.'

export function jsonAnswer(value: unknown): Answer {
  return { contentType: 'application/json', body: new TextEncoder().encode(JSON.stringify(value)) }
}

export function errorAnswer(message: string): Answer {
  return jsonAnswer({ error: { message, type: 'double', param: null, code: null } })
}

export function sendAnswer(response: ServerResponse, options: { status: number; answer: Answer }): void {
  const { status, answer } = options
  response.writeHead(status, { 'Content-Type': answer.contentType, 'Content-Length': answer.body.length })
  response.end(answer.body)
}

function drip(response: ServerResponse, options: { answer: Answer; everyMs: number }): void {
  response.writeHead(200, { 'Content-Type': options.answer.contentType })
  // Blanks before a JSON text are no error, so that a reader waits for more.
  const timer = every(() => response.write(' '), options.everyMs)
  response.once('close', () => clearInterval(timer))
}

function truncate(response: ServerResponse, answer: Answer): void {
  response.writeHead(200, { 'Content-Type': answer.contentType, 'Content-Length': answer.body.length })
  response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => response.destroy())
}

/** Misbehaves as told. `answer` is what would have been right. */
export function sendFault(response: ServerResponse, options: { fault: Fault; answer: Answer }): void {
  const { fault, answer } = options
  switch (fault.fault) {
    case 'status':
      if (fault.retryAfterSeconds !== undefined) response.setHeader('Retry-After', fault.retryAfterSeconds)
      return sendAnswer(response, { status: fault.status, answer: errorAnswer(FAULT_MESSAGE) })
    case 'hang':
      return undefined
    case 'late': {
      const timer = setTimeout(() => sendAnswer(response, { status: 200, answer }), fault.afterMs)
      response.once('close', () => clearTimeout(timer))
      return undefined
    }
    case 'drip':
      return drip(response, { answer, everyMs: fault.everyMs })
    case 'garbage':
      return sendAnswer(response, {
        status: 200,
        answer: { contentType: 'text/html', body: new TextEncoder().encode('<html>Gateway</html>') },
      })
    case 'truncated':
      return truncate(response, answer)
    case 'reset':
      response.socket?.resetAndDestroy()
      return undefined
  }
}
