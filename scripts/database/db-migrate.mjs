// npm run db:migrate -- --name what-changes [--create-only]
// Writes a migration with the difference between prisma/schema.prisma and the existing migrations, then applies it. With
// --create-only it is only written (empty if nothing differs), to be edited by hand first. Works offline.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { migrate } from './migrate.mjs'
import { borrowPostgres } from '../postgres/server.mjs'
import { prisma } from './prisma-cli.mjs'
import { generatePrismaClient } from './prisma-generate.mjs'
import { dataFolder, fromRoot, loadDotEnv, Problem, runScript, setting } from '../project.mjs'

const DIFFERS = 2
/** yyyymmddhhmmss */
const STAMP_DIGITS = 14
const WORKBENCH = 'kopru_authoring'

/**
 * The difference between migrations and schema, as SQL; empty when they agree.
 * @param {string} databaseUrl a scratch database in which the comparison works
 */
async function findDifference(databaseUrl) {
  const args = ['migrate', 'diff', '--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema.prisma']
  const { code, output } = await prisma({ args: [...args, '--script', '--exit-code'], databaseUrl, stdio: 'pipe' })
  if (code !== 0 && code !== DIFFERS)
    throw new Problem(`The schema and the migrations could not be compared:\n${output}`)
  return code === DIFFERS ? output.slice(Math.max(0, output.search(/^--/m))) : ''
}

/**
 * Migrations apply in the order of their names, so a new one must sort last even if the clock is behind.
 * @param {string} name
 */
async function nameFolder(name) {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '_')
  const now = Number(new Date().toISOString().replace(/\D/g, '').slice(0, STAMP_DIGITS))
  const names = await readdir(fromRoot('prisma/migrations'))
  const stamps = names.map((other) => Number.parseInt(other, 10)).filter((stamp) => !Number.isNaN(stamp))
  return fromRoot(`prisma/migrations/${Math.max(now, ...stamps.map((stamp) => stamp + 1))}_${slug}`)
}

/** @param {{ adminUrl: string, sql: string }} options */
async function runSql({ adminUrl, sql }) {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/**
 * Compares in a temporary database, because the developer's own holds data.
 * @param {{ adminUrl: string, workbenchUrl: string }} options
 */
async function findDifferenceIn({ adminUrl, workbenchUrl }) {
  await runSql({ adminUrl, sql: `DROP DATABASE IF EXISTS ${WORKBENCH} WITH (FORCE)` })
  await runSql({ adminUrl, sql: `CREATE DATABASE ${WORKBENCH}` })
  try {
    return await findDifference(workbenchUrl)
  } finally {
    await runSql({ adminUrl, sql: `DROP DATABASE ${WORKBENCH} WITH (FORCE)` })
  }
}

async function main() {
  const { values } = parseArgs({ options: { name: { type: 'string' }, 'create-only': { type: 'boolean' } } })
  if (!values.name) throw new Problem('Give the migration a name: npm run db:migrate -- --name what-changes')
  loadDotEnv()
  const server = await borrowPostgres({ folder: `${dataFolder()}/postgres` })
  try {
    const adminUrl = server.url('postgres')
    const sql = await findDifferenceIn({ adminUrl, workbenchUrl: server.url(WORKBENCH) })
    if (!sql && !values['create-only']) {
      console.log('The migrations already say what the schema says.')
      return
    }
    const folder = await nameFolder(values.name)
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/migration.sql`, sql)
    console.log(`Wrote ${folder}/migration.sql.`)
    if (values['create-only']) return
    await migrate({ url: setting('DATABASE_URL') ?? server.url() })
    await generatePrismaClient()
    console.log('Applied it and generated the client.')
  } finally {
    await server.stop()
  }
}

await runScript(main)
