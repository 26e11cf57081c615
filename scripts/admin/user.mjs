// npm run user -- role <username> admin|tester|user, and npm run user -- list: in npm start's database or DATABASE_URL. The
// server may be running. Plain SQL, so that nothing has to be built first.
import { ensureInstalled } from '../install.mjs'
import { loadDotEnv, Problem, runScript, setting } from '../project.mjs'

const ROLES = ['admin', 'tester', 'user']
const USAGE = `How to use it:
  npm run user -- role <username> ${ROLES.join('|')}    gives somebody a role
  npm run user -- list                              shows every account with its role`

/** As the database folds names: ASCII letters only. @param {string} name */
const fold = (name) => name.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * @param {import('pg').Client} db
 * @param {{ username: string, role: string }} change
 */
async function setRole(db, { username, role }) {
  const { rows } = await db.query('UPDATE users SET role = $2::role WHERE username_folded = $1 RETURNING username', [
    fold(username),
    role,
  ])
  const [user] = rows
  if (!user) throw new Problem(`There is no user "${username}". See them all with: npm run user -- list`)
  console.log(`${user.username} now has the role ${role}.`)
}

/** @param {import('pg').Client} db */
async function listUsers(db) {
  const { rows } = await db.query('SELECT username, role::text AS role, email FROM users ORDER BY username_folded')
  const width = Math.max(0, ...rows.map(({ username }) => username.length))
  for (const { username, role, email } of rows) {
    console.log(`${username.padEnd(width)}  ${role.padEnd('tester'.length)}  ${email}`)
  }
  if (rows.length === 0) console.log('There are no accounts yet.')
}

/** @param {string[]} args */
function readCommand([command, username, role, ...rest]) {
  if (command === 'list' && username === undefined) return listUsers
  if (command !== 'role' || username === undefined || role === undefined || rest.length > 0) throw new Problem(USAGE)
  if (!ROLES.includes(role)) throw new Problem(`There is no role "${role}". Roles are: ${ROLES.join(', ')}.`)
  return (/** @type {import('pg').Client} */ db) => setRole(db, { username, role })
}

async function main() {
  const run = readCommand(process.argv.slice(2))
  loadDotEnv()
  await ensureInstalled()
  const { borrowDatabase } = await import('../database/database.mjs')
  const database = await borrowDatabase()
  try {
    const { Client } = await import('pg')
    const db = new Client({
      connectionString: database.environment.KOPRU_EMBEDDED_DATABASE_URL ?? setting('DATABASE_URL'),
    })
    await db.connect()
    try {
      await run(db)
    } finally {
      await db.end()
    }
  } finally {
    await database.stop()
  }
}

await runScript(main)
