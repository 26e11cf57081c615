import { expect, test } from 'vitest'
import { type DataOf, isNotificationKind, NOTIFICATION_KINDS, type NotificationKind } from './kinds.server.ts'

const result = { dialogueId: 7, submissionId: '6f1b0a51-1b7e-4c0e-9f0a-0c7a4f3f9d10', title: 'A lost key' }
const mockTest = { mockTestId: 9, title: 'Test one' }

/** Sample data for every kind; the types report one that is missing here. */
const EXAMPLES: { [Kind in NotificationKind]: DataOf<Kind> } = {
  welcome: {},
  'new-dialogue': { dialogueId: 7, title: 'A lost key' },
  'practice-scored': { ...result, marks: 38.5 },
  'practice-words-wanted': result,
  'mock-test-scored': { ...mockTest, marks: 75.5 },
  'mock-test-words-wanted': mockTest,
  'google-linked': {},
  'google-claimed': {},
  'billing-activated': {},
  'billing-payment-failed': {},
  'billing-recovered': {},
  'billing-resumed': {},
  'billing-ended': {},
  'billing-ending': { until: '2026-03-10T22:00:00.000Z' },
}

const english = { locale: 'en', timezone: 'UTC' } as const
const turkish = { locale: 'tr', timezone: 'Australia/Sydney' } as const
const kinds = Object.keys(EXAMPLES).filter(isNotificationKind)

test.each(kinds)('%s is worded in both languages from its stored JSON', (kind) => {
  const { word } = NOTIFICATION_KINDS[kind]
  const stored: unknown = JSON.parse(JSON.stringify(EXAMPLES[kind]))
  const [en, tr] = [word(stored, english), word(stored, turkish)]
  expect(en?.message).toMatch(/\S/)
  expect(tr?.message).not.toBe(en?.message)
  expect(tr?.target).toEqual(en?.target)
})

test("numbers and dates follow the reader's language and time zone", () => {
  const say = (kind: 'practice-scored' | 'billing-ending', reader: typeof english | typeof turkish) =>
    NOTIFICATION_KINDS[kind].word(EXAMPLES[kind], reader)?.message
  expect(say('practice-scored', english)).toBe('Your result for "A lost key" is ready: 38.5 out of 45.')
  expect(say('practice-scored', turkish)).toBe('“A lost key” sonucun hazır: 45 üzerinden 38,5.')
  expect(say('billing-ending', english)).toContain('until 10 March 2026.')
  expect(say('billing-ending', turkish)).toContain('11 Mart 2026')
})

test.each(kinds.filter((kind) => Object.keys(EXAMPLES[kind]).length > 0))(
  '%s refuses data that are not its own',
  (kind) => {
    for (const stored of [null, {}, [], 'x', { title: 7 }]) {
      expect(NOTIFICATION_KINDS[kind].word(stored, english)).toBeUndefined()
    }
  },
)

test.each(['toString', '__proto__', '', 'welcome '])('%j is not a kind', (kind) => {
  expect(isNotificationKind(kind)).toBe(false)
})

test.each(['new-dialogue', 'mock-test-words-wanted'] as const)('%s names it in the reader’s language', (kind) => {
  const data = { dialogueId: 7, mockTestId: 9, title: 'A lost key', titleTr: 'Kayıp anahtar' }
  const said = (locale: 'en' | 'tr') => NOTIFICATION_KINDS[kind].word(data, { locale, timezone: 'UTC' })?.message
  expect(said('tr')).toContain('Kayıp anahtar')
  expect(said('en')).toContain('A lost key')
})
