// npm run seed [-- --demo]: brings the dialogues and the vocabulary up to date with content/, on the database of
// npm start or on DATABASE_URL, beside a running server too.
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../install.mjs'
import { fromRoot, loadDotEnv, runScript } from '../project.mjs'

async function main() {
  const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } })
  loadDotEnv()
  await ensureInstalled()
  const { ensureBuild } = await import('../build.mjs')
  await ensureBuild()
  const { borrowDatabase } = await import('../database/database.mjs')
  const database = await borrowDatabase()
  try {
    Object.assign(process.env, database.environment)
    const { demoNotice, seed } = await import(fromRoot('build/server/index.js'))
    const { created, updated, demoAccounts } = await seed({ demo: values.demo ? 'now' : 'never' })
    console.log(`Dialogues: ${created} added, ${updated} updated.`)
    if (demoAccounts.length > 0) console.log(demoNotice(demoAccounts))
    else if (values.demo) console.log('The demo accounts are there already; nothing was changed in them.')
  } finally {
    await database.stop()
  }
}

await runScript(main)
// The app's idle connections would hold the process.
process.exit()
