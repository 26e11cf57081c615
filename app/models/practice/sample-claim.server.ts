import { SAMPLE_CLAIM_DAYS } from '#app/config/accounts.ts'
import { db, type Database } from '#app/db.server.ts'
import { createToken, hashToken } from '../accounts/password/token.server.ts'

/** A guest's browser. */
export interface SampleHolder {
  /** What its cookie holds. */
  tokens: readonly string[]
  /** Has it hold one more. */
  hold: (token: string) => Promise<void>
}

// Which browser a guest's sample was made in: docs/decisions/032-a-guest-s-result-is-claimed.md.

/**
 * Begins the claim to an attempt, in the transaction that stores a take that is sent ahead, or the submission. Only
 * then: until there is a submission no link names it, and whoever sends is its browser. An answer may have been lost on
 * its way, so that a browser without the token gets a new one in the place of that.
 *
 * @param options.tokens what the browser holds.
 * @returns the token for its cookie, of which only the hash is stored; null where it holds the right one.
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

/** The samples that these tokens may claim by now. */
export async function listClaimable(tokens: readonly string[]): Promise<string[]> {
  if (tokens.length === 0) return []
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT s.id::text FROM sample_claims c JOIN submissions s ON s.id = c.submission_id
    WHERE c.token_hash = ANY(${tokens.map(hashToken)}) AND c.expires_at > now() AND s.user_id IS NULL`
  return rows.map(({ id }) => id)
}

/**
 * Gives the samples of these tokens to an account, in the transaction that makes it, and uses the tokens up: of several
 * who come with the same token one gets its sample.
 *
 * @returns the ids of what the account has got, the oldest first.
 */
export async function takeSamples(options: {
  tokens: readonly string[]
  userId: number
  database: Database
}): Promise<string[]> {
  const { tokens, userId, database } = options
  if (tokens.length === 0) return []
  const hashes = tokens.map(hashToken)
  // In one order, so that two who hold the same tokens wait for each other and never both.
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

/** Whose an attempt is, and whether it was a guest's sample before; null for a guest's. `id` must be a UUID. */
export async function findAttemptOwner(
  id: string,
): Promise<{ userId: number; dialogueId: number; isClaimed: boolean } | null> {
  const select = { userId: true, dialogueId: true, claimedAt: true } as const
  const row = await db.submission.findUnique({ where: { id }, select })
  if (!row || row.userId === null) return null
  return { userId: row.userId, dialogueId: row.dialogueId, isClaimed: row.claimedAt !== null }
}

/** Forgets claims that are over. */
export async function deleteEndedSampleClaims(): Promise<number> {
  return db.$executeRaw`DELETE FROM sample_claims WHERE expires_at <= now()`
}
