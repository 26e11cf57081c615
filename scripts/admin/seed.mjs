// npm run seed [-- --demo]: updates dialogues and vocabulary from content/, in npm start's database or DATABASE_URL. The
// server may be running.
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
// The app's idle connections would keep the process alive.
process.exit()
