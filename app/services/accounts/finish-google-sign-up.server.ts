import type { Locale } from '#app/config/copy/locale.ts'
import { type Database, inTransaction } from '#app/db.server.ts'
import { AppError, type Sentence } from '#app/errors.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { findUserByGoogleId } from '#app/models/accounts/google/google-account.server.ts'
import {
  findTemporaryGoogleUser,
  type TemporaryGoogleUser,
  takeTemporaryGoogleUser,
} from '#app/models/accounts/google/temporary-google-user.server.ts'
import { createUser, isEmailTaken, isUsernameTaken } from '#app/models/accounts/user.server.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'
import { notify } from '../notifications/notify.server.ts'
import { claimSamples } from '../practice/claim-samples.server.ts'

interface Options {
  /** From the visitor's cookie. */
  token: string
  username: string
  timezone: string | undefined
  /** From the page. */
  locale: Locale
  /** Of the browser, to claim the samples done in it. */
  sampleTokens: readonly string[]
}

interface Made {
  id: number
  keptSamples: number
}

const usernameTaken: Sentence = (copy) => copy.problems.usernameTaken

function over(): AppError {
  return new AppError('EXPIRED_TOKEN', (copy) => copy.noTemporaryUser)
}

/** Refuses what could not be stored, with a helpful message. */
async function requireFree(options: { person: TemporaryGoogleUser; username: string }): Promise<void> {
  const { person, username } = options
  if (await findUserByGoogleId(person.googleId)) throw over()
  if (await isEmailTaken(person.email)) throw new AppError('VALIDATION_FAILED', (copy) => copy.googleEmailTaken)
  if (await isUsernameTaken(username)) {
    throw new AppError('VALIDATION_FAILED', usernameTaken, { fields: { username: usernameTaken } })
  }
}

async function register(options: Options & { database: Database }): Promise<Made> {
  const { token, username, timezone, locale, sampleTokens, database } = options
  const person = await takeTemporaryGoogleUser({ token, database })
  if (!person) throw over()
  const { suggestedUsername: _, ...known } = person
  const user = await createUser({
    user: { ...known, username, passwordHash: null, language: locale, ...(timezone !== undefined && { timezone }) },
    database,
  })
  const userId = user.id
  await notify({ userId, kind: 'welcome', data: {}, database })
  if (!known.emailVerified) await enqueue({ kind: 'mail-verification', payload: { userId }, database })
  return { ...user, keptSamples: await claimSamples({ tokens: sampleTokens, userId, database }) }
}

/**
 * Creates the account of a pending Google sign-up under the chosen username, and claims this browser's samples. A
 * sign-up works once: of concurrent copies only one succeeds. A refused name leaves it pending.
 *
 * @throws AppError EXPIRED_TOKEN if the sign-up has expired, VALIDATION_FAILED if the name (with `fields`) or the
 *   address is taken.
 */
export async function finishGoogleSignUp(options: Options): Promise<Made> {
  const person = await findTemporaryGoogleUser(options.token)
  if (!person || person.isExpired) throw over()
  await requireFree({ person, username: options.username })
  try {
    const user = await inTransaction((database) => register({ ...options, database }))
    noteSecurity({ event: 'sign-up', userId: user.id, way: 'google' })
    return user
  } catch (error) {
    // Somebody else has just taken the name or the address: this throws the matching message.
    if (!(error instanceof AppError)) await requireFree({ person, username: options.username })
    throw error
  }
}
