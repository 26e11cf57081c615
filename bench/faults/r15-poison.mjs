// R15: a job that kills its process each time it is claimed, among good jobs.
import { setTimeout as pause } from 'node:timers/promises'
import { check, faultScript, note, seconds } from './support/report.mjs'
import { logIn, send } from './support/http.mjs'
import { inWorld } from './support/world.mjs'

const ATTEMPTS = 15
const KILLS = 2
const LEASE_MS = 30_000

await faultScript('R15 poison job', async () => {
  await inWorld({}, async (world) => {
    await (await world.start()).stop()
    const [mine] = await world.sql(`SELECT id FROM users WHERE username = 'free'`)
    const taken = async (/** @type {string} */ kind) =>
      Number((await world.sql('SELECT max(attempts)::int AS n FROM jobs WHERE kind = $1', [kind]))[0]?.n ?? 0)
    // Its handler synthesizes for many seconds. The process is killed as soon as it has claimed the job.
    await world.sql(
      `INSERT INTO jobs (kind, payload) SELECT 'render-dialogue', jsonb_build_object('dialogueId', max(id)) FROM dialogues`,
    )
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const app = await world.start()
      while ((await taken('render-dialogue')) < kill) await pause(20)
      await app.kill()
      await world.sql(`UPDATE jobs SET lease_until = now() WHERE kind = 'render-dialogue'`)
    }
    check((await taken('render-dialogue')) === KILLS, 'each death of a process counts as an attempt', KILLS)
    // The other thirteen attempts, without waiting.
    await world.sql(`UPDATE jobs SET attempts = $1 WHERE kind = 'render-dialogue'`, [ATTEMPTS])
    await world.sql(
      `INSERT INTO jobs (kind, payload) VALUES ('mail-password-changed', jsonb_build_object('userId', $1::int)), ('no-such-kind', '{}'), ('mail-verification', '{"userId": "text"}')`,
      [Number(mine?.id)],
    )
    const app = await world.start()
    const at = performance.now()
    let left = []
    do {
      await pause(100)
      left = await world.sql('SELECT kind, parked_at IS NOT NULL AS parked, last_error FROM jobs ORDER BY kind')
    } while (left.some(({ parked }) => parked === false) && performance.now() - at < LEASE_MS)
    const kinds = left.filter(({ parked }) => parked === true).map(({ kind }) => kind)
    check(
      kinds.join(' ') === 'mail-verification no-such-kind render-dialogue',
      'what kills, what nobody knows and what is no payload is parked',
      kinds.join(' '),
    )
    check(
      left.every(({ last_error: reason }) => typeof reason === 'string' && reason !== ''),
      'with its reason',
      String(left.find(({ kind }) => kind === 'render-dialogue')?.last_error),
    )
    check(
      !left.some(({ kind }) => kind === 'mail-password-changed'),
      'the others go on',
      seconds(performance.now() - at),
    )
    const desk = await send(app, { path: '/admin', headers: { Cookie: await logIn(app, 'admin') } })
    check(desk.status === 200 && desk.body.includes('render-dialogue'), 'an admin sees it on the desk', desk.status)
    await pause(6_000)
    check((await taken('render-dialogue')) <= ATTEMPTS + 1, 'nobody takes it up again', await taken('render-dialogue'))
    check(app.isAlive(), 'the process goes on')
    note(`${kinds.length} jobs parked ${seconds(performance.now() - at)} after the start`)
  })
})
