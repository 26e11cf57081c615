import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { Client } from 'pg'
import { createCookie } from 'react-router'
import { sessionSecrets } from '../../app/config/session-secret.server.ts'
import { borrowPostgres } from '../../scripts/postgres.mjs'
import { dataFolder, PORTS } from './places.ts'

const FOLDER = dataFolder('plain')
/** Of the demo accounts, and of those made here. */
export const PASSWORD = 'Kopru!2026'

interface Account {
  username: string
  /** False: signs in with Google only. */
  hasPassword?: boolean
  /** With an active subscription for 90 days. */
  isPro?: boolean
}

async function query(text: string, values: unknown[]): Promise<void> {
  const server = await borrowPostgres({ folder: join(FOLDER, 'postgres') })
  const client = new Client({ connectionString: server.url('postgres') })
  await client.connect()
  await client.query(text, values)
  await client.end()
  await server.stop()
}

/** A new account like the demo account `free`. */
export async function createAccount({ username, hasPassword = true, isPro = false }: Account): Promise<void> {
  await query(
    `WITH made AS (
       INSERT INTO users (username, email, email_verified, password, google_id, subscription_status, subscription_period_end)
       SELECT $1, $1 || '@example.org', true, CASE WHEN $2 THEN password END, CASE WHEN $2 THEN NULL ELSE $1 END,
         CASE WHEN $3 THEN 'active' ELSE 'free' END::subscription_status,
         CASE WHEN $3 THEN now() + interval '90 days' END
       FROM users WHERE username = 'free' RETURNING id)
     INSERT INTO user_settings (user_id, updated_at) SELECT id, now() FROM made`,
    [username, hasPassword, isPro],
  )
}

/** Signs a browser in as an account that is there, without the form. */
export async function signIn(context: BrowserContext, username: string): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const sid = createHash('sha256').update(token).digest('hex')
  await query(
    `INSERT INTO sessions (sid, user_id, sess, expire)
     SELECT $1, id, '{}', now() + interval '30 days' FROM users WHERE username = $2`,
    [sid, username],
  )
  const secrets = [...sessionSecrets({ configured: undefined, dataDir: FOLDER })]
  const line = await createCookie('kopru_session', { secrets }).serialize(token)
  const value = line.slice(line.indexOf('=') + 1, line.indexOf(';'))
  await context.addCookies([{ name: 'kopru_session', value, url: `http://127.0.0.1:${PORTS.plain}` }])
}

/** A name that no other test uses. */
export const newUsername = () => `yolcu-${randomBytes(4).toString('hex')}`
