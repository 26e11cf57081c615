import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SECRET_BYTES = 32
const OWNER_ONLY = 0o600

/** Written completely to a temporary file and then linked, so that two processes starting at once keep the same secret. */
function createSecret(file: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: OWNER_ONLY })
  try {
    linkSync(draft, file)
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw error
  } finally {
    rmSync(draft)
  }
}

/**
 * The secrets that sign sessions: the first signs, all are accepted. If none is configured, one is generated once and
 * stored in the data folder, readable only by its owner.
 */
export function sessionSecrets(options: {
  configured: readonly string[] | undefined
  dataDir: string
}): readonly string[] {
  if (options.configured) return options.configured
  mkdirSync(options.dataDir, { recursive: true })
  const file = join(options.dataDir, 'session-secret')
  try {
    return [readFileSync(file, 'utf8')]
  } catch {
    createSecret(file)
    return [readFileSync(file, 'utf8')]
  }
}
