import type { ServerResponse } from 'node:http'
import { setInterval as every } from 'node:timers'

/** Ways in which a provider can fail. */
export type Fault =
  /** An error in OpenAI's format. */
  | { fault: 'status'; status: number; retryAfterSeconds?: number }
  /** The correct response, late. */
  | { fault: 'late'; afterMs: number }
  /** Accepts the request and never responds. */
  | { fault: 'hang' }
  /** Headers at once, then one byte at a time for ever. */
  | { fault: 'drip'; everyMs: number }
  /** 200 with an HTML page. */
  | { fault: 'garbage' }
  /** 200 and half of the real response, then the connection closes. */
  | { fault: 'truncated' }
  /** The connection is reset before a response. */
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
  // Whitespace before JSON is valid, so a client keeps waiting.
  const timer = every(() => response.write(' '), options.everyMs)
  response.once('close', () => clearInterval(timer))
}

function truncate(response: ServerResponse, answer: Answer): void {
  response.writeHead(200, { 'Content-Type': answer.contentType, 'Content-Length': answer.body.length })
  response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => response.destroy())
}

/** Fails in the given way. `answer` is the correct response. */
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
