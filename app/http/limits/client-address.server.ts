/**
 * The address that limits count by. `hops` trusted proxies each append one entry to X-Forwarded-For; anything further
 * left was written by the client and is not believed.
 */
export function clientAddress(options: { forwardedFor: string | null; socketAddress: string; hops: number }): string {
  const { forwardedFor, socketAddress, hops } = options
  if (hops <= 0 || forwardedFor === null) return socketAddress
  const entries = forwardedFor.split(',').map((entry) => entry.trim())
  return entries[entries.length - hops] || socketAddress
}
