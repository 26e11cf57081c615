// npm run dev: the development server on the same database as npm start.
import { ensureInstalled } from '../install.mjs'
import { requireFreePort } from './port.mjs'
import { loadDotEnv, runScript } from '../project.mjs'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

async function main() {
  loadDotEnv()
  await requireFreePort()
  await ensureInstalled()
  const { ensurePrismaClient } = await import('../database/prisma-generate.mjs')
  await ensurePrismaClient()
  const asked = new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, resolve)
  })
  const { openDatabase } = await import('../database/database.mjs')
  const database = await openDatabase()
  try {
    Object.assign(process.env, database.environment)
    process.env.NODE_ENV ??= 'development'
    const { startDevServer } = await import('./dev-server.mjs')
    const server = await startDevServer()
    await asked
    await server.stop()
  } finally {
    await database.stop()
  }
}

await runScript(main)
