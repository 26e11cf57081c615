import type { StagedClaim } from './submission-form.ts'

/**
 * Whether a visitor may change an attempt. A guest's is open to anyone who knows its ID, which only its browser does,
 * even after signing in. A learner's is private to that learner.
 */
export function mayTouchAttempt(options: { ownerId: number | null; visitorId: number | null }): boolean {
  const { ownerId, visitorId } = options
  return ownerId === null || ownerId === visitorId
}

/** The 0-based segments whose claimed recordings are missing or have changed. */
export function findMissing(claims: readonly StagedClaim[], held: readonly StagedClaim[]): number[] {
  const known = new Map(held.map(({ segmentIndex, sha256 }) => [segmentIndex, sha256]))
  return claims.flatMap(({ segmentIndex, sha256 }) => (known.get(segmentIndex) === sha256 ? [] : [segmentIndex]))
}
