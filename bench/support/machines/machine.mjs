// One "machine": a process group that runs the built app as an operator would, with a folder and a port of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from '../../../scripts/start/memory-flags.mjs'
import { fromRoot, Problem, ROOT } from '../../../scripts/project.mjs'

const READY_MS = 300_000
const POLL_MS = 100

/** However the bench ends, no machine outlives it. @type {Set<number>} */
const groups = new Set()
process.once('exit', () => {
  for (const group of groups) process.kill(-group, 'SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

export class Machine {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  child

  /** @param {{ name: string, port: number, folder: string, environment: Record<string, string> }} options */
  constructor({ name, port, folder, environment }) {
    this.name = name
    this.port = port
    this.folder = folder
    this.environment = { ...environment, DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1' }
  }

  /** The process group, which is also the first process. */
  get group() {
    return this.child?.pid ?? 0
  }

  log() {
    return readFile(join(this.folder, 'app.log'), 'utf8')
  }

  async isReady() {
    const url = `http://127.0.0.1:${this.port}/readyz`
    const answer = await fetch(url, { headers: { Connection: 'close' } }).catch(() => undefined)
    await answer?.text()
    return answer?.status === 200
  }

  /** Starts it and waits until it is ready. */
  async start() {
    await mkdir(this.folder, { recursive: true })
    const out = await open(join(this.folder, 'app.log'), 'a')
    const child = spawn(process.execPath, [...MEMORY_FLAGS, fromRoot('scripts/start/serve.mjs')], {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', out.fd, out.fd],
      env: { ...MEMORY_ENVIRONMENT, ...process.env, ...this.environment },
    })
    await out.close()
    this.child = child
    groups.add(this.group)
    const until = performance.now() + READY_MS
    while (!(await this.isReady())) {
      if (child.exitCode !== null || performance.now() > until) {
        throw new Problem(`${this.name} did not become ready:\n${(await this.log()).slice(-4_000)}`)
      }
      await pause(POLL_MS)
    }
  }

  /** SIGTERM, as a platform stops a machine. @returns its exit code */
  async stop() {
    const { child } = this
    if (!child || child.exitCode !== null) return child?.exitCode ?? null
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    const [code] = await exited
    groups.delete(child.pid ?? 0)
    return Number(code)
  }
}
