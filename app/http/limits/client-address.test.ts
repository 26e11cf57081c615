import { expect, test } from 'vitest'
import { clientAddress, clientNetwork } from './client-address.server.ts'
import { array, assert, integer, property } from 'fast-check'

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

test('an IPv4 address counts alone, also where a dual-stack socket writes it as IPv6', () => {
  expect(clientNetwork('203.0.113.7')).toBe('203.0.113.7')
  expect(clientNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('addresses of one /64 count together, those of another do not', () => {
  expect(clientNetwork('2001:db8:1:2::1')).toBe(clientNetwork('2001:db8:1:2:ffff:ffff:ffff:ffff'))
  expect(clientNetwork('2001:db8:1:2::1')).not.toBe(clientNetwork('2001:db8:1:3::1'))
})

test('the loopback and a scoped address have a network', () => {
  expect(clientNetwork('::1')).toBe('0:0:0:0')
  expect(clientNetwork('fe80::1%eth0')).toBe('fe80:0:0:0')
})

test('what is no address is counted as it is', () => {
  expect(clientNetwork('unknown')).toBe('unknown')
})

test('every way to write an address leads to the same network', () => {
  assert(
    property(array(integer({ min: 0, max: 0xff_ff }), { minLength: 8, maxLength: 8 }), (groups) => {
      const full = groups.map((group) => group.toString(16).padStart(4, '0')).join(':')
      const short = new URL(`http://[${full}]`).hostname.slice(1, -1)
      const network = groups.slice(0, 4).map((group) => group.toString(16))
      expect(clientNetwork(full)).toBe(network.join(':'))
      expect(clientNetwork(short)).toBe(network.join(':'))
    }),
  )
})
