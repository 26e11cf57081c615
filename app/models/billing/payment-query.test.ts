import { expect, test } from 'vitest'
import { readPaymentQuery, readPaymentReference } from './payment-query.ts'

const SECRET = 'seti_1Abc_secret_2Def'
const read = (query: string) => readPaymentQuery(new URLSearchParams(query))
const refer = (query: string) => readPaymentReference(new URLSearchParams(query))

test('the payment page takes the secret and the plan, whatever amount stands beside them', () => {
  const expected = { setupIntentId: 'seti_1Abc', clientSecret: SECRET, planId: 'monthly' }
  expect(read(`client_secret=${SECRET}&amount=1&planId=monthly&billingCycle=fortnightly`)).toEqual(expected)
})

test.each([
  ['without a secret', 'planId=monthly'],
  ['with an empty one', 'client_secret=&planId=monthly'],
  ['with the secret of a payment', 'client_secret=pi_1_secret_2&planId=monthly'],
  ['with markup in it', 'client_secret=seti_1_secret_<b>&planId=monthly'],
  ['with more lines', `client_secret=${SECRET}%0Ax&planId=monthly`],
  ['without a plan', `client_secret=${SECRET}`],
  ['with a plan that is none', `client_secret=${SECRET}&planId=weekly`],
])('the payment page is refused %s', (_, query) => {
  expect(read(query)).toBeNull()
})

test.each([
  ['session_id=cs_test_a1', { kind: 'session', id: 'cs_test_a1' }],
  ['setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2', { kind: 'setup', id: 'seti_1' }],
  ['session_id=cs_test_a1&setup_intent=seti_1', { kind: 'session', id: 'cs_test_a1' }],
  ['session_id={CHECKOUT_SESSION_ID}', 'malformed'],
  ['setup_intent=pi_1', 'malformed'],
  ['session_id=&setup_intent=', null],
  ['', null],
])('the success page read from %j', (query, expected) => {
  expect(refer(query)).toEqual(expected)
})
