import { SAMPLE_CLAIM_DAYS } from '#app/config/accounts.ts'
import { db, type Database } from '#app/db.server.ts'
import { createToken, hashToken } from '../accounts/password/token.server.ts'

/** A guest's browser. */
export interface SampleHolder {
  /** The tokens in its cookie. */
  tokens: readonly string[]
  /** Adds a token to the cookie. */
  hold: (token: string) => Promise<void>
}

// Claims tie a guest's sample to the browser it was made in: docs/decisions/032-a-guest-s-result-is-claimed.md.

/**
 * Creates the claim to an attempt, in the transaction that stores a staged recording or the submission. Only then: until
 * there is a submission no link contains its ID, so the sender is its browser. A response may have been lost, so a
 * browser without the token gets a new one that replaces it.
 *
 * @param options.tokens the tokens in the browser's cookie.
 * @returns a token for the cookie, stored only as a hash; null if the browser already has the right one.
 */
export async function createSampleClaim(options: {
  attemptId: string
  tokens: readonly string[]
  database: Database
}): Promise<string | null> {
  const { attemptId, tokens, database } = options
  const token = createToken()
  const created = await database.$executeRaw`
    INSERT INTO sample_claims AS claim (submission_id, token_hash, expires_at)
    VALUES (${attemptId}::uuid, ${hashToken(token)}, now() + make_interval(days => ${SAMPLE_CLAIM_DAYS}))
    ON CONFLICT (submission_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at
    WHERE claim.token_hash <> ALL(${tokens.map(hashToken)})`
  return created === 1 ? token : null
}

/** The samples that these tokens can currently claim. */
export async function listClaimable(tokens: readonly string[]): Promise<string[]> {
  if (tokens.length === 0) return []
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT s.id::text FROM sample_claims c JOIN submissions s ON s.id = c.submission_id
    WHERE c.token_hash = ANY(${tokens.map(hashToken)}) AND c.expires_at > now() AND s.user_id IS NULL`
  return rows.map(({ id }) => id)
}

/**
 * Moves the samples of these tokens to an account, in the transaction that creates it, and uses up the tokens. If several
 * accounts come with the same token, one gets its sample.
 *
 * @returns the IDs of the moved samples, oldest first.
 */
export async function takeSamples(options: {
  tokens: readonly string[]
  userId: number
  database: Database
}): Promise<string[]> {
  const { tokens, userId, database } = options
  if (tokens.length === 0) return []
  const hashes = tokens.map(hashToken)
  // A fixed order, so that two requests with the same tokens cannot deadlock.
  const mine = await database.$queryRaw<{ id: string }[]>`
    SELECT submission_id::text AS id FROM sample_claims WHERE token_hash = ANY(${hashes}) AND expires_at > now()
    ORDER BY submission_id FOR UPDATE`
  const ids = mine.map(({ id }) => id)
  const taken = await database.$queryRaw<{ id: string; createdAt: Date }[]>`
    UPDATE submissions SET user_id = ${userId}, claimed_at = now()
    WHERE id = ANY(${ids}::uuid[]) AND user_id IS NULL AND type = 'sample'
    RETURNING id::text, created_at AS "createdAt"`
  await database.$executeRaw`DELETE FROM sample_claims WHERE submission_id = ANY(${ids}::uuid[])`
  return taken.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()).map(({ id }) => id)
}

/** The account that owns an attempt, and whether it claimed it; null for a guest's. `id` must be a UUID. */
export async function findAttemptOwner(
  id: string,
): Promise<{ userId: number; dialogueId: number; isClaimed: boolean } | null> {
  const select = { userId: true, dialogueId: true, claimedAt: true } as const
  const row = await db.submission.findUnique({ where: { id }, select })
  if (!row || row.userId === null) return null
  return { userId: row.userId, dialogueId: row.dialogueId, isClaimed: row.claimedAt !== null }
}

/** Deletes expired claims. @returns how many. */
export async function deleteEndedSampleClaims(): Promise<number> {
  return db.$executeRaw`DELETE FROM sample_claims WHERE expires_at <= now()`
}
