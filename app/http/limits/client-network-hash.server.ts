import { createHmac } from 'node:crypto'
import { env } from '#app/config/env.server.ts'
import { sessionSecrets } from '#app/config/session-secret.server.ts'
import { clientNetwork } from './client-address.server.ts'

const HASH_CHARACTERS = 16

/** A client's network for the log: a keyed hash, stable while the secret is, that does not reveal the address. */
export function networkHash(address: string): string {
  const [secret = ''] = sessionSecrets({ configured: env.SESSION_SECRET, dataDir: env.DATA_DIR })
  return createHmac('sha256', secret)
    .update(`log\n${clientNetwork(address)}`)
    .digest('hex')
    .slice(0, HASH_CHARACTERS)
}
