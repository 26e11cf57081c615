import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkFolder } from './readiness.server.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kopru-ready-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a folder that takes files is fine, is made where it is not there, and nothing is left in it', async () => {
  const folder = join(await temporaryFolder(), 'new', 'one')
  expect(await checkFolder(folder)).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
})

test('a place that takes no files is named', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  expect(await checkFolder(file)).toBe('data-folder-not-writable')
  // A kernel file system, where nobody can create a file, not even root.
  expect(['data-folder-not-writable', 'disk-full']).toContain(await checkFolder('/proc/sys'))
})
