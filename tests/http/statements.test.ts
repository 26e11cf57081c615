import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createExamReturn } from '#tests/support/exam-returns.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { examAs } from '#tests/support/mock-test.ts'
import { routeTable } from '#tests/support/route-table.ts'
import { createSession } from '#tests/support/sessions.ts'
import { statementsOf } from '#tests/support/statements.ts'

/** How many statements a page needs for a guest, and for a member with a history; one number if both are equal. */
type Cost = number | { guest: number; member: number }

/** Every page in routes.ts with its statements, including the frame's one for a member. */
const COSTS: Record<string, Cost> = {
  '/': { guest: 0, member: 3 },
  '/practice/sample': { guest: 2, member: 3 },
  '/coming-soon': { guest: 0, member: 1 },
  '/guides/naati-ccl-overview': { guest: 0, member: 1 },
  '/faq': { guest: 0, member: 2 },
  '/site-index': { guest: 0, member: 2 },
  '/privacy-policy': { guest: 0, member: 1 },
  '/terms-of-service': { guest: 0, member: 1 },
  '/cookie-policy': { guest: 0, member: 1 },
  '/offline': { guest: 0, member: 1 },
  '/login': { guest: 0, member: 1 },
  '/signup': { guest: 0, member: 1 },
  '/forgot-password': { guest: 0, member: 1 },
  '/reset-password': { guest: 0, member: 1 },
  '/verify-email': { guest: 0, member: 1 },
  '/username-setup': { guest: 0, member: 1 },
  '/unsubscribe/:token': { guest: 0, member: 1 },
  '/logout': { guest: 0, member: 1 },
  '/dashboard': { guest: 1, member: 3 },
  '/feedback': { guest: 0, member: 1 },
  '/practice': { guest: 1, member: 3 },
  '/mock-test': { guest: 1, member: 9 },
  '/upgrade': { guest: 1, member: 3 },
  '/voices': { guest: 0, member: 1 },
  '/mock-test/tutorial/:templateId': { guest: 0, member: 2 },
  '/mock-test/exam/:templateId': { guest: 0, member: 9 },
  '/history': { guest: 0, member: 5 },
  '/unified-history': { guest: 0, member: 5 },
  '/history/compare/:submissionId': { guest: 0, member: 4 },
  '/vocabulary': { guest: 0, member: 3 },
  '/vocabulary/words/:word': { guest: 3, member: 6 },
  '/vocabulary/mine': { guest: 0, member: 3 },
  '/vocabulary/words/:word/note': { guest: 0, member: 3 },
  '/note-course': { guest: 0, member: 2 },
  '/note-course/:lesson': { guest: 0, member: 2 },
  '/memory': { guest: 0, member: 2 },
  '/memory/:passage': { guest: 0, member: 2 },
  '/study-plan': { guest: 0, member: 3 },
  '/study-plan/setup': { guest: 0, member: 2 },
  '/mistakes': { guest: 0, member: 2 },
  '/mistakes/mock-test/:mockTestId/:dialogueId/:segment': { guest: 0, member: 7 },
  '/readiness': { guest: 0, member: 2 },
  '/rehearsal': { guest: 0, member: 1 },
  '/warm-up': { guest: 0, member: 4 },
  '/test-day/result': { guest: 0, member: 3 },
  '/progress': { guest: 0, member: 3 },
  '/sprints': { guest: 0, member: 2 },
  '/sprints/:kind': { guest: 0, member: 2 },
  '/notifications': { guest: 0, member: 3 },
  '/settings': { guest: 0, member: 3 },
  '/settings/reminders': { guest: 0, member: 3 },
  '/help-center': { guest: 0, member: 1 },
  '/subscribe': { guest: 0, member: 1 },
  '/payment-success': { guest: 0, member: 1 },
  '/practice/:dialogueId': { guest: 0, member: 5 },
  '/mock-test/session/:mockTestId': { guest: 0, member: 6 },
  '/admin': { guest: 0, member: 8 },
  '/admin/dialogues': { guest: 0, member: 3 },
  '/admin/dialogues/new': { guest: 0, member: 2 },
  '/admin/dialogues/new/preview': { guest: 0, member: 2 },
  '/admin/dialogues/:id': { guest: 0, member: 5 },
  '/admin/dialogues/:id/preview': { guest: 0, member: 3 },
  '/admin/dialogues/:id/versions': { guest: 0, member: 4 },
  '/admin/dialogues/:id/insight': { guest: 0, member: 3 },
  '/admin/insight': { guest: 0, member: 3 },
  '/admin/dialogues/import': { guest: 0, member: 1 },
  '/admin/templates': { guest: 0, member: 5 },
  '/admin/vocabulary': { guest: 0, member: 2 },
  '/admin/vocabulary/missed': { guest: 0, member: 2 },
  '/admin/vocabulary/searches': { guest: 0, member: 2 },
  '/admin/users': { guest: 0, member: 2 },
  '/admin/users/:id': { guest: 0, member: 3 },
  '/admin/disputes': { guest: 0, member: 3 },
  '/admin/dialogues/:id/audio': { guest: 0, member: 6 },
}

const ADMIN_PAGE = /^\/admin(?:\/|$)/
const SESSIONS = 30

let app: RunningApp
let member: { Cookie: string }
let admin: { Cookie: string }
const places = new Map<string, string>()

/** A member with more of everything than a page shows, so that a statement per row would be noticed. */
async function createBusyAccount() {
  const user = await createAccount({ plan: 'pro' })
  for (let index = 0; index < SESSIONS; index += 1) await createSession({ userId: user.id, recordings: index % 3 })
  const dialogues = await db.dialogue.findMany({ where: { deletedAt: null }, select: { id: true }, take: 10 })
  const told = dialogues.map(({ id }) => ({ userId: user.id, kind: 'new-dialogue', dialogueId: id }))
  await db.notification.createMany({
    data: told.map(({ dialogueId, ...row }) => ({ ...row, data: { dialogueId, title: 'News' }, message: 'News' })),
  })
  const words = await db.vocabulary.findMany({ select: { id: true }, orderBy: { id: 'asc' }, take: 3 })
  await db.wordNote.createMany({ data: words.map(({ id }) => ({ userId: user.id, vocabularyId: id, text: 'Mine' })) })
  const numbers = Array.from({ length: 60 }, (_, n) => n)
  await db.ownWord.createMany({
    data: numbers.map((n) => ({
      userId: user.id,
      english: `word ${n}`,
      turkish: 'kelime',
      folded: `word ${n} kelime`,
    })),
  })
  const [{ id: submissionId } = { id: '' }] = await db.submission.findMany({ where: { userId: user.id }, take: 1 })
  await db.vocabularyMiss.createMany({
    data: words.map(({ id }, place) => ({ submissionId, vocabularyId: id, place })),
  })
  await db.studyPlan.create({ data: { userId: user.id, minutes: [30, 30, 30, 30, 30, 30, 30], startsOn: new Date() } })
  await db.vainSearch.createMany({ data: numbers.map((n) => ({ folded: `vain ${n}`, text: `Vain ${n}` })) })
  await db.bookmark.createMany({ data: dialogues.map(({ id }) => ({ userId: user.id, dialogueId: id })) })
  return user
}

beforeAll(async () => {
  app = await startApp({ alone: true })
  const user = await createBusyAccount()
  member = await signedInAs(user)
  admin = await signedInAs(await createAccount({ role: 'admin' }))
  const template = await db.mockTestTemplate.findFirstOrThrow({ where: { accessLevel: 'free' } })
  const { mockTestId } = await (await examAs(() => app, user).start(template.id)).json()
  places.set(':templateId', String(template.id)).set(':mockTestId', String(mockTestId))
  places.set(':dialogueId', '1').set(':id', '1')
  const { path } = await createExamReturn(user.id)
  places.set('/mistakes/mock-test/:mockTestId/:dialogueId/:segment', path)
  const word = await db.vocabulary.findFirstOrThrow({ where: { english: 'session', category: 'Healthcare' } })
  places.set(':word', `${word.id}-session`)
  places.set(':kind', 'numbers').set(':passage', 'en-08-01').set(':lesson', 'what-to-note')
  const dialogue = await createDialogue()
  await createSession({ userId: user.id, dialogue })
  places.set(':submissionId', await createSession({ userId: user.id, dialogue }))
})
afterAll(() => app.close())

const pathOf = (url: string) => places.get(url) ?? url.replaceAll(/:\w+/g, (name) => places.get(name) ?? name)

/** For a page that was requested before: what a process caches does not count. */
async function costOf(url: string, headers: Record<string, string>): Promise<string[]> {
  const ask = async () => (await app.request(pathOf(url), { headers })).text()
  await ask()
  return statementsOf(ask)
}

const pages = routeTable().filter(({ url, file }) => file.endsWith('.tsx') && !/[*]|^\/dev\//.test(url))

test('every page has its number here', () => {
  expect(pages.map(({ url }) => url).sort()).toEqual(Object.keys(COSTS).sort())
})

test.each(Object.entries(COSTS))('%s sends %j statements, whatever there is to show', async (url, cost) => {
  const wanted = typeof cost === 'number' ? { guest: cost, member: cost } : cost
  expect(await costOf(url, {}), 'guest').toHaveLength(wanted.guest)
  expect(await costOf(url, ADMIN_PAGE.test(url) ? admin : member), 'member').toHaveLength(wanted.member)
})
