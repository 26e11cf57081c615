import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
  await db.vocabulary.deleteMany()
})
afterAll(() => app.close())

/** The list of words as a learner sees it. */
async function open(learner: { id: number }): Promise<string> {
  const html = await (await app.request('/vocabulary?q=cover', { headers: await signedInAs(learner) })).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
}

test('a card says how its word is said, and what to avoid, in the language of the page', async () => {
  await db.vocabulary.create({
    data: {
      english: 'cover',
      sense: 'protection',
      turkish: 'teminat',
      category: 'Insurance',
      difficulty: 'beginner',
      partOfSpeech: 'noun',
      register: 'official',
      ipaEnglish: 'ˈkʌvə',
      saidTurkish: 'teh-mee-naht',
      collocations: [{ english: 'full cover', turkish: 'tam teminat' }],
      trapEn: 'Not a lid.',
      trapTr: 'Kapak değil.',
    },
  })
  const main = await open(await createAccount())
  const reader = await createAccount()
  await db.userSettings.update({ where: { userId: reader.id }, data: { language: 'tr' } })
  const turkish = await open(reader)
  for (const part of ['cover (protection)', 'noun', 'official language', '/ˈkʌvə/', 'teh-mee-naht', 'Not a lid.'])
    expect(main).toContain(part)
  expect(main).not.toContain('Kapak değil.')
  // What it goes with is on its own page.
  expect(main).not.toContain('tam teminat')
  for (const part of ['cover (protection)', 'isim', 'resmî dil', 'Kapak değil.']) expect(turkish).toContain(part)
})
