import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type DeskBrowser, deskBrowser } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'

// The dialogues that the form of /admin/templates offers, as a browser without JavaScript shows them.

const TEMPLATES = '/admin/templates'

let app: RunningApp
let browser: DeskBrowser

beforeAll(async () => {
  app = await startApp()
  browser = deskBrowser(app, await createAccount({ role: 'admin' }))
})
afterAll(() => app.close())

const open = (path: string) => browser.open(path)

/** Saves a mock test with these dialogues, and returns its address. */
async function addTemplate(dialogue1Id: number, dialogue2Id: number): Promise<string> {
  const saved = await browser.post(TEMPLATES, {
    title: 'Of bees',
    description: 'For this file.',
    level: 'advanced',
    category: 'Beekeeping',
    durationMinutes: '45',
    totalPoints: '90',
    passingScore: '63',
    accessLevel: 'free',
    dialogue1Id: String(dialogue1Id),
    dialogue2Id: String(dialogue2Id),
    version: '',
  })
  expect(saved.status).toBe(303)
  return `${TEMPLATES}?edit=${/saved=(\d+)/.exec(saved.headers.get('Location') ?? '')?.[1]}`
}

/** The options of a select, those in no other mock test apart. */
function offeredIn(html: string, name: string): { unused: string[]; used: string[] } {
  const select = html.match(new RegExp(`<select[^>]*name="${name}".*?</select>`, 's'))?.[0] ?? ''
  const groups = [...select.matchAll(/<optgroup label="([^"]*)">(.*?)<\/optgroup>/gs)]
  const optionsOf = (label: RegExp) =>
    groups
      .filter(([, words = '']) => label.test(words))
      .flatMap(([, , options = '']) => [...options.matchAll(/<option[^>]*>([^<]*)<\/option>/g)])
      .map(([, words = '']) => words)
  return { unused: optionsOf(/^In no|^Başka/), used: optionsOf(/^Already|^Bir deneme/) }
}

test('the dialogues on offer are narrowed by topic and level, those in no other mock test first', async () => {
  const create = (title: string, level: 'beginner' | 'advanced') =>
    createDialogue({ title, level, topic: 'Beekeeping', isMockTestCandidate: true })
  const [spare, taken, easy] = [
    await create('A spare hive', 'advanced'),
    await create('A taken hive', 'advanced'),
    await create('An easy hive', 'beginner'),
  ]
  const path = await addTemplate(taken.id, easy.id)
  const filtered = await open(`${TEMPLATES}?topic=Beekeeping&level=advanced`)
  for (const name of ['dialogue1Id', 'dialogue2Id']) {
    expect(offeredIn(filtered, name)).toEqual({
      unused: ['A spare hive (Beekeeping, Advanced)'],
      used: ['A taken hive (Beekeeping, Advanced, in 1 test)'],
    })
  }
  expect(filtered).toMatch(/<option value="Beekeeping" selected="">Beekeeping<\/option>/)
  expect(filtered).toContain('Show all dialogues')
  const whole = offeredIn(await open(`${TEMPLATES}?topic=Nothing&level=expert`), 'dialogue1Id')
  expect(whole.used).toContain('An easy hive (Beekeeping, Beginner, in 1 test)')
  expect(whole.unused).toContain('A spare hive (Beekeeping, Advanced)')

  // The test being edited is no other one, and its own dialogues stay in the list.
  const editing = await open(`${path}&topic=Beekeeping&level=advanced`)
  expect(offeredIn(editing, 'dialogue1Id')).toEqual({
    unused: [
      'A spare hive (Beekeeping, Advanced)',
      'A taken hive (Beekeeping, Advanced)',
      'An easy hive (Beekeeping, Beginner)',
    ],
    used: [],
  })
  expect(editing).toMatch(/<input type="hidden" name="edit" value="\d+"\/>/)
  expect(editing).not.toContain('is already used in another mock test')

  const advised = await open(await addTemplate(spare.id, easy.id))
  expect(advised).toContain('“An easy hive” is already used in another mock test.')
  expect(advised).toContain('Both dialogues are about the same topic (Beekeeping).')
})

test('the filter and its advice are Turkish for readers of Turkish', async () => {
  const admin = await createAccount({ role: 'admin' })
  await db.userSettings.update({ where: { userId: admin.id }, data: { language: 'tr' } })
  const [first, second] = [
    await createDialogue({ title: 'Kovan', level: 'advanced', topic: 'Legal', isMockTestCandidate: true }),
    await createDialogue({ title: 'Arı', level: 'advanced', topic: 'Legal', isMockTestCandidate: true }),
  ]
  const path = await addTemplate(first.id, second.id)
  await addTemplate(first.id, second.id)
  const html = await (await browser.get(`${path}&topic=Legal&level=advanced`, admin)).text()
  expect(offeredIn(html, 'dialogue1Id').used).toContain('Kovan (Hukuk, İleri, 1 sınavda)')
  expect(html).toContain('Bu diyalogları göster')
  expect(html).toContain('“Kovan” zaten başka bir deneme sınavında kullanılıyor.')
})
