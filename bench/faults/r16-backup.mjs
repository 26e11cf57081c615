// R16: a backup of the running server, restored into an empty database: the learner's pages are the same.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fromRoot } from '../../scripts/project.mjs'
import { logIn, own, send, stagedTake, submission } from './support/http.mjs'
import { compareFiles } from './support/invariants.mjs'
import { check, faultScript, note, seconds } from './support/report.mjs'
import { getSample, inWorld } from './support/world.mjs'

const run = promisify(execFile)
const PAGES = [
  '/history',
  '/dashboard',
  '/api/vocabulary',
  '/settings',
  '/practice',
  '/api/submissions',
  '/api/progress',
]
/** Differs from response to response: nonces, and relative times. */
const VOLATILE = [
  / nonce="[^"]*"/g,
  /"nonce":"[^"]*"/g,
  /\b\d+ (?:second|minute)s? ago\b/g,
  /just now/gi,
  /window\.__reactRouterContext\.streamController\.enqueue\([^<]*\)/g,
]

/** @param {string} text */
const settled = (text) => VOLATILE.reduce((left, pattern) => left.replaceAll(pattern, ''), text)

/** @param {{ port: number }} app @param {string} cookie @param {readonly string[]} paths */
async function look(app, cookie, paths) {
  const seen = new Map()
  for (const path of paths) {
    const { status, body } = await send(app, { path, headers: own(cookie) })
    const content = settled(body).replaceAll(String(app.port), 'PORT')
    seen.set(path, `${status} ${createHash('sha256').update(content).digest('hex')}`)
  }
  return seen
}

/** @param {string} script @param {string[]} args @param {Record<string, string>} environment */
async function runScript(script, args, environment) {
  const { stdout } = await run(process.execPath, [fromRoot(`scripts/${script}.mjs`), ...args], {
    env: { ...process.env, ...environment },
  })
  return stdout.trim()
}

await faultScript('R16 backup', async () => {
  await inWorld({}, async (here) => {
    const app = await here.start()
    const sample = await getSample(here)
    const cookie = await logIn(app, 'free')
    for (const wrong of [0, 3]) {
      const words = sample.answers.map((answer, index) => (index < wrong ? 'Başka bir şey söyledim.' : answer))
      await send(app, await submission({ dialogueId: sample.id, cookie, takes: [0, 1], words }))
    }
    await send(app, stagedTake({ attemptId: crypto.randomUUID(), index: 0, dialogueId: sample.id, cookie }))
    const recordings = (await here.sql('SELECT id FROM recordings ORDER BY id')).map(
      ({ id }) => `/api/recordings/${id}`,
    )
    const paths = [...PAGES, ...recordings]
    const backup = join(here.folder, 'backup')
    const from = performance.now()
    const said = await runScript('backup', ['--to', backup], { DATA_DIR: here.folder, DATABASE_URL: here.url })
    note(`${said.split(': ')[1] ?? said} backed up in ${seconds(performance.now() - from)}, beside the running server`)
    const before = await look(app, cookie, paths)
    check(
      [...before.values()].every((line) => line.startsWith('200')),
      'there is something to compare',
      `${before.size} addresses`,
    )
    await inWorld({ isEmpty: true }, async (there) => {
      const at = performance.now()
      await runScript('restore', ['--from', backup], { DATA_DIR: there.folder, DATABASE_URL: there.url })
      note(`restored in ${seconds(performance.now() - at)}`)
      const second = await there.start()
      const again = await logIn(second, 'free')
      const after = await look(second, again, paths)
      for (const [path, content] of before)
        check(after.get(path) === content, `the same: ${path}`, after.get(path)?.slice(0, 12))
      const { rows, wrong, strangers } = await compareFiles(there)
      check(wrong === 0 && strangers.length === 0 && rows > 0, 'every recording came with its file', `${rows} rows`)
      const next = await send(
        second,
        await submission({ dialogueId: sample.id, cookie: again, takes: [0], words: sample.answers }),
      )
      check(next.status === 200, 'and it goes on', next.status)
    })
  })
})
