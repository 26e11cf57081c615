import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { Client } from 'pg'
import { createCookie } from 'react-router'
import { sessionSecrets } from '../../app/config/session-secret.server.ts'
import { placeOf, USER } from '../../scripts/postgres/cluster.mjs'
import { readPostmaster } from '../../scripts/postgres/postmaster.mjs'
import { dataFolder, PORTS } from './places.ts'

export type Server = keyof typeof PORTS

/** The password of the demo accounts and of those created here. */
export const PASSWORD = 'Kopru!2026'

/** The URL of a server's database. */
export async function databaseUrl(server: Server = 'plain'): Promise<string> {
  const place = placeOf(join(dataFolder(server), 'postgres'))
  const port = (await readPostmaster(place.data))?.port
  return `postgresql://${USER}:${readFileSync(place.password, 'utf8')}@127.0.0.1:${port}/postgres`
}

/** Runs one statement in a server's database. */
export async function query(
  text: string,
  values: unknown[],
  server: Server = 'plain',
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: await databaseUrl(server) })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows
  } finally {
    await client.end()
  }
}

interface Account {
  /** The beginning of the name; a number follows. */
  username: string
  /** False: signs in with Google only. */
  hasPassword?: boolean
  emailVerified?: boolean
  role?: 'user' | 'admin'
  /** Days until the end of an active subscription. */
  proDays?: number
  /** XP earned today, in UTC. */
  xp?: number
  /** The server to create it on; the plain one by default. */
  server?: Server
}

/** A name that no other test uses. */
export function newUsername(start = 'yolcu'): string {
  return `${start}-${randomBytes(3).toString('hex')}`
}

/** Creates an account with the demo accounts' password. @returns its username. */
export async function createAccount(account: Account): Promise<string> {
  const { hasPassword = true, emailVerified = true, role = 'user', proDays, xp, server } = account
  const username = newUsername(account.username)
  const [row] = await query(
    `INSERT INTO users (username, email, email_verified, role, subscription_status, subscription_period_end, password, google_id)
     SELECT $1, $1 || '@example.org', $2, $3::role, $4::subscription_status, now() + make_interval(days => $5),
       CASE WHEN $6 THEN password END, CASE WHEN NOT $6 THEN $1 END
     FROM users WHERE username = 'free' RETURNING id`,
    [username, emailVerified, role, proDays === undefined ? 'free' : 'active', proDays ?? null, hasPassword],
    server,
  )
  const id = Number(row?.id)
  await query('INSERT INTO user_settings (user_id, updated_at) VALUES ($1, now())', [id], server)
  if (xp) {
    const sql = 'INSERT INTO daily_progress (user_id, date, xp_earned) VALUES ($1, current_date, $2)'
    await query(sql, [id, xp], server)
  }
  return username
}

/** Signs a browser in to an existing account, without the form. */
export async function signIn(context: BrowserContext, username: string, server: Server = 'plain'): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const sid = createHash('sha256').update(token).digest('hex')
  await query(
    `INSERT INTO sessions (sid, user_id, sess, expire)
     SELECT $1, id, '{}', now() + interval '30 days' FROM users WHERE username = $2`,
    [sid, username],
    server,
  )
  const secrets = [...sessionSecrets({ configured: undefined, dataDir: dataFolder(server) })]
  const line = await createCookie('kopru_session', { secrets }).serialize(token)
  const value = line.slice(line.indexOf('=') + 1, line.indexOf(';'))
  await context.addCookies([{ name: 'kopru_session', value, url: `http://127.0.0.1:${PORTS[server]}` }])
}

/** Creates an account and signs a browser in. @returns its username. */
export async function signInAs(context: BrowserContext, account: Account): Promise<string> {
  const username = await createAccount(account)
  await signIn(context, username, account.server)
  return username
}
