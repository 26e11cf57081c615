// Bytes on a socket that no HTTP client would send.
import { connect } from 'node:net'

const PATIENCE_MS = 30_000

/**
 * Sends bytes and reads until the server ends the connection.
 * @param {{ port: number }} app @param {string} bytes
 * @returns {Promise<{ text: string, isEnded: boolean }>}
 */
export function sendRaw(app, bytes) {
  return new Promise((resolve) => {
    const socket = connect(app.port, '127.0.0.1')
    let text = ''
    const patience = setTimeout(() => {
      socket.destroy()
      resolve({ text, isEnded: false })
    }, PATIENCE_MS)
    socket.setEncoding('latin1').on('data', (chunk) => (text += chunk))
    socket
      .once('error', () => undefined)
      .once('close', () => {
        clearTimeout(patience)
        resolve({ text, isEnded: true })
      })
    socket.write(bytes, 'latin1')
    // The client has sent everything.
    socket.end()
  })
}

const HOST = 'Host: 127.0.0.1\r\n'
const FORM = `Sec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\n`

/** @type {Record<string, string>} */
export const WIRE_CASES = {
  'no HTTP at all': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'an empty line': '\r\n\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'an empty host': 'GET / HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n',
  'two hosts': `GET / HTTP/1.1\r\n${HOST}${HOST}Connection: close\r\n\r\n`,
  'a host that is none': 'GET / HTTP/1.1\r\nHost: a b<c>\r\nConnection: close\r\n\r\n',
  'an absolute address': `GET http://evil.example/ HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  'an address that is a star': `OPTIONS * HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  CONNECT: `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`,
  TRACE: `TRACE / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  'HTTP/0.9': 'GET /\r\n',
  'HTTP/2 by prior knowledge': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'an upgrade to a web socket': `GET / HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n`,
  'a head of 100 kB': `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(100_000)}\r\n\r\n`,
  'a bare line feed in a head': `GET / HTTP/1.1\n${HOST}X: a\rb\r\nConnection: close\r\n\r\n`,
  'length and chunks at once': `POST /login HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n`,
  'two lengths': `POST /login HTTP/1.1\r\n${HOST}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`,
  'a chunk that is too long': `POST /login HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nx`,
  'a body that ends early': `POST /api/submit-sample-practice HTTP/1.1\r\n${HOST}${FORM}Content-Length: 5000\r\n\r\n--x\r\nContent-Disposition: form-data; name="recordings"; filename="0.webm"\r\n\r\nabc`,
  'a body that never begins': `POST /api/submit-sample-practice HTTP/1.1\r\n${HOST}${FORM}Content-Length: 5000\r\n\r\n`,
  'more than there may be': `POST /api/submit-sample-practice HTTP/1.1\r\n${HOST}${FORM}Content-Length: 99999999999\r\n\r\n--x`,
  'a negative length': `POST /login HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`,
}
