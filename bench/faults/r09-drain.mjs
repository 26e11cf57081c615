// R9: SIGTERM during requests, uploads, slow responses and jobs.
import { setTimeout as pause } from 'node:timers/promises'
import { startOpenAi } from './support/doubles.mjs'
import { jsonOf, logIn, send, submission } from './support/http.mjs'
import { checkSubmissions, compareFiles } from './support/invariants.mjs'
import { check, faultScript, note, seconds } from './support/report.mjs'
import { addLearners, getSample, inWorld } from './support/world.mjs'

const LONGEST_MS = 10_000
const UPLOADS = 10
const PAGES = 30

await faultScript('R9 SIGTERM', async () => {
  const openai = await startOpenAi()
  await inWorld({ settings: openai.settings }, async (world) => {
    const app = await world.start()
    const sample = await getSample(world)
    // Each upload waits for the provider when the signal arrives.
    openai.double.always('transcriptions', (request) => (request.file ? { fault: 'late', afterMs: 1_500 } : ''))
    const sent = []
    for (const { username } of await addLearners(world, UPLOADS)) {
      const cookie = await logIn(app, username)
      sent.push(await submission({ dialogueId: sample.id, cookie, takes: [0], words: sample.answers.slice(1) }))
    }
    const cookie = await logIn(app, 'free')
    const whole = Promise.all(sent.map((one) => send(app, one)))
    while (openai.double.requests.length === 0) await pause(10)
    const pages = Promise.all(
      Array.from({ length: PAGES }, (_, index) =>
        send(app, { path: ['/practice', '/dashboard', '/'][index % 3] ?? '/', headers: { Cookie: cookie } }),
      ),
    )
    await pause(50)
    await world.sql(
      `INSERT INTO jobs (kind, payload) SELECT 'mail-password-changed', jsonb_build_object('userId', id) FROM users`,
    )
    const at = performance.now()
    const stopped = app.stop()
    await pause(20)
    const late = await send(app, { path: '/healthz', timeoutMs: 3_000 })
    const [uploads, shown, code] = await Promise.all([whole, pages, stopped])
    const took = performance.now() - at
    const all = [...uploads, ...shown]
    const answered = all.filter(({ status, error }) => status === 200 && error === undefined)
    const refused = all.filter(({ error }) => /ECONNREFUSED/.test(error ?? ''))
    const isWhole = answered.length + refused.length === all.length
    const odd = all.find((answer) => !answered.includes(answer) && !refused.includes(answer))
    check(
      isWhole,
      'all in flight are answered whole',
      `${answered.length} of ${all.length}, ${refused.length} came too late; ${odd?.status ?? ''} ${odd?.error ?? ''}`,
    )
    check(
      shown.every(({ status, body }) => status === 0 || /<\/html>\s*$/.test(body)),
      'every page ends as a page',
    )
    check(
      uploads.every((answer) => answer.status === 0 || typeof jsonOf(answer).status === 'string'),
      'every submission has its result',
    )
    check(code === 0, 'the process ends with 0', String(code))
    check(took <= LONGEST_MS, 'within 10 s', seconds(took))
    check(
      [0, 200, 503].includes(late.status),
      'who comes later is refused or told so',
      `${late.status} ${late.error ?? ''}`,
    )
    note(`drained ${answered.length} answers in ${seconds(took)}`)
    const [jobs] = await world.sql(`SELECT count(*)::int AS held FROM jobs WHERE lease_until > now()`)
    check(jobs?.held === 0, 'no job is held by the process that is gone', String(jobs?.held))

    openai.double.always('transcriptions', 'Bu cümle çevrildi.')
    const next = await world.start()
    for (const one of sent) await send(next, one)
    await checkSubmissions(world, {
      ids: sent.map(({ submissionId }) => submissionId),
      takes: 1,
      what: 'after the next start',
    })
    const { wrong, strangers } = await compareFiles(world)
    check(wrong === 0, 'every row has its file')
    note(`${strangers.length} files without a row of requests that were cut, for the hourly sweep`)

    // A hanging provider may not delay the exit any further.
    openai.double.always('transcriptions', { fault: 'hang' })
    const hanging = await submission({ dialogueId: sample.id, cookie: await logIn(next, 'fault-1'), takes: [0] })
    const cut = send(next, hanging)
    await pause(500)
    const from = performance.now()
    const end = await next.stop()
    check(
      end === 0 && performance.now() - from <= LONGEST_MS + 2_000,
      'a provider that hangs does not hold the end',
      `${end}, ${seconds(performance.now() - from)}`,
    )
    note(
      `its client has ${(await cut).status || 'no'} answer; the recordings are kept: ${String((await world.sql('SELECT count(*)::int AS n FROM recordings WHERE submission_id = $1', [hanging.submissionId]))[0]?.n)}`,
    )
  })
  await openai.close()
})
