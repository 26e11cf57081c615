import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'

let app: RunningApp
let free: Record<string, string>
let pro: Record<string, string>
let id: number
let path: string

const word = (english: string, turkish: string, more: object = {}) => ({
  english,
  turkish,
  category: 'Housing',
  difficulty: 'beginner' as const,
  ...more,
})

/** A dialogue whose second segment says a word, which may be a term. */
async function dialogueWith(
  title: string,
  more: Parameters<typeof createDialogue>[0],
  options: { turkish?: string; isTerm?: boolean } = {},
) {
  const { turkish = 'depozito', isTerm = true } = options
  const segments = [
    { speaker: 'English', gender: 'male', text: 'Good morning.', translation: 'Günaydın.' },
    {
      speaker: 'Turkish',
      gender: 'female',
      text: `${title}: ${turkish === 'depozito' ? 'depozitoyu' : 'tahvili'} ne zaman alırım?`,
      translation: 'When is my bond returned?',
    },
  ]
  const guidance = [{ variantKinds: [], wrongs: [], note: null, terms: [] }]
  const { id: dialogueId } = await createDialogue({ title, transcript: JSON.stringify({ segments }), ...more })
  await db.dialogue.update({
    where: { id: dialogueId },
    data: {
      terms: isTerm ? [{ english: 'Bond', turkish }] : [],
      guidance: JSON.stringify([guidance[0], { ...guidance[0], terms: isTerm ? ['Bond'] : [] }]),
    },
  })
}

beforeAll(async () => {
  app = await startApp()
  free = await signedInAs(await createAccount())
  pro = await signedInAs(await createAccount({ plan: 'pro' }))
  await db.vocabulary.deleteMany()
  await db.dialogue.updateMany({ data: { publishedAt: null } })
  await db.vocabulary.createMany({
    data: [
      word('bond', 'depozito', {
        sense: 'for a home',
        acceptedEnglish: ['rental bond'],
        acceptedTurkish: ['teminat'],
        partOfSpeech: 'noun',
        ipaEnglish: 'bɒnd',
        trapEn: 'Not a tie.',
        trapTr: 'Bağ değil.',
        exampleEnglish: 'The bond is high.',
        collocations: [{ english: 'pay a bond', turkish: 'depozito ödemek' }],
      }),
      word('Bond', 'tahvil', { sense: 'of a state', category: 'Finance' }),
      word('security deposit', 'depozito', { acceptedEnglish: ['bond'] }),
      word('draft', 'taslak', { publishedAt: null }),
    ],
  })
  id = (await db.vocabulary.findFirstOrThrow({ where: { english: 'bond' } })).id
  path = `/vocabulary/words/${id}-bond`
  await dialogueWith('Free one', { accessLevel: 'free' })
  await dialogueWith('Pro one', { accessLevel: 'premium' })
  await dialogueWith('Mock one', { isMockTestCandidate: true })
  await dialogueWith('Draft one', { publishedAt: null })
  await dialogueWith('Of money', { accessLevel: 'free' }, { turkish: 'tahvil' })
  await dialogueWith('Unlisted one', { accessLevel: 'free' }, { isTerm: false })
})
afterAll(() => app.close())

async function open(headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers })
  const html = await response.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
  return { status: response.status, html, main }
}

test('a learner sees everything about a word, in the language of the page', async () => {
  const { status, main } = await open(free)
  expect(status).toBe(200)
  for (const part of [
    'bond (for a home)',
    'depozito',
    '/bɒnd/',
    'rental bond',
    'teminat',
    'Not a tie.',
    'The bond is high.',
  ])
    expect(main).toContain(part)
  for (const part of ['pay a bond', 'depozito ödemek', 'Bond (of a state)', 'tahvil']) expect(main).toContain(part)
  expect(main).toMatch(/Other words for it.*security deposit.*Other meanings.*Bond \(of a state\)/s)
  expect(main).not.toContain('Bağ değil.')
  expect(main).toContain(`src="/api/vocabulary/${id}/speech/tr"`)
})

test('sentences are of dialogues that the visitor may practise; of others there is the title', async () => {
  const learner = (await open(free)).main
  expect(learner).toContain('In 3 dialogues')
  expect(learner).toMatch(/Free one: <mark[^>]*>depozitoyu<\/mark> ne zaman/)
  expect(learner).toMatch(/When is my <mark[^>]*>bond<\/mark> returned/)
  expect(learner).toMatch(/Unlisted one: <mark[^>]*>depozitoyu<\/mark> ne zaman/)
  expect(learner.indexOf('Free one')).toBeLessThan(learner.indexOf('Unlisted one'))
  expect(learner.indexOf('Unlisted one')).toBeLessThan(learner.indexOf('Pro one'))
  expect(learner).toContain('Pro dialogue: Pro one')
  expect(learner).not.toContain('Pro one: ')
  const member = (await open(pro)).main
  expect(member).toMatch(/Pro one: <mark/)
  for (const main of [learner, member, (await open()).main])
    for (const title of ['Mock one', 'Draft one', 'Of money']) expect(main).not.toContain(title)
})

test('a guest sees it too, with an invitation, and no player of a voice that only learners have', async () => {
  const { status, main, html } = await open()
  expect(status).toBe(200)
  expect(main).toContain('Create a free account')
  expect(main).toContain(`redirectTo=${encodeURIComponent(path)}`)
  expect(main).not.toContain('<audio')
  expect(main).toMatch(/Free one: <mark/)
  expect((await open(free)).main).not.toContain('Create a free account')
  expect(html).toContain('<title>bond (for a home) – depozito · Köprü</title>')
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"]*${path}"`))
  expect(html).toMatch(/<meta name="description" content="[^"]*depozito/)
  expect(html).not.toContain('noindex')
})

test.each(['', '-', '-Bond', '-something-else'])(
  'an address that ends in %j leads to the present one for good',
  async (slug) => {
    const response = await app.request(`/vocabulary/words/${id}${slug}?from=mail`)
    expect([response.status, response.headers.get('Location')]).toEqual([301, `${path}?from=mail`])
  },
)

test('drafts, unknown words and anything else are not found, whoever asks', async () => {
  const draft = await db.vocabulary.findFirstOrThrow({ where: { english: 'draft' } })
  const admin = await signedInAs(await createAccount({ role: 'admin' }))
  for (const headers of [{}, free, admin])
    for (const param of [`${draft.id}-draft`, '999999-x', 'bond', '0', '-1', '1e3', '9'.repeat(40), '%00', '..%2f1'])
      expect((await app.request(`/vocabulary/words/${param}`, { headers })).status, param).toBe(404)
})
