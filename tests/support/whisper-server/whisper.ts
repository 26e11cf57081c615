import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

// A real recogniser for tests: server.py with the Whisper base model. README.md says how to set it up.

interface Whisper {
  python: string
  modelFolder: string
}

const MODEL_FILE = 'model.bin'
const fileBeside = (name: string) => new URL(name, import.meta.url).pathname

/** Where it is, or why there is none. */
export function findWhisper(): Whisper | { missing: string } {
  const { WHISPER_PYTHON: python, WHISPER_MODEL_DIR: modelFolder } = process.env
  if (!python || !modelFolder) return { missing: 'WHISPER_PYTHON and WHISPER_MODEL_DIR are not set' }
  if (!existsSync(python)) return { missing: 'there is no Python at WHISPER_PYTHON' }
  if (!existsSync(`${modelFolder}/${MODEL_FILE}`)) return { missing: 'there is no model in WHISPER_MODEL_DIR' }
  return { python, modelFolder }
}

/** Starts the server. Rejects if it ends before it listens. */
export async function startWhisper({ python, modelFolder }: Whisper): Promise<{ url: string; stop: () => void }> {
  const child = spawn(python, [fileBeside('server.py')], {
    env: { ...process.env, WHISPER_MODEL_DIR: modelFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The recogniser ended with ${String(code)} before it listened.`)
  })
  const [port] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])
  ended.catch(() => {})
  return { url: `http://127.0.0.1:${String(port)}/v1`, stop: () => void child.kill() }
}

/** Makes a browser's recording (WebM with Opus) of each sound file. */
export async function makeRecordings(
  { python }: Pick<Whisper, 'python'>,
  files: readonly { from: string; to: string }[],
): Promise<void> {
  await promisify(execFile)(python, [fileBeside('to_recording.py'), ...files.flatMap(({ from, to }) => [from, to])])
}
