// npm run backup -- --to <folder>: backs up the database (npm start's, or DATABASE_URL) and the recordings. The server may
// be running.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dataFolder, loadDotEnv, Problem, runScript, setting } from '../project.mjs'

await runScript(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (!values.to) throw new Problem('Say where to: npm run backup -- --to <folder>')
  loadDotEnv()
  const { borrowDatabase } = await import('../database/database.mjs')
  const { backUp } = await import('../backup/backup.mjs')
  const database = await borrowDatabase()
  try {
    const to = resolve(values.to)
    const { tables, audioFiles } = await backUp({ url: database.url, audioFolder: join(dataFolder(), 'audio'), to })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${to}: ${tables.length} tables with ${rows} rows, ${audioFiles} recordings.`)
    if (setting('S3_BUCKET')) console.log('Recordings in the bucket are not in it: back that up with its own versions.')
  } finally {
    await database.stop()
  }
})
