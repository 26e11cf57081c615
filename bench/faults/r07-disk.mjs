// R7: no room for recordings. A small RAM disk simulates a full one; only root can mount it.
import { execFile } from 'node:child_process'
import { mkdir, writeFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { jsonOf, logIn, send, SPOKEN, stagedTake, submission } from './support/http.mjs'
import { checkSubmissions, compareFiles } from './support/invariants.mjs'
import { check, faultScript, skip } from './support/report.mjs'
import { getSample, inWorld } from './support/world.mjs'

const run = promisify(execFile)
const DISK = 'size=2m'

/** @typedef {{ world: import('./support/world.mjs').World, app: import('./support/world.mjs').App, cookie: string, sample: import('./support/world.mjs').Sample }} Scene */

/** @param {Scene} scene */
async function checkFull({ world, app, cookie, sample }) {
  const before = await compareFiles(world)
  const sent = await submission({ dialogueId: sample.id, cookie, takes: [0, 1, 2, 3], words: sample.answers })
  const refused = await send(app, sent)
  check([503, 507].includes(refused.status), 'a submission is refused with 503', refused.status)
  check(Number(refused.headers['retry-after']) > 0, 'with the time to try again', refused.headers['retry-after'])
  check(
    typeof jsonOf(refused).error === 'string' && !/ENOSPC|\bat /.test(refused.body),
    'and with a sentence',
    refused.body.slice(0, 120),
  )
  const take = await send(app, stagedTake({ attemptId: crypto.randomUUID(), index: 0, dialogueId: sample.id, cookie }))
  check([503, 507].includes(take.status), 'a take that is sent ahead is refused with 503', take.status)
  const after = await compareFiles(world)
  check(after.rows === before.rows && after.wrong === 0, 'no row without its file', `${after.rows} rows`)
  check(after.strangers.length === 0, 'and nothing half-written on the disk', after.strangers.join(' '))
  const typed = await submission({ dialogueId: sample.id, cookie, words: sample.answers })
  const answers = [await send(app, typed), await send(app, { path: '/practice', headers: { Cookie: cookie } })]
  check(
    answers.every(({ status }) => status === 200),
    'the rest of the site works: typed answers and pages',
    answers.map(({ status }) => status).join(' '),
  )
  const [old] = await world.sql('SELECT id FROM recordings ORDER BY id LIMIT 1')
  const played = await send(app, { path: `/api/recordings/${old?.id}`, headers: { Cookie: cookie } })
  check(played.status === 200, 'and what was recorded before can be heard', played.status)
  return sent
}

await faultScript('R7 disk full', async () => {
  if (process.getuid?.() !== 0) return skip('only root can mount a small disk')
  await inWorld({}, async (world) => {
    const disk = join(world.folder, 'audio')
    await mkdir(disk)
    try {
      await run('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', disk])
    } catch (error) {
      return skip(`no small disk can be mounted here: ${String(error).split('\n')[0]}`)
    }
    try {
      const app = await world.start()
      const scene = { world, app, cookie: await logIn(app, 'free'), sample: await getSample(world) }
      const first = await submission({
        dialogueId: scene.sample.id,
        cookie: scene.cookie,
        takes: [0],
        words: scene.sample.answers,
      })
      check((await send(app, first)).status === 200, 'with room a submission is taken')
      const filler = join(disk, 'filler')
      // Leaves room for two recordings: the third of a submission does not fit.
      await writeFile(filler, Buffer.alloc(2 * 1_048_576 - 4 * SPOKEN.length, 1)).catch(() => undefined)
      await writeFile(join(disk, 'rest'), Buffer.alloc(2 * 1_048_576, 1)).catch(() => undefined)
      const sent = await checkFull(scene)
      await rm(filler)
      await rm(join(disk, 'rest'))
      const again = await send(app, sent)
      check(again.status === 200, 'when there is room again the same submission is taken', again.status)
      await checkSubmissions(world, { ids: [sent.submissionId], takes: 4, what: 'afterwards' })
      await app.stop()
    } finally {
      await run('umount', ['-l', disk])
    }
  })
})
