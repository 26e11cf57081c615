// npm run seed [-- --demo]: brings the dialogues and the vocabulary up to date with content/, on the database of
// npm start or on DATABASE_URL, beside a running server too.
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'
import { fromRoot, loadDotEnv, runScript } from './project.mjs'

async function main() {
  const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } })
  loadDotEnv()
  await ensureInstalled()
  const { ensureBuild } = await import('./build.mjs')
  await ensureBuild()
  const { borrowDatabase } = await import('./database.mjs')
  const database = await borrowDatabase()
  try {
    Object.assign(process.env, database.environment)
    const { seed } = await import(fromRoot('build/server/index.js'))
    const { created, updated } = await seed({ demo: values.demo })
    console.log(`Dialogues: ${created} added, ${updated} updated.`)
  } finally {
    await database.stop()
  }
}

await runScript(main)
// The app's idle connections would hold the process.
process.exit()
