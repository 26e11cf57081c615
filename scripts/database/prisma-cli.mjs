// Runs Prisma's command line offline: without our engine it would first download a native one (schema-engine/README.md).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fromRoot, ROOT } from '../project.mjs'

const QUIET = { PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' }

/**
 * @param {{ args: string[], databaseUrl?: string, stdio?: 'inherit' | 'pipe' }} options
 * @returns {Promise<{ code: number, output: string }>} `output` is both streams together, empty when they are inherited
 */
export async function prisma({ args, databaseUrl, stdio = 'inherit' }) {
  const child = spawn(process.execPath, [fromRoot('node_modules/prisma/build/index.js'), ...args], {
    cwd: ROOT,
    stdio: ['ignore', stdio, stdio],
    env: {
      ...process.env,
      ...QUIET,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      PRISMA_SCHEMA_ENGINE_BINARY: fromRoot('scripts/database/schema-engine/schema-engine.mjs'),
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  return { code: code ?? 1, output }
}
