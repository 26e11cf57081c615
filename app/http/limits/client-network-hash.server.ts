import { createHmac } from 'node:crypto'
import { env } from '#app/config/env.server.ts'
import { sessionSecrets } from '#app/config/session-secret.server.ts'
import { clientNetwork } from './client-address.server.ts'

const HASH_CHARACTERS = 16

/** A visitor's network as it may stand in the log: the same for the same network while the secret is, and no address. */
export function networkHash(address: string): string {
  const [secret = ''] = sessionSecrets({ configured: env.SESSION_SECRET, dataDir: env.DATA_DIR })
  return createHmac('sha256', secret)
    .update(`log\n${clientNetwork(address)}`)
    .digest('hex')
    .slice(0, HASH_CHARACTERS)
}
