// Processor time of groups of processes, from /proc.
import { readdir, readFile } from 'node:fs/promises'

const TICKS_PER_SECOND = 100

/** @typedef {{ pid: number, parent: number, group: number, own: number, children: number }} Used in milliseconds */

/** @returns {Promise<Used[]>} */
async function readProcesses() {
  const processes = []
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    if (!stat) continue
    // After the name, which may contain anything: state, parent, group … (proc(5), field 3 on).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ms = (/** @type {number} */ at) => ((Number(fields[at]) + Number(fields[at + 1])) / TICKS_PER_SECOND) * 1_000
    processes.push({
      pid: Number(pid),
      parent: Number(fields[1]),
      group: Number(fields[2]),
      own: ms(11),
      children: ms(13),
    })
  }
  return processes
}

/**
 * Milliseconds that these have used: machines by their process groups, the database by its first process (ended
 * connections count as its children), the pooler.
 * @param {{ groups: number[], postmaster: number, pooler: number }} which
 */
export async function processorMs({ groups, postmaster, pooler }) {
  const processes = await readProcesses()
  const sum = (/** @type {number[]} */ values) => values.reduce((total, value) => total + value, 0)
  return {
    web: sum(processes.filter(({ group }) => groups.includes(group)).map(({ own }) => own)),
    postgres: sum([
      ...processes.filter(({ parent }) => parent === postmaster).map(({ own }) => own),
      ...processes.filter(({ pid }) => pid === postmaster).map(({ own, children }) => own + children),
    ]),
    pooler: sum(processes.filter(({ pid }) => pid === pooler).map(({ own }) => own)),
  }
}
