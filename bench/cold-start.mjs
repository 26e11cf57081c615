// node bench/cold-start.mjs: P10. Time from `npm start` on an installed and built checkout to the first page, with the
// embedded database: the very first start, which creates the database and fills the library, and later ones. Also the CPU
// time of the web process until then, which says more on a busy machine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureBuild } from '../scripts/build.mjs'
import { fromRoot, Problem, ROOT, runScript } from '../scripts/project.mjs'
import { median, tell } from './support/rows.mjs'

const PORT = process.env.PORT || '41753'
const LIMIT_SECONDS = 2
const LATER_STARTS = 5
const POLL_MS = 10
const MS_A_TICK = 10
const folder = join(tmpdir(), `kopru-bench-${PORT}`)

/** @param {number} pid @returns {Promise<number[]>} */
async function childrenOf(pid) {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return list.split(' ').filter(Boolean).map(Number)
}

/** CPU time of the web process so far; only on systems with /proc. @param {number} pid of npm start's script */
async function webProcessMs(pid) {
  for (const child of await childrenOf(pid)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')
    if (!command.includes('serve.mjs')) continue
    const fields = (await readFile(`/proc/${child}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK
  }
  return Number.NaN
}

async function start() {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [fromRoot('scripts/start/start.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      WEB_PROCESSES: '1',
      LOG_LEVEL: 'error',
    },
  })
  const isThere = async () => (await fetch(`http://127.0.0.1:${PORT}/`).catch(() => undefined))?.status === 200
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Problem(`npm start ended with ${child.exitCode}`)
    await pause(POLL_MS)
  }
  const seconds = (performance.now() - startedAt) / 1_000
  const cpuMs = await webProcessMs(child.pid ?? 0)
  child.kill('SIGTERM')
  await once(child, 'exit')
  return { seconds, cpuMs }
}

await runScript(async () => {
  await ensureBuild()
  await rm(folder, { recursive: true, force: true })
  const first = await start()
  const later = []
  for (let count = 0; count < LATER_STARTS; count += 1) later.push(await start())
  await rm(folder, { recursive: true, force: true })
  const figures = {
    'first start: database made, library filled': first,
    'a later start': { seconds: median(later.map((one) => one.seconds)), cpuMs: median(later.map((one) => one.cpuMs)) },
  }
  for (const [what, { seconds, cpuMs }] of Object.entries(figures)) {
    const measured = `${seconds.toFixed(2)} s (web process ${(cpuMs / 1_000).toFixed(2)} s CPU)`
    tell({ target: 'P10', what, limit: `<= ${LIMIT_SECONDS} s`, measured, isMet: seconds <= LIMIT_SECONDS })
  }
})
process.exit()
