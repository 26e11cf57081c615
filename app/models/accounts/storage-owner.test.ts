import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { storageOwnerOf } from './storage-owner.ts'

const user = fc.record({
  id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  createdAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
})

test('two accounts and the guest never share a name, and every name fits a key and a cookie', () => {
  fc.assert(
    fc.property(user, user, (one, other) => {
      const isSame = one.id === other.id && one.createdAt.getTime() === other.createdAt.getTime()
      expect(storageOwnerOf(one) === storageOwnerOf(other)).toBe(isSame)
      expect(storageOwnerOf(one)).toMatch(/^\d{1,10}-[0-9a-z]{1,12}$/)
    }),
  )
  expect(storageOwnerOf(undefined)).toBe('guest')
})

test('in a recreated database the same id has another name', () => {
  const [before, after] = [new Date('2026-11-01T08:00:00Z'), new Date('2026-11-24T08:00:00Z')]
  expect(storageOwnerOf({ id: 1, createdAt: before })).not.toBe(storageOwnerOf({ id: 1, createdAt: after }))
})
