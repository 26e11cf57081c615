import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { StoredEvaluationSchema } from '#app/models/scoring/stored-evaluation.ts'
import { checklistOf } from '#app/models/scoring/self-marking/checklist.ts'
import { keptField, lossField } from '#app/models/scoring/self-marking/marks-form.ts'
import type { UnitKind } from '#app/models/scoring/self-marking/unit.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { type Lost, marksForm } from '#tests/support/own-marks.ts'
import { revisionsOf } from '#tests/support/revisions.ts'
import { fixture, getSample, type SampleRow, submissionForm } from '#tests/support/submission.ts'

let app: RunningApp
let sample: SampleRow

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

const SPOKEN = fixture('tr_espeak.webm')
const GUEST = '/practice/sample'
const EVERY = () => sample.segments.map((_, index) => index)
/** The first segment from this one on whose first unit of this kind has the full weight. */
function segmentWith(kind: UnitKind, from: number): number {
  const isOne = (segment: Segment) => checklistOf(segment).find((unit) => unit.kind === kind)?.weight === 3
  return from + sample.segments.slice(from).findIndex(isOne)
}

type Visitor = { id: number } | null

/** An attempt at the sample, these segments recorded, that nobody could turn into words. */
async function handIn(visitor: Visitor, recorded: readonly number[], flags: Record<string, string> = {}) {
  const submissionId = randomUUID()
  const recordings = Object.fromEntries(recorded.map((index) => [index, SPOKEN]))
  const body = submissionForm({ dialogueId: sample.id, submissionId, recordings })
  for (const [name, value] of Object.entries(flags)) body.set(name, value)
  const path = visitor ? '/api/submit-naati-session' : '/api/submit-sample-practice'
  await app.request(path, { method: 'POST', body, headers: visitor ? await writingAs(visitor) : {} })
  return submissionId
}

const pathOf = (visitor: Visitor, submissionId: string) =>
  `${visitor ? `/practice/${sample.id}` : GUEST}?attempt=${submissionId}`

async function pageOf(visitor: Visitor, submissionId: string, mode = ''): Promise<string> {
  const headers = visitor ? await signedInAs(visitor) : {}
  return (await app.request(`${pathOf(visitor, submissionId)}${mode}`, { headers })).text()
}

async function post(visitor: Visitor, fields: Record<string, string>): Promise<Response> {
  const headers = visitor ? await writingAs(visitor) : {}
  const path = pathOf(visitor, fields['submissionId'] ?? '')
  return app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
}

const formOf = (submissionId: string, marked: readonly number[], lost: readonly Lost[] = []) =>
  marksForm({ submissionId, segments: sample.segments, marked, lost })

async function storedOf(id: string) {
  const row = await db.submission.findUniqueOrThrow({ where: { id } })
  return { ...row, evaluation: row.feedback === null ? null : StoredEvaluationSchema.parse(row.feedback) }
}

for (const who of ['a guest', 'a learner'] as const) {
  const visitorOf = () => (who === 'a guest' ? Promise.resolve(null) : createAccount())

  test(`${who} is asked to mark first, everything ticked, and typing is one link away`, async () => {
    const visitor = await visitorOf()
    const submissionId = await handIn(visitor, [0, 1])
    const html = await pageOf(visitor, submissionId)
    expect(html).toContain('Mark yourself')
    expect(html).not.toContain('name="answers[0]"')
    expect(html).toContain(`?attempt=${submissionId}&amp;mode=type`)
    for (const index of [0, 1]) {
      const segment = sample.segments[index]
      for (const { id } of segment ? checklistOf(segment) : []) {
        expect(html).toMatch(new RegExp(`<input[^>]*name="${keptField(String(index), id)}"[^>]*checked=""`, 'u'))
        expect(html.split(`name="${lossField(String(index), id)}"`)).toHaveLength(4)
      }
    }
    expect(await pageOf(visitor, submissionId, '&mode=type')).toContain('name="answers[0]"')
  })

  test(`${who} gets the scorer’s findings for the own marks, badged`, async () => {
    const visitor = await visitorOf()
    const submissionId = await handIn(visitor, EVERY())
    const what = segmentWith('what', 0)
    const negation = segmentWith('negation', what + 1)
    const when = segmentWith('when', negation + 1)
    const lost: Lost[] = [
      { segmentIndex: what, kind: 'what', mark: 'left-out' },
      { segmentIndex: negation, kind: 'negation', mark: 'wrong' },
      { segmentIndex: when, kind: 'when', mark: 'worded-poorly' },
    ]
    expect([302, 303]).toContain((await post(visitor, formOf(submissionId, EVERY(), lost))).status)
    const { evaluation, markedBy, overallScore } = await storedOf(submissionId)
    expect(markedBy).toBe('learner')
    expect(overallScore).toBe(45 - 2 - 5 - 0.5)
    expect(evaluation?.naatiScore.errors).toMatchObject([
      { segment_id: what + 1, rule: 'part-missing', type: 'major', deduction: 2 },
      { segment_id: negation + 1, rule: 'negation-lost', type: 'critical', deduction: 5 },
      { segment_id: when + 1, rule: 'worded-poorly', type: 'minor', deduction: 0.5 },
    ])
    expect(evaluation).toMatchObject({
      markedBy: 'learner',
      improvements: expect.arrayContaining([expect.any(String)]),
    })
    const html = await pageOf(visitor, submissionId)
    for (const text of ['37.5', 'Marked by you', 'You marked this dialogue yourself', 'Deduction sheet', '” as wrong.'])
      expect(html).toContain(text)
    expect(html).not.toContain('An examiner would probably')
  })
}

test('a segment without a recording counts as missed, and typing stays first where it was promised', async () => {
  const user = await createAccount()
  const submissionId = await handIn(user, [0], { willType: 'true' })
  expect(await pageOf(user, submissionId)).toContain('name="answers[1]"')
  expect(await pageOf(user, submissionId, '&mode=mark')).toContain('it counts as missed')
  await post(user, formOf(submissionId, [0]))
  const { evaluation } = await storedOf(submissionId)
  expect(evaluation?.segments.map(({ verdict }) => verdict)).toEqual(
    EVERY().map((index) => (index === 0 ? 'good' : 'missed')),
  )
  expect(evaluation?.segments.map(({ markedBy }) => markedBy)).toEqual(
    EVERY().map((index) => (index === 0 ? 'learner' : undefined)),
  )
})

test('everything left out is a segment missed', async () => {
  const submissionId = await handIn(null, [0])
  const fields = Object.entries(formOf(submissionId, [0])).filter(([name]) => !name.startsWith('kept:'))
  await post(null, Object.fromEntries(fields))
  const { evaluation } = await storedOf(submissionId)
  expect(evaluation?.segments[0]).toMatchObject({ verdict: 'missed', score: 0 })
})

const UNIT = 'what-1'
test.each<[string, Record<string, string>, string[], string]>([
  ['an unknown unit', { [lossField('0', 'what-99')]: 'wrong' }, [], 'The checklist of segment 1 did not arrive'],
  ['an unknown loss', { [lossField('0', UNIT)]: 'perfect' }, [], 'The checklist of segment 1 did not arrive'],
  ['a unit missing', {}, [lossField('0', UNIT)], 'The checklist of segment 1 did not arrive'],
  ['another segment', { [lossField('2', UNIT)]: 'wrong' }, [], 'a segment that is not to be marked here'],
  ['no such segment', { [lossField('99', UNIT)]: 'wrong' }, [], 'a segment that is not to be marked here'],
  ['no segment', { [lossField('x', UNIT)]: 'wrong' }, [], 'a segment that is not to be marked here'],
])('%s is refused in a sentence, and every mark is still there', async (_, added, removed, sentence) => {
  const submissionId = await handIn(null, [0, 1])
  const form = { ...formOf(submissionId, [0, 1], [{ segmentIndex: 1, kind: 'what', mark: 'wrong' }]), ...added }
  const response = await post(
    null,
    Object.fromEntries(Object.entries(form).filter(([name]) => !removed.includes(name))),
  )
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).toContain(sentence)
  expect(html).toMatch(/<input[^>]*name="loss:1:what-1"[^>]*checked=""[^>]*value="wrong"/u)
  expect(html).not.toMatch(/<input[^>]*name="kept:1:what-1"[^>]*checked=""/u)
  expect(await storedOf(submissionId)).toMatchObject({ status: 'needs_transcripts', markedBy: 'machine', ownMarks: [] })
})

test('marks come from the attempt’s owner, in a request of this site, once', async () => {
  const [user, stranger] = [await createAccount(), await createAccount()]
  const submissionId = await handIn(user, [0])
  const fields = formOf(submissionId, [0])
  expect((await post(stranger, fields)).status).toBe(404)
  expect((await post(null, fields)).status).toBe(404)
  const headers = { ...(await signedInAs(user)), 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }
  const foreign = { method: 'POST', body: new URLSearchParams(fields), headers }
  expect((await app.request(pathOf(user, submissionId), foreign)).status).toBe(403)
  expect((await storedOf(submissionId)).status).toBe('needs_transcripts')
  await Promise.all([post(user, fields), post(user, fields)])
  const first = await storedOf(submissionId)
  expect(first.evaluation?.segments[0]).toMatchObject({ verdict: 'good', markedBy: 'learner' })
  await post(user, formOf(submissionId, [0], [{ segmentIndex: 0, kind: 'what', mark: 'wrong' }]))
  expect((await storedOf(submissionId)).evaluation).toEqual(first.evaluation)
})

test('a learner may choose to mark although words were recognised', async () => {
  const user = await createAccount()
  const [first] = sample.segments
  const transcripts = JSON.stringify([{ segmentIndex: 0, text: first?.translation, source: 'browser' }])
  const submissionId = await handIn(user, [0], { transcripts, willMark: 'true' })
  expect(await storedOf(submissionId)).toMatchObject({ status: 'needs_transcripts', wordsWanted: [0] })
  await post(user, formOf(submissionId, [0], [{ segmentIndex: 0, kind: 'who', mark: 'wrong' }]))
  expect((await storedOf(submissionId)).evaluation?.segments[0]).toMatchObject({
    markedBy: 'learner',
    verdict: 'partial',
  })
  const heard = await handIn(user, [0], { transcripts })
  expect((await storedOf(heard)).evaluation?.segments[0]).toMatchObject({
    transcriptSource: 'browser',
    verdict: 'good',
  })
})

test('typed words after all are marked by us', async () => {
  const submissionId = await handIn(null, [0])
  const typed = { dialogueId: String(sample.id), submissionId, 'answers[0]': sample.segments[0]?.translation ?? '' }
  await post(null, typed)
  expect(await storedOf(submissionId)).toMatchObject({ markedBy: 'machine' })
  expect(await pageOf(null, submissionId)).not.toContain('Marked by you')
})

test('a correction in an attempt that its learner marked changes no figure of our marks', async () => {
  const user = await createAccount()
  const [said, ...recorded] = EVERY()
  const heard = { segmentIndex: said ?? 0, text: 'Nothing of the kind.', source: 'browser' }
  const submissionId = await handIn(user, recorded, { transcripts: JSON.stringify([heard]) })
  await post(user, formOf(submissionId, recorded))
  const before = (await storedOf(submissionId)).evaluation?.naatiScore.total ?? 45
  const act = revisionsOf({ app, sample })
  expect((await act.correct(user, { submissionId, segmentIndex: heard.segmentIndex })).status).toBe(200)
  const { evaluation, markedBy } = await storedOf(submissionId)
  expect(markedBy).toBe('learner')
  expect(evaluation?.naatiScore.total).toBeGreaterThan(before)
  const topics = await db.learnerTopic.findMany({ where: { userId: user.id } })
  expect(topics.map(({ scoreSum }) => scoreSum).filter((sum) => sum !== 0)).toEqual([])
})
