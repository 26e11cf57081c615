import { inTransaction } from '#app/db.server.ts'
import {
  claimUnverifiedAccount,
  deleteMailedTokensOf,
  findUserByGoogleId,
  linkVerifiedAccount,
  listTakenUsernames,
} from '#app/models/accounts/google/google-account.server.ts'
import type { GoogleIdentity } from '#app/models/accounts/google/google-identity.ts'
import { deleteSessionsOf } from '#app/models/accounts/session.server.ts'
import { usernameCandidates } from '#app/models/accounts/suggested-username.ts'
import { createTemporaryGoogleUser } from '#app/models/accounts/google/temporary-google-user.server.ts'
import { notify } from '../notifications/notify.server.ts'
import { keepAccount } from './account-deletion.server.ts'

export type GoogleSignIn =
  | {
      kind: 'signed-in'
      userId: number
      /** A scheduled deletion was cancelled. */
      wasLeaving: boolean
    }
  | {
      kind: 'username-wanted'
      /** For the cookie of the pending sign-up. */
      token: string
    }

/** Links an account to the Google account that owns its address (docs/decisions/010-google-linking.md). */
function linkAccount(identity: GoogleIdentity): Promise<{ id: number } | null> {
  const { googleId, email } = identity
  return inTransaction(async (database) => {
    const linked = await linkVerifiedAccount({ googleId, email, database })
    if (linked) {
      await notify({ userId: linked.id, kind: 'google-linked', data: {}, database })
      return linked
    }
    const claimed = await claimUnverifiedAccount({ googleId, email, database })
    if (!claimed) return null
    const userId = claimed.id
    await deleteSessionsOf({ userId, database })
    await deleteMailedTokensOf({ userId, database })
    await notify({ userId, kind: 'google-claimed', data: {}, database })
    return claimed
  })
}

async function findOrLink(identity: GoogleIdentity): Promise<{ id: number } | null> {
  const known = await findUserByGoogleId(identity.googleId)
  if (known || !identity.emailVerified) return known
  // A concurrent copy of this request may just have linked the account.
  return (await linkAccount(identity)) ?? findUserByGoogleId(identity.googleId)
}

async function suggestUsername(identity: GoogleIdentity): Promise<string> {
  const candidates = usernameCandidates(identity, Math.random())
  const taken = new Set(await listTakenUsernames(candidates))
  return candidates.find((candidate) => !taken.has(candidate)) ?? ''
}

/**
 * Which account a Google account signs in to: the linked one, else the one with the same address if Google has
 * verified it, else a pending sign-up that waits 15 minutes for a username (docs/product.md, Learners and accounts).
 */
export async function signInWithGoogle(identity: GoogleIdentity): Promise<GoogleSignIn> {
  const user = await findOrLink(identity)
  if (user) return { kind: 'signed-in', userId: user.id, wasLeaving: await keepAccount(user.id) }
  const suggestedUsername = await suggestUsername(identity)
  return { kind: 'username-wanted', token: await createTemporaryGoogleUser({ ...identity, suggestedUsername }) }
}
