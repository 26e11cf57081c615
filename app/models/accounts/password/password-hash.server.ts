import * as argon2 from '@node-rs/argon2'
import { PASSWORD_HASH } from '#app/config/accounts.ts'

/** argon2id; its parameters are part of the hash, so they can be raised later. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, PASSWORD_HASH)
}

let decoy: Promise<string> | undefined

/**
 * Whether a password is right. Takes the same time if there is no hash to compare with (unknown name, Google-only
 * account), so that timing does not reveal who has an account.
 */
export async function verifyPassword(options: { hash: string | null | undefined; password: string }): Promise<boolean> {
  decoy ??= hashPassword('decoy')
  const known = options.hash ?? (await decoy)
  const matches = await argon2.verify(known, options.password)
  return matches && typeof options.hash === 'string'
}

/** Whether a hash was made with outdated parameters and should be replaced. */
export function needsRehash(hash: string): boolean {
  const { memoryCost, timeCost, parallelism } = PASSWORD_HASH
  return !hash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}
