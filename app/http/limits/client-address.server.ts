import { isIPv6 } from 'node:net'

/**
 * The client's address for rate limits. Each of the `hops` trusted proxies appends one entry to X-Forwarded-For; entries
 * further left come from the client and are not trusted.
 */
export function clientAddress(options: { forwardedFor: string | null; socketAddress: string; hops: number }): string {
  const { forwardedFor, socketAddress, hops } = options
  if (hops <= 0 || forwardedFor === null) return socketAddress
  const entries = forwardedFor.split(',').map((entry) => entry.trim())
  return entries[entries.length - hops] || socketAddress
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * The key of rate limits: the whole IPv4 address, or the /64 network for IPv6, since one household or server owns all
 * addresses in it.
 */
export function clientNetwork(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped) return mapped
  const plain = address.split('%')[0] ?? address
  if (!isIPv6(plain)) return address
  // The URL parser normalises every IPv6 address to hexadecimal groups.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS).join(':')
}
