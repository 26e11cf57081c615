import { assert, constantFrom, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { REMINDER_KINDS } from './reminder-kind.ts'
import { readUnsubscription, signUnsubscription } from './unsubscribe-token.server.ts'

const SECRET = 'a secret that nobody knows'
const people = integer({ min: 1, max: 2_147_483_647 })
const kinds = constantFrom(...REMINDER_KINDS)

test('a token says whose mails it ends, also after its secret was replaced', () => {
  assert(
    property(people, kinds, (userId, kind) => {
      const token = signUnsubscription({ userId, kind }, SECRET)
      expect(readUnsubscription(token, ['a newer secret', SECRET])).toEqual({ userId, kind })
      expect(readUnsubscription(token, ['a newer secret'])).toBeNull()
      expect(encodeURIComponent(token)).toBe(token)
    }),
  )
})

test('a token for somebody else, for other mails or with another end is not ours', () => {
  assert(
    property(people, kinds, integer({ min: 0, max: 42 }), (userId, kind, place) => {
      const [id, said, signature = ''] = signUnsubscription({ userId, kind }, SECRET).split('.')
      const other = kind === 'daily' ? 'letter' : 'daily'
      const spoilt = signature.slice(0, place) + (signature[place] === 'A' ? 'B' : 'A') + signature.slice(place + 1)
      for (const token of [`${userId + 1}.${said}.${signature}`, `${id}.${other}.${signature}`]) {
        expect(readUnsubscription(token, [SECRET])).toBeNull()
      }
      // The last letter of a base64url text has two bits that say nothing; texts are compared, so they count too.
      expect(readUnsubscription(`${id}.${said}.${spoilt}`, [SECRET])).toBeNull()
    }),
  )
})

test('whatever is in the address is refused, not an error', () => {
  assert(
    property(string(), (text) => {
      expect(readUnsubscription(text, [SECRET])).toBeNull()
    }),
  )
})
