import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseUrl } from './accounts.ts'
import { dataFolder, MORTAL_PORT } from './places.ts'

const LOOK_MS = 50
const base = `http://127.0.0.1:${MORTAL_PORT}`

export interface MortalApp {
  base: string
  /** Like a crash: nothing is completed or reported. */
  kill: () => Promise<void>
  /** Starts it again on the same data. */
  revive: () => Promise<void>
}

async function launch(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['tests/e2e/mortal-app.mjs'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(MORTAL_PORT),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATA_DIR: dataFolder('plain'),
      KOPRU_EMBEDDED_DATABASE_URL: await databaseUrl(),
      RATE_LIMIT_FACTOR: '100',
    },
  })
  const isReady = async () => (await fetch(`${base}/readyz`).catch(() => undefined))?.ok ?? false
  while (child.exitCode === null && !(await isReady())) await pause(LOOK_MS)
  return child
}

/** The app in its own process, on the database and the files of the plain server. */
export async function startMortalApp(): Promise<MortalApp> {
  let child = await launch()
  return {
    base,
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    async revive() {
      child = await launch()
    },
  }
}
