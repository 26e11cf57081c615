import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { Client } from 'pg'
import { createCookie } from 'react-router'
import { sessionSecrets } from '../../app/config/session-secret.server.ts'
import { placeOf, USER } from '../../scripts/postgres-cluster.mjs'
import { readPostmaster } from '../../scripts/postmaster.mjs'
import { dataFolder, PORTS } from './places.ts'

const FOLDER = dataFolder('plain')

/** Runs one statement in the database of the plain server. */
async function query(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const place = placeOf(join(FOLDER, 'postgres'))
  const port = (await readPostmaster(place.data))?.port
  const password = readFileSync(place.password, 'utf8')
  const client = new Client({ host: '127.0.0.1', port, user: USER, password, database: 'postgres' })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows
  } finally {
    await client.end()
  }
}

interface Account {
  username: string
  email?: string
  emailVerified?: boolean
  role?: 'user' | 'admin'
  /** Days until the end of an active subscription. */
  proDays?: number
  /** Today, in UTC. */
  xp?: number
}

async function createAccount(account: Account): Promise<number> {
  const { username, email = `${username}@example.org`, emailVerified = true, role = 'user', proDays, xp } = account
  const [row] = await query(
    `INSERT INTO users (username, email, email_verified, role, subscription_status, subscription_period_end)
     VALUES ($1, $2, $3, $4::role, $5::subscription_status, now() + make_interval(days => $6)) RETURNING id`,
    [username, email, emailVerified, role, proDays === undefined ? 'free' : 'active', proDays ?? null],
  )
  const id = Number(row?.id)
  await query('INSERT INTO user_settings (user_id, updated_at) VALUES ($1, now())', [id])
  if (xp) await query('INSERT INTO daily_progress (user_id, date, xp_earned) VALUES ($1, current_date, $2)', [id, xp])
  return id
}

/** Makes an account, named after `username` and a number, and signs the browser in. @returns its username. */
export async function signInAs(context: BrowserContext, account: Account): Promise<string> {
  const username = `${account.username}-${randomBytes(3).toString('hex')}`
  const userId = await createAccount({ ...account, username })
  const token = randomBytes(32).toString('base64url')
  const sid = createHash('sha256').update(token).digest('hex')
  await query(`INSERT INTO sessions (sid, user_id, sess, expire) VALUES ($1, $2, '{}', now() + interval '30 days')`, [
    sid,
    userId,
  ])
  const line = await createCookie('kopru_session', {
    secrets: [...sessionSecrets({ configured: undefined, dataDir: FOLDER })],
  }).serialize(token)
  const value = line.slice(line.indexOf('=') + 1, line.indexOf(';'))
  await context.addCookies([{ name: 'kopru_session', value, url: `http://127.0.0.1:${PORTS.plain}` }])
  return username
}
