import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'

let app: RunningApp
let free: { id: number }
let premium: { id: number }

beforeAll(async () => {
  app = await startApp()
  await db.mockTestTemplate.deleteMany()
  await db.dialogue.deleteMany()
  free = await createDialogue({ title: 'Kira sözleşmesi at the agency' })
  premium = await createDialogue({ title: 'A diabetes check', accessLevel: 'premium' })
  await db.dialogue.update({
    where: { id: premium.id },
    data: { topic: 'Healthcare', level: 'advanced', duration: 301 },
  })
  await createDialogue({ title: 'Kept for exams', isMockTestCandidate: true })
})
afterAll(() => app.close())

async function html(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await app.request(path, { headers })
  expect(response.status).toBe(200)
  return response.text()
}

test('a guest sees both sections without an account, and is sent to sign up when starting', async () => {
  const page = await html('/practice?q=')
  expect(page).toContain('Your Free Dialogues')
  expect(page).toContain('Premium Dialogues')
  expect(page).toContain('6 minutes')
  expect(page).not.toContain('For you')
  expect(page).toContain('Advanced')
  expect(page).not.toContain('Kept for exams')
  expect(page).toContain(`href="/signup?redirectTo=%2Fpractice%2F${free.id}"`)
  expect(page).toContain('href="/signup?redirectTo=%2Fpractice%3Fq%3D"')
  expect(page).toContain('href="/upgrade"')
  expect(page).not.toContain('Good morning.')
})

test.each([
  ['q=KIRA', true, false],
  ['q=sozlesmesi+kira', true, false],
  ['q=health', false, true],
  ['topic=Healthcare', false, true],
  ['level=Beginner', true, false],
  ['topic=Healthcare&level=beginner', false, false],
  ['q=kira&level=beginner&topic=Community', true, false],
  ['q=%25', false, false],
  ['level=nonsense', true, true],
])('the search %s', async (query, hasFree, hasPremium) => {
  const page = await html(`/practice?${query}`)
  expect(page.includes('>Kira sözleşmesi at the agency<')).toBe(hasFree)
  expect(page.includes('>A diabetes check<')).toBe(hasPremium)
  expect(page.includes('No dialogues found')).toBe(!hasFree && !hasPremium)
})

test('a learner browses: suggestions, free ones, then topics with their counts, each dialogue once', async () => {
  const page = await html('/practice', await signedInAs(await createAccount()))
  expect(page).toMatch(/For you[\s\S]*New to you[\s\S]*Kira sözleşmesi[\s\S]*Premium Dialogues[\s\S]*Healthcare/)
  expect(page).toContain('Not tried')
  expect(page).toContain('href="/practice?topic=Healthcare"')
  expect(page).toContain('aria-label="1 dialogue, Healthcare"')
  expect(page.match(new RegExp(`id="dialogue-${free.id}"`, 'g'))).toHaveLength(1)
  // What is locked says so once above, and each dialogue in one word.
  expect(page.match(/These need Pro/g)).toHaveLength(1)
  expect(page.match(/>Upgrade</g)).toHaveLength(1)
})

test('with Pro nothing is locked, and every topic has a shelf', async () => {
  const page = await html('/practice', await signedInAs(await createAccount({ plan: 'pro' })))
  expect(page).toContain('All dialogues by topic')
  expect(page).not.toContain('These need Pro')
  expect(page).toContain('aria-label="1 dialogue, Community"')
})

test('a reader of Turkish sees titles, hooks and aims in Turkish', async () => {
  const { id } = await createDialogue({ title: 'The Lost Parcel' })
  const turkish = { titleTr: 'Kayıp Koli', hook: 'It was here.', hookTr: 'Buradaydı, şimdi yok.' }
  const aims = { aim: 'numbers under pressure', aimTr: 'baskı altında sayılar' }
  await db.dialogue.update({ where: { id }, data: { ...turkish, ...aims } })
  const page = await html('/practice?q=koli', { 'Accept-Language': 'tr' })
  expect(page).toContain('>Kayıp Koli<')
  expect(page).toContain('Buradaydı, şimdi yok.')
  expect(page).toContain('Çalıştırır: baskı altında sayılar')
  const english = await html('/practice?q=pressure')
  expect(english).toContain('>The Lost Parcel<')
  expect(english).toContain('Trains: numbers under pressure')
  await db.dialogue.delete({ where: { id } })
})

test('a long search has pages; each dialogue is on one of them', async () => {
  const { count } = await db.dialogue.createMany({
    data: Array.from({ length: 30 }, (_, index) => ({
      title: `Parcel ${index};`,
      description: 'About a parcel.',
      topic: 'Legal',
      level: 'beginner' as const,
      accessLevel: 'free' as const,
      transcript: '{"segments":[]}',
    })),
  })
  const seen: string[] = []
  let path: string | undefined = '/practice?topic=Legal'
  for (; path !== undefined;) {
    const page: string = await html(path)
    expect(page).toContain('30 dialogues')
    seen.push(...[...page.matchAll(/>(Parcel \d+;)</g)].map(([, title = '']) => title))
    path = /href="([^"]*cursor=[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
  }
  expect(seen).toHaveLength(count)
  expect(new Set(seen).size).toBe(count)
  expect((await app.request('/practice?cursor=x')).status).toBe(400)
  await db.dialogue.deleteMany({ where: { topic: 'Legal' } })
})

test('the form is filled with what was searched', async () => {
  const page = await html('/practice?q=a%22b&topic=Healthcare&level=advanced')
  expect(page).toContain('value="a&quot;b"')
  expect(page).toMatch(/<option[^>]*selected=""[^>]*>Healthcare/)
  expect(page).toMatch(/<option[^>]*selected=""[^>]*>Advanced/)
})

test('a free learner starts free dialogues; a premium one leads to /upgrade, and with Pro it starts', async () => {
  const learner = await html('/practice', await signedInAs(await createAccount()))
  expect(learner).toContain(`href="/practice/${free.id}"`)
  expect(learner).not.toContain(`href="/practice/${premium.id}"`)
  const pro = await html('/practice', await signedInAs(await createAccount({ plan: 'pro' })))
  expect(pro).toContain(`href="/practice/${premium.id}"`)
})

test('bookmarks and likes are buttons of a plain form, and return to the same search', async () => {
  const user = await createAccount()
  const list = await html('/practice?q=kira', await signedInAs(user))
  expect(list).toContain('<form id="marks" method="post">')
  const press = async (value: string) =>
    app.request('/practice?q=kira', {
      method: 'POST',
      headers: await writingAs(user),
      body: new URLSearchParams({ press: value }),
    })
  const toBookmark = `set-bookmark-${free.id}`
  expect(list).toMatch(new RegExp(`<button[^>]* form="marks"[^>]* value="${toBookmark}"[^>]* name="press"`))
  const response = await press(toBookmark)
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(`/practice?q=kira#dialogue-${free.id}`)
  await press(`set-like-${free.id}`)
  expect((await html('/practice', await signedInAs(user))).match(/aria-pressed="true"/g)).toHaveLength(2)
  await press(`clear-bookmark-${free.id}`)
  expect(await db.bookmark.count({ where: { userId: user.id } })).toBe(0)
  expect(await db.like.count({ where: { userId: user.id } })).toBe(1)
})

test.each([
  ['set-star-1', 400],
  ['yes-like-1', 400],
  ['set-like-x', 400],
  ['set-like-2147483648', 400],
  ['set-like-999999', 404],
])('a forged mark %s is refused, never a crash', async (press, status) => {
  const headers = await writingAs(await createAccount())
  const response = await app.request('/practice', { method: 'POST', headers, body: new URLSearchParams({ press }) })
  expect(response.status).toBe(status)
})

test('an empty library says so', async () => {
  await db.dialogue.updateMany({ data: { deletedAt: new Date() } })
  try {
    expect(await html('/practice')).toContain('No dialogues found')
  } finally {
    await db.dialogue.updateMany({ data: { deletedAt: null } })
  }
})

test('bookmarks have their own list, and an empty one says how to make them', async () => {
  const user = await createAccount()
  const headers = await signedInAs(user)
  const of = async (query: string) => (await app.request(`/practice${query}`, { headers })).text()
  const empty = await of('?bookmarked=true')
  expect(empty).toContain('No bookmarks yet')
  expect(empty).toContain('Press the bookmark next to a dialogue to list it here.')
  expect(await of('')).toMatch(/<input type="checkbox"[^>]* name="bookmarked" value="true"/)
  const { id } = await createDialogue({ title: 'Kept for later' })
  await db.bookmark.create({ data: { userId: user.id, dialogueId: id } })
  const kept = await of('?bookmarked=true')
  expect(kept.match(/data-dialogue="/g)).toHaveLength(1)
  expect(kept).toContain('Kept for later')
  expect(kept).toMatch(/name="bookmarked"[^>]*checked=""|checked=""[^>]*name="bookmarked"/)
  expect(await of('?bookmarked=true&q=zebra')).toContain('None of your bookmarked dialogues matches this search.')
})

test('a guest is sent to sign up for bookmarks, and back', async () => {
  const list = await html('/practice')
  const path = '/signup?redirectTo=%2Fpractice%3Fbookmarked%3Dtrue'
  expect(list).toContain(`href="${path}"`)
  const response = await app.request('/practice?bookmarked=true', { redirect: 'manual' })
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(path)
})
