import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { EXPLANATION_COOKIE_NAME } from '#app/config/languages.ts'
import type { SegmentGuidance } from '#app/models/dialogues/guidance.ts'
import { parseTranscript } from '#app/models/dialogues/segment.ts'
import { addToDeck } from '#app/models/vocabulary/deck.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { createTemplateRow, mockTestsOf, passMinutes, type TemplateRow } from '#tests/support/mock-test.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { answersOf, submissionForm } from '#tests/support/submission.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ alone: true })
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

const VARIANTS = ['Tünaydın.', 'Hayırlı sabahlar.', 'Sabahınız hayrolsun.']

/** Of a segment, with its name in every text. */
const guidanceOf = (name: string): SegmentGuidance => ({
  variantKinds: ['close', null, 'concise'],
  wrongs: [
    {
      text: `${name}: iyi geceler.`,
      type: 'distortion',
      kind: 'when',
      severity: 'critical',
      note: { en: `${name}: it is not night.`, tr: `${name}: gece değil.` },
    },
    {
      text: `${name}: naber.`,
      type: 'register',
      kind: 'tone',
      severity: 'minor',
      note: { en: `${name}: too familiar.`, tr: `${name}: fazla samimi.` },
    },
  ],
  note: { en: `${name}: the time of day.`, tr: `${name}: günün saati.` },
  terms: ['referral', 'kerb'],
})
const TERMS = [
  { english: 'referral', turkish: 'sevk yazısı' },
  { english: 'kerb', turkish: 'kaldırım taşı' },
]
const GUIDED = { guidance: JSON.stringify([guidanceOf('First'), guidanceOf('Second')]), terms: TERMS }

async function createGuided(changes: Parameters<typeof createDialogue>[0] = {}) {
  const { id, transcript } = await createDialogue(changes)
  const { segments: plain } = parseTranscript(transcript)
  const segments = plain.map((segment, index) => (index === 0 ? { ...segment, variants: VARIANTS } : segment))
  await db.dialogue.update({ where: { id }, data: { ...GUIDED, transcript: JSON.stringify({ segments }) } })
  return { id, segments }
}

type Guided = Awaited<ReturnType<typeof createGuided>>

/** Every segment typed as its model. @returns the path of the result. */
async function practise({ id, segments }: Guided, user: { id: number } | null) {
  const submissionId = randomUUID()
  const transcripts = answersOf(segments, ({ translation }) => translation)
  const body = submissionForm({ dialogueId: id, submissionId, transcripts })
  const path = user ? '/api/submit-naati-session' : '/api/submit-sample-practice'
  const headers = user ? await writingAs(user) : {}
  expect((await app.request(path, { method: 'POST', body, headers })).status).toBe(200)
  return user ? `/practice/${id}?attempt=${submissionId}` : `/practice/sample?attempt=${submissionId}`
}

async function pageOf(path: string, user: { id: number } | null, cookies = ''): Promise<string> {
  const { Cookie = '' } = user ? await signedInAs(user) : {}
  return (await app.request(path, { headers: { Cookie: [Cookie, cookies].filter(Boolean).join('; ') } })).text()
}

/** The page without the data that script reads. */
const shownIn = (html: string) => html.replaceAll(/<script\b[^>]*>.*?<\/script>/gsu, '')

test('a result shows the note, the kinds of variants, typical mistakes with their cost, and the terms', async () => {
  const user = await createAccount()
  const path = await practise(await createGuided(), user)
  const html = shownIn(await pageOf(path, user))
  expect(html).toContain('What is hard here')
  expect(html).toMatch(/<p lang="en"[^>]*>First: the time of day\.<\/p>/u)
  expect(html).toMatch(/Close to the source<\/span>Tünaydın\./u)
  expect(html).toMatch(/<p[^>]*>Hayırlı sabahlar\./u)
  expect(html).toMatch(/Concise<\/span>Sabahınız hayrolsun\./u)
  const mistakes = /<summary[^>]*>(?:(?!<summary).)*?Typical mistakes.*?<\/details>/su.exec(html)?.[0] ?? ''
  expect(mistakes).toMatch(
    /lang="tr"[^>]*>“First: iyi geceler\.”.*Critical.*First: it is not night\..*−5<.*naber.*−0\.5</su,
  )
  const { id } = await db.vocabulary.findFirstOrThrow({ where: { english: 'referral' } })
  expect(html).toContain(`href="/vocabulary/words/${id}-referral"`)
  expect(html).toContain('aria-label="Add to deck: referral"')
  expect(html).toContain('kaldırım taşı')
  expect(html).not.toContain('Add to deck: kerb')
  await db.vocabularyCard.deleteMany({ where: { userId: user.id } })
  await addToDeck({ userId: user.id, word: { vocabularyId: id }, now: new Date() })
  const after = shownIn(await pageOf(path, user))
  expect(after).toContain('In your deck')
  expect(after).not.toContain('aria-label="Add to deck: referral"')
})

test('the reader’s language for explanations is that of the note too', async () => {
  const user = await createAccount()
  const dialogue = await createGuided()
  const path = await practise(dialogue, user)
  const html = shownIn(await pageOf(path, user, `${EXPLANATION_COOKIE_NAME}=tr`))
  expect(html).toMatch(/<p lang="tr"[^>]*>First: günün saati\.<\/p>/u)
  expect(html).not.toContain('First: the time of day.')
})

test('an older attempt shows nothing of a segment that has changed since', async () => {
  const user = await createAccount()
  const dialogue = await createGuided()
  const path = await practise(dialogue, user)
  const [first, ...rest] = dialogue.segments
  const segments = [{ ...first, translation: 'Günaydın efendim.' }, ...rest]
  await db.dialogue.update({ where: { id: dialogue.id }, data: { transcript: JSON.stringify({ segments }) } })
  const html = await pageOf(path, user)
  expect(html).toContain('Second: the time of day.')
  expect(html).not.toContain('First: ')
})

test('nothing of it is told before the result, and one statement reads it', async () => {
  const user = await createAccount()
  const dialogue = await createGuided()
  for (const before of [`/practice/${dialogue.id}`, `/practice/${dialogue.id}?mode=type`]) {
    const statements = await statementsOf(async () => {
      expect(await pageOf(before, user)).not.toContain('First: ')
    })
    expect(statements.filter((text) => text.includes('guidance'))).toEqual([])
  }
  const path = await practise(dialogue, user)
  const statements = await statementsOf(() => pageOf(path, user))
  expect(statements.filter((text) => text.includes('guidance'))).toHaveLength(1)
  const api = await app.request(path.replace(/.*attempt=/u, '/api/submissions/'), { headers: await signedInAs(user) })
  expect(await api.text()).not.toContain('First: ')
})

test('a guest’s sample has it too, without links that need an account', async () => {
  const dialogue = await createGuided({ createdAt: new Date(0) })
  const html = shownIn(await pageOf(await practise(dialogue, null), null))
  expect(html).toContain('First: the time of day.')
  expect(html).toContain('sevk yazısı')
  expect(html).not.toContain('/vocabulary/words/')
  expect(html).not.toContain('Add to deck')
})

test('the result of a mock test has it for both dialogues, and its API does not', async () => {
  const template: TemplateRow = await createTemplateRow(2)
  const ids = template.dialogues.map(({ id }) => id)
  await db.dialogue.updateMany({ where: { id: { in: ids } }, data: GUIDED })
  const { begin, speak, right, finish } = mockTestsOf({ app: () => app, template: () => template })
  const begun = await begin()
  await speak(begun, { slot: 1, say: right(1) })
  await speak(begun, { slot: 2, say: right(2) })
  const session = `/mock-test/session/${begun.mockTestId}`
  expect(await pageOf(session, begun.user)).not.toContain('First: ')
  await passMinutes(begun.mockTestId, 46)
  expect(JSON.stringify(await finish(begun))).not.toContain('First: ')
  let html = ''
  const statements = await statementsOf(async () => {
    html = await pageOf(session, begun.user)
  })
  expect(shownIn(html).split('First: the time of day.')).toHaveLength(3)
  expect(shownIn(html).split('aria-label="Add to deck: referral"')).toHaveLength(5)
  expect(statements.filter((text) => text.includes('guidance'))).toHaveLength(1)
  const api = await app.request(`/api/mock-test/${begun.mockTestId}/results`, { headers: await signedInAs(begun.user) })
  expect(await api.text()).not.toContain('First: ')
}, 60_000)
