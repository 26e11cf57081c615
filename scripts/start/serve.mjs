// Serves the built app on a database that is already there: what scripts/start/start.mjs runs, and a container may.
import cluster from 'node:cluster'
import { untilDatabaseIsThere } from './database-signal.mjs'
import { limitHeapGrowth } from './memory-flags.mjs'
import { explainListening } from './port.mjs'
import { fromRoot, ROOT, runScript } from '../project.mjs'
import { countWebProcesses, runWebProcesses } from './web-processes.mjs'

// Started by another script that was killed, nobody is left to stop us.
if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

async function serveHere() {
  const isThere = untilDatabaseIsThere()
  try {
    const { serve } = await import(fromRoot('build/server/index.js'))
    await isThere
    // Not earlier: while the program is read, a heap kept small is collected again and again.
    await serve({ rootFolder: ROOT, onListening: limitHeapGrowth })
  } catch (error) {
    throw explainListening(error)
  }
}

await runScript(async () => {
  const count = countWebProcesses()
  if (cluster.isWorker || count === 1) await serveHere()
  else process.exitCode = await runWebProcesses(count)
})
process.exit()
