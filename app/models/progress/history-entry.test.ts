import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cursorsOf, type HistoryPlace, newestOf } from './history-entry.ts'

interface Practice {
  createdAt: Date
  id: string
}
interface MockTest {
  createdAt: Date
  id: number
}

const LIMIT = 3
const moments = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 12 })
const uuid = (number: number) => `00000000-0000-0000-0001-${String(number).padStart(12, '0')}`
function byAge<Row extends Practice | MockTest>(a: Row, b: Row): number {
  const age = b.createdAt.getTime() - a.createdAt.getTime()
  if (age !== 0 || a.id === b.id) return age
  return a.id < b.id ? 1 : -1
}

/** The rows as the database returns them: those older than the cursor, newest first, one more than a page. */
function listAfter<Row extends Practice | MockTest>(
  rows: Row[],
  cursor: { createdAt: Date; id: Row['id'] } | undefined,
): Row[] {
  const sorted = rows.toSorted(byAge)
  const older = cursor
    ? sorted.filter(
        (row) =>
          row.createdAt < cursor.createdAt ||
          (row.createdAt.getTime() === cursor.createdAt.getTime() && row.id < cursor.id),
      )
    : sorted
  return older.slice(0, LIMIT + 1)
}

test('the pages show every session of both kinds once, newest first', () => {
  fc.assert(
    fc.property(moments, moments, (one, other) => {
      const practice = one.map((at, index): Practice => ({ createdAt: new Date(at), id: uuid(index) }))
      const mockTests = other.map((at, index): MockTest => ({ createdAt: new Date(at), id: index + 1 }))
      const seen: (Practice | MockTest)[] = []
      let place: HistoryPlace | undefined
      for (;;) {
        const cursors = cursorsOf(place)
        const rows = newestOf({
          practice: listAfter(practice, cursors.practice),
          mockTests: listAfter(mockTests, cursors.mockTests),
          limit: LIMIT,
        })
        seen.push(...rows)
        place = rows.at(-1)
        if (rows.length < LIMIT) break
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(practice.length + mockTests.length)
      expect(seen).toHaveLength(practice.length + mockTests.length)
      const times = seen.map(({ createdAt }) => createdAt.getTime())
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    }),
  )
})
