import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#tests/support/accounts.ts'
import { type AdminDesk, adminDesk, PAYLOAD, repeated, SEGMENTS, SIMPLE } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp
let desk: AdminDesk

beforeAll(async () => {
  app = await startApp()
  desk = adminDesk(app, await createAccount({ role: 'admin' }))
})
afterAll(() => app.close())

const long = (length: number) => 'ş'.repeat(length)
const segment = (changes: object) => ({ transcript: { segments: [{ ...SEGMENTS[0], ...changes }] } })

const MALFORMED: [object, string][] = [
  [{ title: undefined }, 'title'],
  [{ title: '' }, 'title'],
  [{ title: '   ' }, 'title'],
  [{ title: 5 }, 'title'],
  [{ title: null }, 'title'],
  [{ title: ['x'] }, 'title'],
  [{ title: 'a\0b' }, 'title'],
  [{ title: long(201) }, 'title'],
  [{ description: '' }, 'description'],
  [{ description: {} }, 'description'],
  [{ description: long(2_001) }, 'description'],
  [{ topic: '' }, 'topic'],
  [{ topic: long(81) }, 'topic'],
  [{ topic: false }, 'topic'],
  [{ level: '' }, 'level'],
  [{ level: 'expert' }, 'level'],
  [{ level: 2 }, 'level'],
  [{ wordCount: 0 }, 'wordCount'],
  [{ wordCount: -4 }, 'wordCount'],
  [{ wordCount: 1.5 }, 'wordCount'],
  [{ wordCount: 'many' }, 'wordCount'],
  [{ wordCount: 3e9 }, 'wordCount'],
  [{ duration: 59 }, 'duration'],
  [{ duration: 3e9 }, 'duration'],
  [{ duration: [] }, 'duration'],
  [{ accessLevel: 'gold' }, 'accessLevel'],
  [{ isMockTestCandidate: 'perhaps' }, 'isMockTestCandidate'],
  [{ version: 'yesterday' }, 'version'],
  [{ transcript: undefined }, 'transcript'],
  [{ transcript: null }, 'transcript'],
  [{ transcript: 'no json' }, 'transcript'],
  [{ transcript: [] }, 'transcript'],
  [{ transcript: {} }, 'transcript.segments'],
  [{ transcript: { segments: {} } }, 'transcript.segments'],
  [{ transcript: { segments: [] } }, 'transcript.segments'],
  [repeated(101), 'transcript.segments'],
  [{ transcript: { segments: [null] } }, 'transcript.segments.0'],
  [{ transcript: { segments: ['Good morning'] } }, 'transcript.segments.0'],
  [segment({ speaker: 'French' }), 'transcript.segments.0.speaker'],
  [segment({ gender: 'other' }), 'transcript.segments.0.gender'],
  [segment({ text: ' ' }), 'transcript.segments.0.text'],
  [segment({ text: long(2_001) }), 'transcript.segments.0.text'],
  [segment({ text: 'a\0b' }), 'transcript.segments.0.text'],
  [segment({ translation: undefined }), 'transcript.segments.0.translation'],
  [segment({ translation: 7 }), 'transcript.segments.0.translation'],
  [segment({ variants: {} }), 'transcript.segments.0.variants'],
  [segment({ variants: [''] }), 'transcript.segments.0.variants.0'],
  [segment({ variants: Array.from({ length: 21 }, (_, index) => `x${index}`) }), 'transcript.segments.0.variants'],
]

test.each([{ duration: 60 }, { duration: 7_201 }, { duration: 1e6 }, { wordCount: 100_001 }])(
  '%j is unusual but accepted',
  async (changes) => {
    const response = await desk.send('/api/admin/dialogues', { body: { ...PAYLOAD, ...changes } })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject(changes)
  },
)

test.each(MALFORMED)('%j answers 400 and names %s', async (changes, field) => {
  const response = await desk.send('/api/admin/dialogues', { body: { ...PAYLOAD, ...changes } })
  expect(response.status).toBe(400)
  const { code, fields } = await response.json()
  expect(code).toBe('VALIDATION_FAILED')
  expect(Object.keys(fields)).toEqual([field])
})

test('the literal sentences of both forms', async () => {
  const of = async (path: string, body: object) => (await (await desk.send(path, { body })).json()).error
  const empty = { segments: [] }
  expect(await of('/api/admin/dialogues', { ...PAYLOAD, transcript: empty })).toBe('At least one segment is required')
  expect(await of('/api/dialogues', { ...SIMPLE, transcript: JSON.stringify(empty) })).toBe(
    'Please add at least one dialogue segment',
  )
  expect(await of('/api/dialogues', { ...SIMPLE, duration: 59 })).toBe('Minimum 60 seconds')
  expect(await of('/api/dialogues', { ...SIMPLE, duration: undefined })).not.toBe('')
})
