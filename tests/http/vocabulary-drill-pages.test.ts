import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

// The drill without JavaScript: each step is a page, each answer a form.

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
  await db.vocabulary.deleteMany()
  await db.vocabulary.createMany({
    data: [
      { english: 'excess', turkish: 'muafiyet', category: 'Insurance', difficulty: 'advanced' },
      { english: 'referral', turkish: 'sevk', category: 'Healthcare', difficulty: 'intermediate' },
    ],
  })
})
afterAll(() => app.close())

type Headers = Record<string, string>

async function open(as: Headers, path: string): Promise<string> {
  const html = await (await app.request(path, { headers: as })).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&')

/** Sends the form of a question and returns where it leads. */
async function send(as: Headers, main: string, fields: Record<string, string>): Promise<string> {
  const action = unescaped(/<form[^>]* action="([^"]+)" method="post"/.exec(main)?.[1] ?? '')
  const hidden = [...main.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const body = new URLSearchParams([
    ...hidden.map(([, name = '', value = '']) => [name, value]),
    ...Object.entries(fields),
  ])
  const response = await app.request(action, { method: 'POST', headers: as, body })
  expect(response.status).toBe(303)
  return response.headers.get('Location') ?? ''
}

const askedIn = (main: string) => /id="drill-word"[^>]*>([^<]+)</.exec(main)?.[1]

test('answers are reviews: sent, told, reloaded and sent again from one step back, each counts once', async () => {
  const learner = await createAccount()
  const as = await writingAs(learner)
  const first = await open(as, '/vocabulary?drill=42')
  const word = askedIn(first)
  const told = await send(as, first, { answer: word === 'excess' ? 'Muafiyet' : 'SEVK' })
  expect(told).toContain('answer=')
  for (const main of [await open(as, told), await open(as, told)]) expect(main).toContain('Correct')
  expect(await send(as, first, { answer: 'no idea' })).toContain('no+idea')
  const cards = await db.vocabularyCard.findMany({ where: { userId: learner.id, direction: 'to_turkish' } })
  expect(cards).toMatchObject([{ reps: 1, lapses: 0 }])
  const next = unescaped(/href="([^"]*marks=c[^"]*)"/.exec(await open(as, told))?.[1] ?? '')
  const second = await open(as, next)
  expect(askedIn(second)).not.toBe(word)
  const end = unescaped(
    /href="([^"]*marks=cw[^"]*)"/.exec(await open(as, await send(as, second, { answer: 'no idea' })))?.[1] ?? '',
  )
  const score = await open(as, end)
  for (const part of [
    '1 of 2',
    'Words to review',
    'You knew',
    'again in',
    'Tomorrow 2 words come back.',
    'Review what is due today',
  ])
    expect(score).toContain(part)
})

test('a blank answer is asked again and is no review', async () => {
  const learner = await createAccount()
  const as = await writingAs(learner)
  const to = await send(as, await open(as, '/vocabulary?drill=42'), { answer: '  ' })
  expect(await open(as, to)).toContain('Word 1 of 2')
  expect(await db.vocabularyCard.count({ where: { userId: learner.id } })).toBe(0)
})

test('said aloud: the answer is folded, and the rating leads straight to the next word', async () => {
  const learner = await createAccount()
  const as = await writingAs(learner)
  const main = await open(as, '/vocabulary?drill=1&in=say&direction=to_english&category=Insurance')
  expect(askedIn(main)).toBe('muafiyet')
  expect(main).toMatch(/<details[^>]*>.*excess.*<\/details>/s)
  const score = await open(as, await send(as, main, { grade: 'easy' }))
  expect(score).toContain('1 of 1')
  expect(await db.vocabularyCard.findMany({ where: { userId: learner.id, reps: 1 } })).toMatchObject([
    { direction: 'to_english' },
  ])
})

test('heard: a player instead of the word, which can be shown', async () => {
  const as = await writingAs(await createAccount())
  const main = await open(as, '/vocabulary?drill=1&by=hear&category=Insurance')
  expect(main).toMatch(/<audio[^>]*src="\/api\/vocabulary\/\d+\/speech\/en"/)
  expect(main).toMatch(/<details>.*Show the word.*excess.*<\/details>/s)
})

test('by time: the clock starts with the first page, and when it is over no other word is asked', async () => {
  const as = await writingAs(await createAccount())
  const started = await app.request('/vocabulary?drill=1&minutes=2', { headers: as })
  expect(started.status).toBe(302)
  const path = started.headers.get('Location') ?? ''
  expect(path).toMatch(/started=\d+/)
  const asked = await open(as, path)
  expect(asked).toContain('About 2 minutes left')
  const late = path.replace(/started=\d+/, `started=${Math.floor(Date.now() / 1_000) - 121}`)
  expect(await open(as, `${late}&marks=c`)).toContain('1 of 1')
  const told = await open(as, `${late}&answer=x`)
  expect(told).toContain('Wrong')
  expect(told).toContain('See your score')
})

test('options are a plain form, and options that match nothing say so', async () => {
  const as = await writingAs(await createAccount())
  const list = await open(as, '/vocabulary?q=excess&category=Insurance')
  for (const part of [
    'name="direction"',
    'name="by"',
    'name="in"',
    'name="level"',
    'name="minutes"',
    'name="words"',
    'name="drill"',
  ])
    expect(list).toContain(part)
  expect(await open(as, '/vocabulary?drill=1&words=own')).toContain('No words match')
})
