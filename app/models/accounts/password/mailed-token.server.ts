import { db, type Database, inTransaction } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { createToken, hashToken } from './token.server.ts'

// Shared by password reset and address verification links. The account's row is always locked before the token's row,
// so that issuing a new link and using an old one wait for each other.

/** Which tokens, and how long they live. */
export interface MailedTokens {
  table: 'password_reset_tokens' | 'email_verification_tokens'
  lifetimeMinutes: number
}

/** `unknown`: used, replaced by a newer one, or never issued. */
export type MailedTokenState = 'valid' | 'expired' | 'unknown'

type FoundMailedToken = { state: 'valid' | 'expired'; userId: number } | { state: 'unknown' }

async function replaceTokens(database: Database, options: { tokens: MailedTokens; userId: number }): Promise<string> {
  const { tokens, userId } = options
  const table = Prisma.raw(tokens.table)
  const token = createToken()
  await database.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`
  await database.$executeRaw`DELETE FROM ${table} WHERE user_id = ${userId}`
  await database.$executeRaw`
    INSERT INTO ${table} (user_id, token, expires_at)
    VALUES (${userId}, ${hashToken(token)}, clock_timestamp() + make_interval(mins => ${tokens.lifetimeMinutes}))`
  return token
}

/** Issues a token and revokes the account's older ones. @returns the secret for the link; only its hash is stored. */
export function createMailedToken(options: {
  tokens: MailedTokens
  userId: number
  database?: Database | undefined
}): Promise<string> {
  const { database, ...rest } = options
  return database ? replaceTokens(database, rest) : inTransaction((tx) => replaceTokens(tx, rest))
}

/** A token's state, by the database's clock, and its account. */
export async function findMailedToken(options: {
  tokens: MailedTokens
  token: string
  database?: Database
}): Promise<FoundMailedToken> {
  const { tokens, token, database = db } = options
  const [row] = await database.$queryRaw<{ userId: number; isExpired: boolean }[]>`
    SELECT user_id AS "userId", expires_at <= clock_timestamp() AS "isExpired"
    FROM ${Prisma.raw(tokens.table)} WHERE token = ${hashToken(token)}`
  if (!row) return { state: 'unknown' }
  return { state: row.isExpired ? 'expired' : 'valid', userId: row.userId }
}

/**
 * A token's state, in the transaction that uses it: concurrent uses wait here, and only one finds it valid. The
 * caller must end the token in the same transaction.
 */
export async function lockMailedToken(options: {
  tokens: MailedTokens
  token: string
  database: Database
}): Promise<FoundMailedToken> {
  const { tokens, token, database } = options
  await database.$queryRaw`
    SELECT id FROM users
    WHERE id = (SELECT user_id FROM ${Prisma.raw(tokens.table)} WHERE token = ${hashToken(token)}) FOR UPDATE`
  return findMailedToken(options)
}
