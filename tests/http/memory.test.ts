import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** A page as text, without data for scripts. */
async function open(path: string, as: Record<string, string>): Promise<string> {
  const html = await (await app.request(path, { headers: as })).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
}

const unitsIn = (main: string) => [...main.matchAll(/name="unit" value="(\d+)"/gu)].map(([, place = '']) => place)

async function save(path: string, as: Record<string, string>, fields: [string, string][]) {
  return app.request(path, { method: 'POST', headers: as, body: new URLSearchParams(fields) })
}

test('a try goes from listening to ticking without JavaScript, and three of four make a rung hold', async () => {
  const learner = await createAccount()
  const as = await writingAs(learner)
  const seen = new Set<string>()
  for (let round = 0; round < 3; round += 1) {
    const ladder = await open('/memory', as)
    const [, passage = ''] = /href="\/memory\/(en-08-\d\d)"/u.exec(ladder) ?? []
    seen.add(passage)
    const path = `/memory/${passage}`
    const listen = await open(path, as)
    expect(listen).toContain(`src="/api/memory/${passage}/speech"`)
    const units = unitsIn(await open(`${path}?step=repeat`, as))
    expect(units.length).toBeGreaterThan(1)
    const said = units.map((place) => `unit=${place}`).join('&')
    const interpret = await open(`${path}?step=interpret&${said}`, as)
    expect(interpret).toContain('Now in Turkish')
    expect(interpret).toContain(`repeated=${units.length}`)
    const mark = await open(`${path}?step=mark&repeated=${units.length}`, as)
    const [, id = ''] = /name="id" value="([^"]+)"/u.exec(mark) ?? []
    const fields: [string, string][] = [
      ['id', id],
      ['repeated', String(units.length)],
    ]
    const saved = await save(path, as, [...fields, ...units.map((place): [string, string] => ['unit', place])])
    expect(saved.status).toBe(303)
    await save(path, as, fields)
    const done = await open(saved.headers.get('Location') ?? '', as)
    expect(done).toContain('It holds')
  }
  expect(seen.size).toBe(3)
  expect(await db.memoryTry.count({ where: { userId: learner.id } })).toBe(3)
  const ladder = await open('/memory', as)
  expect(ladder).toContain('You hold 8 words')
  expect(ladder).toMatch(/href="\/memory\/en-12-\d\d"/u)
  expect(await open('/memory', await signedInAs(await createAccount()))).not.toContain('You hold')
})

test('what is heard is a sound, and neither listening nor interpreting shows the words', async () => {
  const as = await signedInAs(await createAccount())
  const sound = await app.request('/api/memory/en-08-01/speech', { headers: as })
  expect([sound.status, sound.headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^audio\//u)])
  const marked = await open('/memory/en-08-01?step=mark&repeated=1', as)
  const [, translation = 'none'] = /<blockquote[^>]*>([^<]+)</u.exec(marked) ?? []
  for (const step of ['listen', 'interpret', 'shadow']) {
    expect(await open(`/memory/en-08-01?step=${step}`, as), step).not.toContain(translation)
    expect(unitsIn(await open(`/memory/en-08-01?step=${step}`, as)), step).toEqual([])
  }
})

test('what cannot be is refused, or counts as nothing', async () => {
  const learner = await createAccount()
  const as = await writingAs(learner)
  expect((await app.request('/memory/en-99-01', { headers: as })).status).toBe(404)
  expect((await app.request('/api/memory/tr-99-01/speech', { headers: as })).status).toBe(404)
  for (const query of ['?step=fly', '?step=mark&repeated=-4', '?step=done&repeated=x', '?step=interpret&unit=%00'])
    expect((await app.request(`/memory/en-08-01${query}`, { headers: as })).status, query).toBe(200)
  expect(
    (
      await save('/memory/en-08-01', as, [
        ['id', 'x'],
        ['repeated', '1'],
      ])
    ).status,
  ).toBe(400)
  expect(
    (
      await save('/memory/en-08-01', as, [
        ['id', randomUUID()],
        ['repeated', 'many'],
      ])
    ).status,
  ).toBe(400)
  const far: [string, string][] = [
    ['id', randomUUID()],
    ['repeated', '99'],
    ['unit', '77'],
    ['unit', '0'],
    ['unit', '0'],
  ]
  expect((await save('/memory/en-08-01', as, far)).status).toBe(303)
  const [kept] = await db.memoryTry.findMany({ where: { userId: learner.id } })
  expect(kept?.repeated).toBe(kept?.units)
  expect(kept?.interpreted).toBe(1)
})
