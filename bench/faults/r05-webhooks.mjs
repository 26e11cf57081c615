// R5: a storm of webhooks over two processes: each event several times, all at once, out of order.
import { startStripe } from './support/doubles.mjs'
import { jsonOf, logIn, postJson, send } from './support/http.mjs'
import { seeded } from './support/random.mjs'
import { check, faultScript, note, quantile, seconds } from './support/report.mjs'
import { addLearners, inWorld } from './support/world.mjs'

const PAYERS = 8
const BURST = 200
const MOST_ROUNDS = 20

/** @typedef {import('./support/world.mjs').App} App */

/**
 * A learner who pays at Stripe, and then renews, fails, recovers or cancels there.
 * @param {{ app: App, cookie: string, stripe: Awaited<ReturnType<typeof startStripe>>, index: number }} options
 */
async function pay({ app, cookie, stripe, index }) {
  const { state } = stripe.double
  const answer = await postJson(
    app,
    '/api/create-checkout-session',
    { planId: 'monthly', billingCycle: 'monthly' },
    cookie,
  )
  const page = new URL(String(jsonOf(answer).url))
  const { id } = state.completeCheckout(page.pathname.split('/').at(-1) ?? '', page.searchParams.get('price') ?? '')
  if (index % 2 === 1) state.renew(id, { isPaid: false })
  if (index % 4 === 1) state.renew(id, { isPaid: true })
  if (index % 4 === 2) state.end(id)
  return index % 4 === 2 ? 'canceled' : index % 4 === 3 ? 'past_due' : 'active'
}

await faultScript('R5 webhooks', async () => {
  const stripe = await startStripe()
  await inWorld({ settings: stripe.settings }, async (world) => {
    const apps = [await world.start(), await world.start()]
    const appOf = (/** @type {number} */ index) => apps[index % apps.length] ?? { port: 0 }
    const learners = await addLearners(world, PAYERS)
    const expected = new Map()
    for (const [index, { id, username }] of learners.entries()) {
      const [app] = apps
      if (app) expected.set(id, await pay({ app, cookie: await logIn(app, username), stripe, index }))
    }
    const { events } = stripe.double.state
    const chance = seeded(5)
    let left = Array.from({ length: Math.max(BURST, events.length * 2) }, (_, index) => events[index % events.length])
      .map((event) => ({ event, order: chance.whole(1_000_000) }))
      .sort((a, b) => a.order - b.order)
    const sent = left.length
    const times = []
    const statuses = new Set()
    let rounds = 0
    for (; left.length > 0 && rounds < MOST_ROUNDS; rounds += 1) {
      const answers = await Promise.all(
        left.map(async (one, index) => {
          const { body, headers } = stripe.sign(one.event ?? {})
          return {
            one,
            answer: await send(appOf(index), { method: 'POST', path: '/api/stripe/webhook', headers, body }),
          }
        }),
      )
      for (const { answer } of answers) {
        times.push(answer.ms)
        statuses.add(answer.status)
      }
      // Like Stripe, send again what was not accepted.
      left = answers.filter(({ answer }) => answer.status !== 200).map(({ one }) => one)
    }
    check(left.length === 0, 'every event is taken in the end', `${sent} of ${events.length} kinds in ${rounds} rounds`)
    check(
      ![...statuses].some((status) => status === 0 || status === 500),
      'no answer is a crash',
      [...statuses].join(' '),
    )
    for (const [id, status] of expected) {
      const [row] = await world.sql('SELECT subscription_status AS status FROM users WHERE id = $1', [id])
      check(row?.status === status, `the state of one delivery in order: ${status}`, String(row?.status))
    }
    const [twice] = await world.sql(
      `SELECT count(*)::int AS n FROM (SELECT 1 FROM notifications WHERE message LIKE 'Pro is active%' GROUP BY user_id HAVING count(*) > 1) AS more`,
    )
    check(twice?.n === 0, 'nobody is told twice that Pro is active')
    const [kept] = await world.sql('SELECT count(*)::int AS n FROM stripe_events')
    check(kept?.n === events.length, 'each event is written down once', `${kept?.n} of ${events.length}`)
    note(
      `${sent} webhooks at once: p95 ${seconds(quantile(times, 0.95))}, ${stripe.double.calls.length} calls to Stripe`,
    )
  })
  await stripe.close()
})
