import { expect, test } from 'vitest'
import { clientAddress } from './client-address.server.ts'

const socketAddress = '10.0.0.9'

test('without trusted proxies a forged header is ignored', () => {
  expect(clientAddress({ forwardedFor: '1.2.3.4', socketAddress, hops: 0 })).toBe(socketAddress)
})

test('one trusted proxy: the last entry counts, whatever the client wrote before it', () => {
  expect(clientAddress({ forwardedFor: '6.6.6.6, 1.2.3.4', socketAddress, hops: 1 })).toBe('1.2.3.4')
})

test('fewer entries than proxies: the socket counts', () => {
  expect(clientAddress({ forwardedFor: '1.2.3.4', socketAddress, hops: 2 })).toBe(socketAddress)
})
