// Serves the built app on a database that is already there: what scripts/start.mjs runs, and a container may.
import { fromRoot, Problem, ROOT, runScript, setting } from './project.mjs'

const DEFAULT_PORT = '3000'

// Started by another script that was killed, nobody is left to stop us.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

/** @param {unknown} error */
function explain(error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const port = setting('PORT') ?? DEFAULT_PORT
  if (code === 'EADDRINUSE') return new Problem(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`)
  if (code === 'EACCES') return new Problem(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
  return error
}

await runScript(async () => {
  try {
    const { serve } = await import(fromRoot('build/server/index.js'))
    await serve({ rootFolder: ROOT })
  } catch (error) {
    throw explain(error)
  }
})
process.exit()
