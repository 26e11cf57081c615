import { createHash, randomBytes } from 'node:crypto'
import { TOKEN_BYTES } from '#app/config/accounts.ts'

/** A secret for a cookie or a mailed link. Only its hash is stored. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** SHA-256 as hexadecimal. Tokens are random, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
