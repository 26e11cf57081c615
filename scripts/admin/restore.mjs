// npm run restore -- --from <folder>: restores a backup into an empty database, npm start's or DATABASE_URL. The server
// must not be running.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dataFolder, loadDotEnv, Problem, runScript } from '../project.mjs'

await runScript(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } })
  if (!values.from) throw new Problem('Say where from: npm run restore -- --from <folder>')
  loadDotEnv()
  const { openEmptyDatabase } = await import('../database/database.mjs')
  const { restore } = await import('../backup/backup.mjs')
  const database = await openEmptyDatabase()
  try {
    const from = resolve(values.from)
    const { takenAt, tables } = await restore({ url: database.url, audioFolder: join(dataFolder(), 'audio'), from })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Restored what was there at ${takenAt}: ${tables.length} tables with ${rows} rows.`)
  } finally {
    await database.stop()
  }
})
