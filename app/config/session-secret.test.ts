import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sessionSecrets } from './session-secret.server.ts'

async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kopru-secret-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'not-yet-there')
}

test('without a configured secret one is made, kept for the next start, and readable by its owner alone', async () => {
  const dataDir = await newDataDir()
  const [made] = sessionSecrets({ configured: undefined, dataDir })
  expect(made).toMatch(/^[\w-]{43}$/)
  expect(sessionSecrets({ configured: undefined, dataDir })).toEqual([made])
  expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
  expect(sessionSecrets({ configured: undefined, dataDir: await newDataDir() })).not.toEqual([made])
})

test('configured secrets are used as they are, and none is made', async () => {
  const dataDir = await newDataDir()
  expect(sessionSecrets({ configured: ['one', 'two'], dataDir })).toEqual(['one', 'two'])
  await expect(stat(dataDir)).rejects.toThrow('ENOENT')
})
