import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, vi } from 'vitest'

const READY_TIMEOUT_MS = 30_000
const ROOT = new URL('../..', import.meta.url).pathname

export interface SecondProcess {
  request: (path: string, init?: RequestInit) => Promise<Response>
  stop: () => Promise<void>
  /** Kills it between two instructions, like a power cut. */
  kill: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address !== null && typeof address === 'object' ? address.port : 0
}

/** The built app in its own process, on this test file's database and data folder. */
export async function startSecondProcess(settings: Record<string, string> = {}): Promise<SecondProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start/serve.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...settings },
  })
  const exited = once(child, 'close')
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true), { timeout: READY_TIMEOUT_MS })
  return {
    request: (path, init) => fetch(new URL(path, url), { redirect: 'manual', ...init }),
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
