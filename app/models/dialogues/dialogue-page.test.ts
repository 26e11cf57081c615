import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRACTICE_PAGE_SIZE } from '#app/config/dialogues.ts'
import { pageOfDialogues } from './dialogue-page.ts'

interface Row {
  id: number
  createdAt: Date
}

const libraries = fc
  .array(fc.integer({ min: 0, max: 9 }), { maxLength: 80 })
  .map((times) => times.map((at, index): Row => ({ id: index + 1, createdAt: new Date(at) })))
  .map((rows) => rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id))

test('the pages show every dialogue once, in order, however many were added at the same time', () => {
  fc.assert(
    fc.property(libraries, (rows) => {
      const seen: Row[] = []
      let cursor: Row | undefined
      do {
        const page: ReturnType<typeof pageOfDialogues<Row>> = pageOfDialogues({ rows, cursor })
        expect(page.rows.length).toBeLessThanOrEqual(PRACTICE_PAGE_SIZE)
        seen.push(...page.rows)
        cursor = page.after
      } while (cursor)
      expect(seen).toEqual(rows)
    }),
  )
})

test('a dialogue that is added meanwhile moves no page', () => {
  const rows = Array.from({ length: 30 }, (_, index): Row => ({ id: 30 - index, createdAt: new Date(30 - index) }))
  const { after } = pageOfDialogues({ rows, cursor: undefined })
  const next = pageOfDialogues({ rows, cursor: after })
  expect(pageOfDialogues({ rows: [{ id: 99, createdAt: new Date(99) }, ...rows], cursor: after })).toEqual(next)
})
