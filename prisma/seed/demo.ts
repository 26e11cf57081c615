import { randomBytes } from 'node:crypto'
import { DEMO_EMAIL_DOMAIN, DEMO_PASSWORD, DEMO_PLAN_DAYS, DEMO_USERNAMES } from '#app/config/accounts.ts'
import { environment } from '#app/config/copy/en/environment.ts'
import { env } from '#app/config/env.server.ts'
import { db, type Database, inTransaction } from '#app/db.server.ts'
import { hashPassword } from '#app/models/accounts/password/password-hash.server.ts'
import { createUser } from '#app/models/accounts/user.server.ts'
import { takeTurn } from './turns.ts'

export interface DemoAccount {
  username: (typeof DEMO_USERNAMES)[number]
  password: string
}

/** `at first`: only if no account was ever created, so that deleted ones do not return. `now`: those that are missing. */
export type DemoChoice = 'never' | 'at first' | 'now'

/** The advisory lock under which one process creates the accounts. An arbitrary unique number. */
const DEMO_LOCK = 56_778_002
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]'])
/** Domains that no public server has (RFC 6761). */
const NOWHERE = /\.(?:localhost|test|example|invalid)$/
const RANDOM_BYTES = 15
/** Makes a random password pass the password rules. */
const RULED_END = 'aZ7!'
const DAY_MS = 86_400_000

/** Where the server and its database can be reached. */
interface Place {
  /** The address that the server listens on. */
  host: string
  /** Undefined: the embedded one. */
  databaseUrl: string | undefined
  /** The public address: behind a proxy a server may listen on this machine only and still be reachable from anywhere. */
  appUrl: string
}

/** Whether nobody else can reach this server and its database. Only then is the published password used. */
export function isPrivate(place: Place): boolean {
  const databaseHost = place.databaseUrl === undefined ? 'localhost' : new URL(place.databaseUrl).hostname
  const { hostname } = new URL(place.appUrl)
  const isOurs = LOOPBACK.has(hostname) || NOWHERE.test(hostname)
  return LOOPBACK.has(place.host) && LOOPBACK.has(databaseHost) && isOurs
}

function demoPassword(options: { isPrivate: boolean }): string {
  return options.isPrivate ? DEMO_PASSWORD : `${randomBytes(RANDOM_BYTES).toString('base64url')}${RULED_END}`
}

/** The sequence also counts deleted accounts. */
async function isFirst(database: Database): Promise<boolean> {
  const [row] = await database.$queryRaw<{ isUsed: boolean }[]>`SELECT is_called AS "isUsed" FROM users_id_seq`
  return row?.isUsed === false
}

const emailOf = (username: string) => `${username}@${DEMO_EMAIL_DOMAIN}`

async function listMissing(database: Database): Promise<DemoAccount['username'][]> {
  const taken = await database.user.findMany({
    where: {
      OR: [
        { usernameFolded: { in: [...DEMO_USERNAMES] } },
        { emailFolded: { in: DEMO_USERNAMES.map((username) => emailOf(username)) } },
      ],
    },
    select: { usernameFolded: true, emailFolded: true },
  })
  return DEMO_USERNAMES.filter(
    (name) => !taken.some((user) => user.usernameFolded === name || user.emailFolded === emailOf(name)),
  )
}

async function create(tx: Database, account: DemoAccount & { passwordHash: string }): Promise<void> {
  const { username, passwordHash } = account
  const user = { username, email: emailOf(username), passwordHash, emailVerified: true }
  const { id } = await createUser({ user, database: tx })
  if (username === 'free') return
  const subscriptionPeriodEnd = new Date(Date.now() + DEMO_PLAN_DAYS * DAY_MS)
  await tx.user.update({
    where: { id },
    data: username === 'admin' ? { role: 'admin' } : { subscriptionStatus: 'active', subscriptionPeriodEnd },
    select: { id: true },
  })
}

/** Creates the missing demo accounts; never changes an existing one. @returns those created, with passwords. */
export async function seedDemoAccounts(
  choice: DemoChoice,
  place: Place = { host: env.HOST, databaseUrl: env.database.url, appUrl: env.APP_URL },
): Promise<DemoAccount[]> {
  if (choice === 'never' || (choice === 'at first' && !(await isFirst(db)))) return []
  const candidates = await Promise.all(
    DEMO_USERNAMES.map(async (username) => {
      const password = demoPassword({ isPrivate: isPrivate(place) })
      return { username, password, passwordHash: await hashPassword(password) }
    }),
  )
  return inTransaction(async (tx) => {
    await takeTurn(tx, DEMO_LOCK)
    // Checked again under the lock: another process may just have created them.
    if (choice === 'at first' && !(await isFirst(tx))) return []
    const missing = await listMissing(tx)
    const made = candidates.filter(({ username }) => missing.includes(username))
    for (const account of made) await create(tx, account)
    return made.map(({ username, password }) => ({ username, password }))
  })
}

/** Printed to the console, once. */
export function demoNotice(accounts: DemoAccount[]): string {
  return environment.demoAccounts(accounts)
}
