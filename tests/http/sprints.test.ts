import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SPRINT_KINDS } from '#app/config/sprints.ts'
import { db } from '#app/db.server.ts'
import type { SprintItem } from '#app/models/sprints/sprint.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp
let headers: Record<string, string>

beforeAll(async () => {
  app = await startApp()
  headers = await signedInAs(await createAccount())
})
afterAll(() => app.close())

/** A page as text, without data for scripts. */
async function open(path: string, as = headers): Promise<string> {
  const html = await (await app.request(path, { headers: as })).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
}

async function items(kind: string, query: string): Promise<SprintItem[]> {
  const response = await app.request(`/api/sprints/${kind}?${query}`, { headers })
  expect(response.status).toBe(200)
  return (await response.json()) as SprintItem[]
}

const RUN = { kind: 'numbers', direction: 'to_english', level: 1, minutes: 2, answered: 9, right: 7, bestStreak: 4 }

test.each(SPRINT_KINDS)('questions of %s come in both directions, the same for the same seed', async (kind) => {
  for (const direction of ['to_english', 'to_turkish']) {
    const query = `seed=5&direction=${direction}&level=3`
    const first = await items(kind, query)
    expect(first).toHaveLength(20)
    expect(new Set(first.map((item) => item.direction))).toEqual(new Set([direction]))
    const [eleventh] = await items(kind, `${query}&from=10`)
    expect(eleventh).toEqual(first[10])
  }
})

test('what is heard is a sound of that question, which a browser may keep', async () => {
  const path = '/api/sprints/numbers/3/speech?seed=5&direction=to_english'
  const response = await app.request(path, { headers })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^audio\//u)])
  expect((await app.request('/api/sprints/numbers/999/speech?seed=5', { headers })).status).toBe(404)
  expect((await app.request('/api/sprints/juggling/3/speech?seed=5', { headers })).status).toBe(404)
})

test('a sprint without JavaScript goes from question to question to the result, which is kept once', async () => {
  const learner = await createAccount()
  const as = await writingAs(learner)
  const path = '/sprints/numbers?direction=to_english&level=1&speed=normal&minutes=2&seed=5'
  const questions = await items('numbers', 'direction=to_english&level=1&seed=5')
  let marks = ''
  for (const [place, { answer, heard }] of questions.slice(0, 10).entries()) {
    const asked = await open(`${path}&marks=${marks}`, as)
    expect(asked).toContain(`${place + 1} of 10`)
    expect(asked).toContain(`/api/sprints/numbers/${place}/speech?`)
    expect(asked).not.toContain(heard)
    const given = answer.type === 'typed' && place > 0 ? answer.shown : 'no idea'
    const told = await open(`${path}&marks=${marks}&answer=${encodeURIComponent(given)}`, as)
    expect(told).toContain(place > 0 ? 'Right' : 'Not this time')
    expect(told).toContain(heard)
    marks += place > 0 ? '1' : '0'
  }
  const end = await open(`${path}&marks=${marks}`, as)
  expect(end).toContain('9 of 10')
  expect(end).toContain('Worth another look')
  const fields = Object.fromEntries(
    [...end.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/gu)].map(([, name = '', value = '']) => [name, value]),
  )
  const save = () =>
    app.request(`${path}&marks=${marks}`, { method: 'POST', headers: as, body: new URLSearchParams(fields) })
  const saved = await save()
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${path}&marks=${marks}&saved=1`])
  await save()
  const runs = await db.sprintRun.findMany({ where: { userId: learner.id } })
  expect(runs).toMatchObject([{ kind: 'numbers', answered: 10, right: 9, bestStreak: 9 }])
  expect(await open('/sprints', as)).toContain('Best: 9 right, 9 in a row')
})

test('the best is the learner’s own', async () => {
  const [one, other] = [await createAccount(), await createAccount()]
  const keep = async (run: object) =>
    app.request('/api/sprints/numbers', {
      method: 'POST',
      headers: { ...(await writingAs(one)), 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...RUN, id: randomUUID(), ...run }),
    })
  expect((await keep({})).status).toBe(200)
  expect((await keep({ right: 5, bestStreak: 5 })).status).toBe(200)
  expect(await open('/sprints', await signedInAs(one))).toContain('Best: 7 right, 5 in a row')
  expect(await open('/sprints', await signedInAs(other))).not.toContain('Best:')
})

test.each([
  { right: 10 },
  { bestStreak: 8 },
  { answered: 0, right: 0, bestStreak: 0 },
  { answered: 100_000 },
  { level: 4 },
  { minutes: 60 },
  { kind: 'juggling' },
  { id: 'x' },
])('an impossible result is refused: %j', async (wrong) => {
  const learner = await createAccount()
  const response = await app.request('/api/sprints/numbers', {
    method: 'POST',
    headers: { ...(await writingAs(learner)), 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...RUN, id: randomUUID(), ...wrong }),
  })
  expect(response.status).toBe(400)
  expect(await db.sprintRun.count({ where: { userId: learner.id } })).toBe(0)
})

test('an unknown kind is a page that does not exist, and an odd address starts anew', async () => {
  expect((await app.request('/sprints/juggling', { headers })).status).toBe(404)
  for (const query of ['?seed=x', '?seed=-1&marks=zz', '?level=%00', '?minutes=99'])
    expect((await app.request(`/sprints/money${query}`, { headers })).status, query).toBe(200)
})
