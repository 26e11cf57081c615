// Reads postmaster.pid, in which PostgreSQL describes its running server, and checks whether it is still true.
import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const PORT_LINE = 3
const STATUS_LINE = 7

/** @param {number} pid */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether a process is a running PostgreSQL server. After a reboot or in a new container the pid may belong to another
 * program, and an ended server may be a zombie.
 * @param {number} pid
 */
export function isPostgres(pid) {
  if (!isAlive(pid)) return false
  if (!existsSync('/proc/self/cmdline')) {
    const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    // If we cannot find out, we trust the file.
    return stdout === null || stdout.includes('postgres')
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

/**
 * The server that runs on a data folder, or undefined. A stale file is removed where it would mislead PostgreSQL itself.
 * @param {string} data
 * @returns {Promise<{ pid: number, port: number, isReady: boolean } | undefined>}
 */
export async function readPostmaster(data) {
  const file = join(data, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!text || !Number.isInteger(pid) || pid <= 0) return undefined
  if (isPostgres(pid)) {
    return { pid, port: Number(lines[PORT_LINE]), isReady: lines[STATUS_LINE]?.trim() === 'ready' }
  }
  const isUnchanged = (await readFile(file, 'utf8').catch(() => '')) === text
  if (isUnchanged) await rm(file, { force: true })
  return undefined
}
