import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const SCRIPT = fileURLToPath(new URL('hold-postgres.mjs', import.meta.url))
const LineSchema = z.union([z.object({ url: z.string() }), z.object({ refusal: z.string() })])

export interface Holder {
  answer: z.infer<typeof LineSchema>
  child: ChildProcess
  /** Stops it gracefully, and waits. */
  stop: () => Promise<void>
  /** Kills it, like a crash, and waits. */
  crash: () => Promise<void>
}

/** Another process that starts the server of a data folder; `wrap` is a command to run it with. */
export async function holdPostgres(options: {
  folder: string
  wrap?: string[]
  env?: Record<string, string>
}): Promise<Holder> {
  const [command, ...before] = [...(options.wrap ?? []), process.execPath]
  const child = spawn(command ?? process.execPath, [...before, SCRIPT, options.folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...options.env },
  })
  const exited = once(child, 'exit')
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return {
    answer: LineSchema.parse(JSON.parse(String(line))),
    child,
    stop: () => end('SIGTERM'),
    crash: () => end('SIGKILL'),
  }
}
