import { expect, test } from 'vitest'
import { mayReadMetrics } from './metrics-access.server.ts'

const TOKEN = 'a-token-of-sixteen-or-more'

interface Asking {
  from: string
  host?: string
  headers?: Record<string, string>
  token?: string
}

function may({ from, host = 'localhost:3000', headers = {}, token }: Asking): boolean {
  return mayReadMetrics({ request: new Request(`http://${host}/metrics`, { headers }), socketAddress: from, token })
}

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('this machine may read them: %s', (from) => {
  expect(may({ from })).toBe(true)
  expect(may({ from, host: '[::1]:3000' })).toBe(true)
})

test.each(['10.0.0.7', '128.0.0.1', '::ffff:10.0.0.7', 'fe80::1', ''])('nobody else: %s', (from) => {
  expect(may({ from })).toBe(false)
  expect(may({ from, headers: { 'X-Forwarded-For': '127.0.0.1' } })).toBe(false)
  expect(may({ from, headers: { Authorization: 'Bearer ' } })).toBe(false)
})

test('who comes through a proxy of this machine is not of this machine', () => {
  for (const name of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP']) {
    expect(may({ from: '127.0.0.1', headers: { [name]: '203.0.113.9' } })).toBe(false)
  }
  expect(may({ from: '127.0.0.1', host: 'kopru.example.org' })).toBe(false)
})

test('whoever knows the token may, from anywhere, and nobody by a part of it', () => {
  const from = '203.0.113.9'
  const by = (Authorization: string) =>
    may({ from, host: 'kopru.example.org', headers: { Authorization }, token: TOKEN })
  expect(by(`Bearer ${TOKEN}`)).toBe(true)
  for (const wrong of [TOKEN, `Bearer ${TOKEN.slice(0, -1)}`, `Bearer ${TOKEN}x`, 'Bearer ', 'Basic x']) {
    expect(by(wrong)).toBe(false)
  }
})
