import { APIConnectionError, APIError } from 'openai'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#app/errors.ts'
import { failureOf } from './provider-outcome.ts'

const SECRET = 'sk-live-0123456789abcdef0123456789abcdef'

function withCode(code: string): Error {
  return Object.assign(new Error(`something about ${SECRET}`), { code })
}

test.each([
  ['a wrong key', APIError.generate(401, { message: `Incorrect API key ${SECRET}` }, '', new Headers()), 'key', 401],
  ['too many requests', APIError.generate(429, {}, '', new Headers()), 'limit', 429],
  ['a refused request', APIError.generate(400, {}, '', new Headers()), 'refused', 400],
  ['a fault of theirs', APIError.generate(503, {}, '', new Headers()), 'fault', 503],
  ['nobody there', new APIConnectionError({ cause: withCode('ECONNREFUSED') }), 'unreachable', null],
  ['silence', new DOMException('late', 'TimeoutError'), 'timeout', null],
  ['a Stripe key', new Stripe.errors.StripeAuthenticationError({ type: 'api_error', statusCode: 401 }), 'key', 401],
  ['a mail password', withCode('EAUTH'), 'key', null],
  ['no room', withCode('ENOSPC'), 'full', null],
  ['nonsense', z.string().safeParse(1).error, 'unreadable', null],
  ['what nobody foresaw', new Error(SECRET), 'other', null],
  ['what is no error', SECRET, 'other', null],
] as const)('%s', (_, error, reason, status) => {
  expect(failureOf(error)).toEqual({ reason, status })
  expect(JSON.stringify(failureOf(error))).not.toContain(SECRET)
})

test('our own refusal is looked through to what caused it', () => {
  const error = new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.storageFull, { cause: withCode('ENOSPC') })
  expect(failureOf(error)).toEqual({ reason: 'full', status: null })
})
