import { expect, test } from 'vitest'
import { isPushServiceAddress, PushSubscriptionSchema } from './push-subscription.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QGuQyavXutnMH',
])('the push service of a browser: %s', (endpoint) => {
  expect(isPushServiceAddress(endpoint, undefined)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:word@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/fcm/send/abc',
  'https://evilpush.apple.com.example/x',
  'https://push.apple.com@169.254.169.254/x',
  'https://notify.windows.com/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://[::1]/x',
  'http://127.0.0.1:5432/',
  'file:///etc/passwd',
  'nothing',
])('no other address: %s', (endpoint) => {
  expect(isPushServiceAddress(endpoint, undefined)).toBe(false)
})

test('the double of our tests, by its origin only', () => {
  expect(isPushServiceAddress('http://127.0.0.1:4999/push/a', 'http://127.0.0.1:4999')).toBe(true)
  expect(isPushServiceAddress('http://127.0.0.1:5000/push/a', 'http://127.0.0.1:4999')).toBe(false)
  expect(isPushServiceAddress('http://127.0.0.1:4999@127.0.0.1:5000/push/a', 'http://127.0.0.1:4999')).toBe(false)
})

test('keys have the length of a point of P-256 and of sixteen bytes', () => {
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const endpoint = 'https://web.push.apple.com/a'
  expect(PushSubscriptionSchema.safeParse({ endpoint, keys, expirationTime: null }).success).toBe(true)
  for (const wrong of [{ ...keys, auth: 'short' }, { ...keys, p256dh: `A${'A'.repeat(86)}` }, {}]) {
    expect(PushSubscriptionSchema.safeParse({ endpoint, keys: wrong }).success).toBe(false)
  }
  expect(PushSubscriptionSchema.safeParse({ endpoint: `https://x/${'a'.repeat(1_000)}`, keys }).success).toBe(false)
})
