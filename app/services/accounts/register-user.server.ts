import type { Locale } from '#app/config/copy/locale.ts'
import { problem, type ProblemKey } from '#app/config/copy/problems.ts'
import { type Database, inTransaction } from '#app/db.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { hashPassword } from '#app/models/accounts/password/password-hash.server.ts'
import { createUser, isEmailTaken, isUsernameTaken } from '#app/models/accounts/user.server.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'
import { notify } from '../notifications/notify.server.ts'
import { claimSamples } from '../practice/claim-samples.server.ts'

interface Registration {
  username: string
  email: string
  password: string
  timezone?: string
  marketingEmails: boolean
  /** From the page. */
  locale: Locale
  /** Of the browser, to claim the samples done in it. */
  sampleTokens: readonly string[]
}

type Outcome =
  | { status: 'registered'; userId: number; keptSamples: number }
  /** Which of the two are taken: field and problem. */
  | { status: 'taken'; fields: Record<string, ProblemKey> }

async function findTaken({ username, email }: Registration): Promise<Record<string, ProblemKey>> {
  const [isName, isEmail] = await Promise.all([isUsernameTaken(username), isEmailTaken(email)])
  return {
    ...(isName && { username: problem('usernameTaken') }),
    ...(isEmail && { email: problem('emailTaken') }),
  }
}

async function store(options: { registration: Registration; passwordHash: string; database: Database }) {
  const { registration, passwordHash, database } = options
  const { username, email, timezone, marketingEmails, locale, sampleTokens } = registration
  const { id: userId } = await createUser({
    user: {
      username,
      email,
      passwordHash,
      marketingEmails,
      language: locale,
      ...(timezone !== undefined && { timezone }),
    },
    database,
  })
  await notify({ userId, kind: 'welcome', data: {}, database })
  await enqueue({ kind: 'mail-verification', payload: { userId }, database })
  return { userId, keptSamples: await claimSamples({ tokens: sampleTokens, userId, database }) }
}

/**
 * Creates an account with its settings, a welcome notification, the mail that verifies the address and this browser's
 * samples, all in one transaction. Of two concurrent requests for the same name one succeeds.
 */
export async function registerUser(registration: Registration): Promise<Outcome> {
  const taken = await findTaken(registration)
  if (Object.keys(taken).length > 0) return { status: 'taken', fields: taken }
  const passwordHash = await hashPassword(registration.password)
  try {
    const made = await inTransaction((database) => store({ registration, passwordHash, database }))
    noteSecurity({ event: 'sign-up', userId: made.userId, way: 'password' })
    return { status: 'registered', ...made }
  } catch (error) {
    const fields = await findTaken(registration)
    if (Object.keys(fields).length === 0) throw error
    return { status: 'taken', fields }
  }
}
