import { expect, test } from 'vitest'
import { failedBeforeSending, timedOutConnecting } from './openai-connection.ts'

/** A network error as wrapped by the SDK and fetch. */
const wrapped = (cause: unknown) => new Error('Connection error.', { cause: new TypeError('fetch failed', { cause }) })
const fault = (facts: object) => Object.assign(new Error('It failed.'), facts)
const refused = fault({ code: 'ECONNREFUSED', syscall: 'connect' })

test.each([
  ['a refused connection', refused, true],
  ['a host that nobody knows', fault({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }), true],
  ['no connection in time', fault({ code: 'UND_ERR_CONNECT_TIMEOUT' }), true],
  ['every address refused', new AggregateError([refused, refused]), true],
  ['one address reached', new AggregateError([refused, fault({ code: 'ECONNRESET', syscall: 'read' })]), false],
  ['an answer that broke off', fault({ code: 'ECONNRESET', syscall: 'read' }), false],
  ['a socket that closed', fault({ code: 'UND_ERR_SOCKET' }), false],
  ['nothing that is known', 'gone', false],
])('%s', (_name, cause, unsent) => {
  expect(failedBeforeSending(wrapped(cause))).toBe(unsent)
})

test('a connection timeout is not retried', () => {
  expect(timedOutConnecting(wrapped(fault({ code: 'UND_ERR_CONNECT_TIMEOUT' })))).toBe(true)
  expect(timedOutConnecting(wrapped(refused))).toBe(false)
})
