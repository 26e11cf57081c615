import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Socket } from 'node:net'
import type { OpenHelper } from './helper-life.server.ts'

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * A Node child process that exchanges JSON lines on its standard streams. It inherits no environment, so it has none of
 * our keys, and it exits when this process ends (its input closes).
 */
export function openChild(scriptPath: string, args: readonly string[] = []): OpenHelper {
  return ({ onMessage, onExit }) => {
    const child = spawn(process.execPath, [scriptPath, ...args], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
    // Writing to a process that has just died raises EPIPE here; its exit is reported instead.
    child.stdin.on('error', () => {})
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message = parseLine(line)
      if (message !== undefined) onMessage(message)
    })
    const holders = [child, ...[child.stdin, child.stdout].filter((pipe) => pipe instanceof Socket)]
    child.once('error', (error) => onExit(error.message))
    child.once('close', (code, signal) => onExit(`ended with ${signal ?? code}`))
    return {
      post: (message) => child.stdin.write(`${JSON.stringify(message)}\n`),
      kill: () => child.kill('SIGKILL'),
      setBusy(isBusy) {
        for (const held of holders) {
          if (isBusy) held.ref()
          else held.unref()
        }
      },
    }
  }
}
