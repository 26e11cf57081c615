// Serves the built app on an existing database. scripts/start/start.mjs runs it; a container may run it directly.
import cluster from 'node:cluster'
import { waitForDatabase } from './database-signal.mjs'
import { limitHeapGrowth } from './memory-flags.mjs'
import { explainListening } from './port.mjs'
import { fromRoot, ROOT, runScript } from '../project.mjs'
import { countWebProcesses, isBesideOthers, runWebProcesses } from './web-processes.mjs'

// If the script that started us was killed, nobody else will stop us.
if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

async function serveHere() {
  const isThere = waitForDatabase()
  try {
    const { serve } = await import(fromRoot('build/server/index.js'))
    await isThere
    // Limited only once the server listens: while the program loads, a small heap is collected again and again.
    await serve({
      rootFolder: ROOT,
      onListening: limitHeapGrowth,
      isBesideOthers: isBesideOthers(),
      rehearses: true,
    })
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
