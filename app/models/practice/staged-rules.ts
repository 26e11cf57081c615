import type { StagedClaim } from './submission-form.ts'

/**
 * Whether a visitor may touch an attempt. A guest's is open to whoever knows its id, which only its browser does, also
 * after signing in; a learner's is that learner's alone.
 */
export function mayTouchAttempt(options: { ownerId: number | null; visitorId: number | null }): boolean {
  const { ownerId, visitorId } = options
  return ownerId === null || ownerId === visitorId
}

/** The 0-based segments whose announced takes are not there, or are others by now. */
export function findMissing(claims: readonly StagedClaim[], held: readonly StagedClaim[]): number[] {
  const known = new Map(held.map(({ segmentIndex, sha256 }) => [segmentIndex, sha256]))
  return claims.flatMap(({ segmentIndex, sha256 }) => (known.get(segmentIndex) === sha256 ? [] : [segmentIndex]))
}
