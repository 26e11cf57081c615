// One keep-alive connection over a bare socket: on two cores, a client that parses every header would dominate the measurement.
import { connect } from 'node:net'

/**
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: Uint8Array }} Request
 * @typedef {{ status: number, ms: number, retryAfterSeconds: number | null, error?: string }} Answer
 *   status 0: there was no complete answer, and `error` says why
 */

const HEADER_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')
const PATIENCE_MS = 120_000
const WITHOUT_BODY = [204, 304]

/** @param {URL} url @param {Request} request */
function requestBytes(url, { method = 'GET', path, headers = {}, body }) {
  const length = body && { 'Content-Length': String(body.byteLength) }
  const lines = Object.entries({ Host: url.host, ...length, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return body ? Buffer.concat([head, body]) : head
}

/** @param {string} head @param {string} name */
const wholeNumber = (head, name) => {
  const value = new RegExp(`\\r\\n${name}: (\\d+)`, 'i').exec(head)?.[1]
  return value === undefined ? null : Number(value)
}

/**
 * The answer in `bytes`; undefined while it is incomplete.
 * @param {Buffer} bytes
 */
function readAnswer(bytes) {
  const headEnd = bytes.indexOf(HEADER_END)
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const length = WITHOUT_BODY.includes(status) ? 0 : wholeNumber(head, 'content-length')
  // Without pipelining, the last chunk ends the data.
  const isWhole =
    length === null
      ? bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
      : bytes.length >= headEnd + HEADER_END.length + length
  return isWhole ? { status, retryAfterSeconds: status < 400 ? null : wholeNumber(head, 'retry-after') } : undefined
}

export class Connection {
  /** @type {import('node:net').Socket | undefined} */
  #socket

  /** @param {string} url of the app */
  constructor(url) {
    this.url = new URL(url)
  }

  #open() {
    const socket = connect(Number(this.url.port), this.url.hostname).setNoDelay(true)
    socket.on('error', () => undefined)
    socket.once('close', () => {
      if (this.#socket === socket) this.#socket = undefined
    })
    this.#socket = socket
    return socket
  }

  /**
   * @param {Request} request
   * @returns {Promise<Omit<Answer, 'ms'> & { hasBegun: boolean }>}
   */
  #send(request) {
    const socket = this.#socket ?? this.#open()
    return new Promise((resolve) => {
      /** @type {Buffer[]} */
      const parts = []
      /** @param {Omit<Answer, 'ms'>} answer */
      const end = (answer) => {
        clearTimeout(patience)
        socket.off('data', onData).off('close', onClose)
        resolve({ ...answer, hasBegun: parts.length > 0 })
      }
      const onData = (/** @type {Buffer} */ part) => {
        parts.push(part)
        const answer = readAnswer(parts.length === 1 ? part : Buffer.concat(parts))
        if (answer) end(answer)
      }
      const fail = (/** @type {string} */ error) => end({ status: 0, retryAfterSeconds: null, error })
      const onClose = () => fail('cut off')
      const patience = setTimeout(() => {
        fail('no answer in time')
        socket.destroy()
      }, PATIENCE_MS)
      socket.on('data', onData).once('close', onClose).write(requestBytes(this.url, request))
    })
  }

  /**
   * Never rejects. A request that meets the end of an idle connection is sent again on a new one, as browsers do.
   * @param {Request} request
   * @returns {Promise<Answer>}
   */
  async ask(request) {
    const startedAt = performance.now()
    const isUsed = this.#socket !== undefined
    let answer = await this.#send(request)
    if (isUsed && answer.error === 'cut off' && !answer.hasBegun) answer = await this.#send(request)
    const { hasBegun: _, ...rest } = answer
    return { ...rest, ms: performance.now() - startedAt }
  }

  close() {
    this.#socket?.destroy()
  }
}
