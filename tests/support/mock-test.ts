import { expect } from 'vitest'
import { db } from '#app/db.server.ts'
import { parseTranscript, type Segment } from '#app/models/dialogues/segment.ts'
import type { MockTestResults } from '#app/models/mock-test/results-view.ts'
import { createAccount, writingAs } from './accounts.ts'
import type { RunningApp } from './app.ts'
import { createDialogue } from './factories.ts'
import { fixture } from './submission.ts'

export interface ExamDialogueRow {
  id: number
  segments: Segment[]
}

export interface TemplateRow {
  id: number
  dialogues: [ExamDialogueRow, ExamDialogueRow]
}

/** The first free or premium template, with its dialogues. */
export async function getTemplateRow(accessLevel: 'free' | 'premium'): Promise<TemplateRow> {
  const row = await db.mockTestTemplate.findFirstOrThrow({
    where: { accessLevel },
    orderBy: { id: 'asc' },
    include: { dialogue1: true, dialogue2: true },
  })
  const toRow = ({ id, transcript }: { id: number; transcript: string }) => ({
    id,
    segments: parseTranscript(transcript).segments,
  })
  return { id: row.id, dialogues: [toRow(row.dialogue1), toRow(row.dialogue2)] }
}

/** A new template whose dialogues are the beginnings of the free one's. */
export async function createTemplateRow(segmentCount: number): Promise<TemplateRow> {
  const free = await getTemplateRow('free')
  const cut = async ({ segments }: ExamDialogueRow) => {
    const row = await createDialogue({ isMockTestCandidate: true })
    const some = segments.slice(0, segmentCount)
    await db.dialogue.update({ where: { id: row.id }, data: { transcript: JSON.stringify({ segments: some }) } })
    return { id: row.id, segments: some }
  }
  return createTemplate([await cut(free.dialogues[0]), await cut(free.dialogues[1])])
}

/** A free template of two dialogues. */
async function createTemplate(dialogues: [ExamDialogueRow, ExamDialogueRow]): Promise<TemplateRow> {
  const { id } = await db.mockTestTemplate.create({
    data: {
      title: 'A short one',
      description: 'For tests.',
      level: 'beginner',
      category: 'Community & Housing',
      durationMinutes: 45,
      accessLevel: 'free',
      dialogue1Id: dialogues[0].id,
      dialogue2Id: dialogues[1].id,
    },
  })
  return { id, dialogues }
}

/** A template of two dialogues of two segments; needs no seeded content. */
export async function createTinyTemplate(): Promise<TemplateRow> {
  const create = async () => {
    const { id, transcript } = await createDialogue({ isMockTestCandidate: true })
    return { id, segments: parseTranscript(transcript).segments }
  }
  return createTemplate([await create(), await create()])
}

interface Sent {
  mockTestId: number | string
  dialogueId: number | string
  segmentIndex: number | string
  bytes?: Uint8Array
  transcript?: string
  repeats?: number
  willType?: boolean
}

/** The app, or another process of it. */
type Answering = Pick<RunningApp, 'request'>

/** The API calls of a mock test, as one learner. */
export function examAs(app: () => Answering, user: { id: number }) {
  const post = async (path: string, body: unknown) =>
    app().request(`/api/mock-test/${path}`, {
      method: 'POST',
      headers: { ...(await writingAs(user)), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const get = async (path: string) => app().request(path, { headers: await writingAs(user) })
  return {
    get,
    start: (templateId: number | string, options = {}) => post(`start-template/${templateId}`, options),
    active: (mockTestId: number | string) => get(`/api/mock-test/${mockTestId}/active`),
    async submit(sent: Sent) {
      const { bytes, ...fields } = sent
      const form = new FormData()
      if (bytes) form.set('audio', new File([new Uint8Array(bytes)], 'recording.webm', { type: 'audio/webm' }))
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
      const headers = await writingAs(user)
      return app().request('/api/mock-test/submit-segment', { method: 'POST', body: form, headers })
    },
    evaluate: (body: unknown) => post('evaluate-dialogue', body),
    words: (body: unknown) => post('words', body),
    complete: (mockTestId: unknown, options: { giveUp?: boolean } = {}) => post('complete', { mockTestId, ...options }),
    results: (mockTestId: number) => get(`/api/mock-test/${mockTestId}/results`),
    history: (query = '') => get(`/api/mock-test/history${query}`),
  }
}

/** Moves an attempt this many minutes into the past. */
export async function passMinutes(mockTestId: number, minutes: number): Promise<void> {
  await db.$executeRaw`
    UPDATE mock_test_attempts SET started_at = started_at - make_interval(mins => ${minutes}::int),
      expires_at = expires_at - make_interval(mins => ${minutes}::int) WHERE id = ${mockTestId}`
}

const SPOKEN = fixture('tr_espeak.webm')

interface Begun {
  user: { id: number }
  mockTestId: number
  calls: ReturnType<typeof examAs>
}

interface Part {
  slot: 1 | 2
  count?: number
  /** The first segment to submit; 0 by default. */
  from?: number
  /** Without it: recordings with speech that were not transcribed. */
  say?: (index: number) => string
  repeats?: (index: number) => number
}

/** Runs mock tests of this template, each by a new learner. */
export function mockTestsOf({ app, template }: { app: () => Answering; template: () => TemplateRow }) {
  async function begin(options = {}, changes: Parameters<typeof createAccount>[0] = {}) {
    const user = await createAccount(changes)
    const response = await examAs(app, user).start(template().id, options)
    expect(response.status).toBe(201)
    const { mockTestId } = await response.json()
    return { user, mockTestId, calls: examAs(app, user) }
  }

  /** Submits the first segments of a dialogue; all by default. */
  async function speak({ mockTestId, calls }: Begun, { slot, from = 0, count, say, repeats }: Part): Promise<void> {
    const { id: dialogueId, segments } = template().dialogues[slot - 1] ?? template().dialogues[0]
    for (let segmentIndex = from; segmentIndex < (count ?? segments.length); segmentIndex += 1) {
      const response = await calls.submit({
        mockTestId,
        dialogueId,
        segmentIndex,
        bytes: SPOKEN,
        ...(say && { transcript: say(segmentIndex) }),
        ...(repeats && { repeats: repeats(segmentIndex) }),
      })
      expect([response.status, await response.clone().json()]).toMatchObject([200, { alreadySubmitted: false }])
    }
  }

  const right = (slot: 1 | 2) => (index: number) => template().dialogues[slot - 1]?.segments[index]?.translation ?? ''
  const ids = ({ mockTestId }: Begun, slot: 1 | 2) => ({
    mockTestId,
    dialogueId: template().dialogues[slot - 1]?.id,
    dialogueSlot: slot,
  })
  async function finish(begun: Begun): Promise<MockTestResults> {
    for (const slot of [1, 2] as const) {
      const response = await begun.calls.evaluate(ids(begun, slot))
      expect([response.status, await response.json()]).toMatchObject([200, { dialogueSlot: slot, status: 'scored' }])
    }
    const response = await begun.calls.complete(begun.mockTestId)
    expect(response.status).toBe(200)
    return response.json()
  }

  return { begin, speak, right, ids, finish }
}
