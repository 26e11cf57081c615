import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { startPostgres } from '../../scripts/postgres/server.mjs'

// Runs the command in its own process.
vi.setConfig({ testTimeout: 60_000 })

function user(args: string[], settings: Record<string, string>): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/admin/user.mjs', ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: `${stdout}${stderr}` })
    })
  })
}

/** Uses this test file's own database, by DATABASE_URL. */
const onDatabase = (args: string[]) => user(args, { DATABASE_URL: process.env.KOPRU_EMBEDDED_DATABASE_URL ?? '' })

test("role sets a role, ignoring the name's case, and says so", async () => {
  const { id, username } = await createAccount({ username: 'Nehir' })
  for (const role of ['admin', 'tester', 'user'] as const) {
    expect(await onDatabase(['role', 'nEHIR', role])).toEqual({
      code: 0,
      output: `${username} now has the role ${role}.\n`,
    })
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ role })
  }
})

test('list shows every account with its role', async () => {
  await createAccount({ username: 'Deniz', email: 'deniz@example.org', role: 'admin' })
  const { code, output } = await onDatabase(['list'])
  expect(code).toBe(0)
  expect(output).toMatch(/^Deniz +admin +deniz@example\.org$/m)
})

test('an unknown name or role is reported, changes nothing and fails', async () => {
  await createAccount({ username: 'Bulut' })
  expect(await onDatabase(['role', 'nobody', 'admin'])).toEqual({
    code: 1,
    output: 'There is no user "nobody". See them all with: npm run user -- list\n',
  })
  expect(await onDatabase(['role', 'Bulut', 'owner'])).toEqual({
    code: 1,
    output: 'There is no role "owner". Roles are: admin, tester, user.\n',
  })
  expect(await db.user.findFirstOrThrow({ where: { username: 'Bulut' } })).toMatchObject({ role: 'user' })
})

test.each([[[]], [['role']], [['role', 'x']], [['role', 'x', 'admin', 'y']], [['delete', 'x']]])(
  'an invalid command prints the usage: %j',
  async (args) => {
    const { code, output } = await onDatabase(args)
    expect(code).toBe(1)
    expect(output).toContain('npm run user -- role <username> admin|tester|user')
  },
)

test('it works on the embedded database, stopped or running', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'kopru-user-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  expect(await user(['list'], { DATA_DIR })).toEqual({ code: 0, output: 'There are no accounts yet.\n' })
  const server = await startPostgres({ folder: join(DATA_DIR, 'postgres') })
  try {
    expect(await user(['role', 'admin', 'tester'], { DATA_DIR })).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no user "admin".'),
    })
  } finally {
    await server.stop()
  }
})
