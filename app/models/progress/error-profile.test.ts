import { array, assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#app/config/time.ts'
import { errorProfileOf, type LostMarks, profileSince } from './error-profile.ts'

// A Sunday.
const TODAY = '2026-11-29'
const profileOf = (results: readonly LostMarks[], timezone = 'UTC') =>
  errorProfileOf({ results, returned: {}, timezone, today: TODAY })
const at = (text: string) => new Date(text)

test('eight weeks from Monday to Sunday, the current one last', () => {
  const { weeks, kinds } = profileOf([])
  expect(weeks.map(({ monday }) => monday)).toEqual([
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
  ])
  expect(kinds).toEqual([])
})

test('marks are per dialogue, and a mock test is two', () => {
  const { weeks, kinds } = profileOf([
    { at: at('2026-11-17T10:00:00Z'), dialogues: 1, lost: { omission: 6, register: 0.5 } },
    { at: at('2026-11-24T10:00:00Z'), dialogues: 1, lost: { omission: 1 } },
    { at: at('2026-11-25T10:00:00Z'), dialogues: 2, lost: { omission: 4 } },
  ])
  expect(weeks.slice(-3).map(({ dialogues }) => dialogues)).toEqual([0, 1, 3])
  expect(kinds).toMatchObject([
    { category: 'omission', change: { from: 6, to: 1.7 } },
    { category: 'register', change: { from: 0.5, to: 0 } },
  ])
  expect(kinds[0]?.weeks.slice(-3)).toEqual([null, 6, 1.7])
})

test('a result counts in the week of the learner’s own day', () => {
  // Monday in Sydney, Sunday in UTC.
  const result = { at: at('2026-11-22T14:00:00Z'), dialogues: 1, lost: { delivery: 1 } }
  expect(profileOf([result], 'Australia/Sydney').kinds[0]?.weeks.at(-1)).toBe(1)
  expect(profileOf([result]).kinds[0]?.weeks.at(-1)).toBeNull()
})

test('one week alone has no change, and what came back is shown though it is older', () => {
  const returned = { distortion: { all: 3, mended: 2 } }
  const { kinds } = errorProfileOf({ results: [], returned, timezone: 'UTC', today: TODAY })
  expect(kinds).toMatchObject([{ category: 'distortion', change: null, returned: { all: 3, mended: 2 } }])
})

test('nothing within the eight weeks is lost: weeks times dialogues give the marks again', () => {
  const results = array(
    record({
      day: integer({ min: 0, max: 70 }),
      dialogues: integer({ min: 1, max: 2 }),
      omission: integer({ max: 20, min: 0 }),
    }),
    { maxLength: 30 },
  )
  assert(
    property(results, (made) => {
      const rows = made.map(({ day, dialogues, omission }) => ({
        at: new Date(Date.parse(TODAY) - day * DAY_MS),
        dialogues,
        lost: { omission },
      }))
      const within = rows.filter((row) => row.at.getTime() >= Date.parse('2026-10-05'))
      const { weeks, kinds } = profileOf(rows)
      expect(weeks.reduce((sum, one) => sum + one.dialogues, 0)).toBe(
        within.reduce((sum, one) => sum + one.dialogues, 0),
      )
      const shown = weeks.reduce((sum, one, index) => sum + one.dialogues * (kinds[0]?.weeks[index] ?? 0), 0)
      const lost = within.reduce((sum, row) => sum + row.lost.omission, 0)
      // Each week is rounded to a tenth a dialogue.
      expect(Math.abs(shown - lost)).toBeLessThanOrEqual(0.05 * 60 + 1e-6)
      for (const row of within) expect(row.at >= profileSince(TODAY)).toBe(true)
    }),
  )
})
