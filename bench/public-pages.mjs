// npm run build && node bench/public-pages.mjs: how many requests a second the public pages answer, beside the same bytes
// served as a file by the same server, in the same run. Prints the ratio of each page, and ends with 1 below --min-ratio
// (0.5 unless said).
import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { fromRoot } from '../scripts/project.mjs'

const PORT = Number(process.env.PORT || 41_738)
const BASE = `http://127.0.0.1:${PORT}`
const CONNECTIONS = 50
const SECONDS = 3
const ROUNDS = 3
const PAGES = ['/', '/tr', '/coming-soon']
const FILE = fromRoot('build/client/bench-page.html')
const flag = process.argv.indexOf('--min-ratio')
const MIN_RATIO = flag > 0 ? Number(process.argv[flag + 1]) : 0.5
const HEADERS = { 'Accept-Encoding': 'br', Cookie: 'kopru_language=en' }

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** @param {string} path @returns {Promise<{ status: number, bytes: number }>} */
function get(path) {
  return new Promise((resolve, reject) => {
    request(BASE + path, { agent, headers: HEADERS }, (response) => {
      let bytes = 0
      response.on('data', (chunk) => (bytes += chunk.length))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
    })
      .once('error', reject)
      .end()
  })
}

/** Requests a second, and how long the slowest in a hundred took. @param {string} path */
async function load(path) {
  const until = performance.now() + SECONDS * 1_000
  /** @type {number[]} */
  const times = []
  const one = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now()
      const { status } = await get(path)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
  const sorted = times.toSorted((a, b) => a - b)
  return { rate: times.length / SECONDS, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

async function start() {
  const child = spawn(process.execPath, [fromRoot('tests/e2e/server.mjs')], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await fetch(`${BASE}/readyz`).catch(() => undefined))?.ok) await pause(100)
  return () => child.kill('SIGTERM')
}

/** The same bytes as a file: static files are read when the server starts, so they lie there before. */
async function layFile() {
  const stop = await start()
  const html = Buffer.from(await (await fetch(BASE)).arrayBuffer())
  stop()
  await writeFile(FILE, html)
  await writeFile(`${FILE}.br`, brotliCompressSync(html))
  await pause(1_000)
}

await layFile()
const stop = await start()
try {
  for (const path of PAGES) await get(path)
  const best = new Map()
  // In turns, and the best of each, so that a busy machine is equally unkind to all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of ['/bench-page.html', ...PAGES]) {
      const now = await load(path)
      if (now.rate > (best.get(path)?.rate ?? 0)) best.set(path, now)
    }
  }
  const limit = best.get('/bench-page.html')
  console.log(`file         ${limit.rate.toFixed(0).padStart(6)}/s  p99 ${limit.p99.toFixed(1)} ms`)
  for (const path of PAGES) {
    const { rate, p99 } = best.get(path)
    const ratio = rate / limit.rate
    console.log(
      `${path.padEnd(12)} ${rate.toFixed(0).padStart(6)}/s  p99 ${p99.toFixed(1)} ms  ratio ${ratio.toFixed(2)}`,
    )
    if (ratio < MIN_RATIO) process.exitCode = 1
  }
} finally {
  stop()
  await rm(FILE, { force: true })
  await rm(`${FILE}.br`, { force: true })
  agent.destroy()
}
