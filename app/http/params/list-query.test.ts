import { expect, test } from 'vitest'
import { listResponse, nextPage, numericCursor, readListQuery } from './list-query.server.ts'

const read = (query: string) => readListQuery(new URL(`http://localhost/api/things${query}`))

test('a list answers 50 rows unless asked otherwise', () => {
  expect(read('')).toEqual({ limit: 50, cursor: undefined })
  expect(read('?limit=200').limit).toBe(200)
})

test.each(['0', '201', '-1', '1.5', '', ' 5', '5 ', '1e2', '٥', 'NaN', '99999999999999999999'])(
  'the limit %j is refused',
  (limit) => {
    expect(() => read(`?limit=${encodeURIComponent(limit)}`)).toThrow('VALIDATION_FAILED')
  },
)

test.each(['', 'x', '1', '1.', '.1', '-1.5', '1.5.6', '99999999999999.1', "1.1'", '1.1\0'])(
  'the cursor %j is refused',
  (cursor) => {
    expect(() => read(`?cursor=${encodeURIComponent(cursor)}`)).toThrow('VALIDATION_FAILED')
  },
)

test('a cursor comes back as it was written, for numbers and for UUIDs', () => {
  const url = new URL('http://localhost/api/things?limit=2&cursor=1.1')
  for (const id of [7, '6f9619ff-8b86-4d01-b42d-00cf4fc964ff']) {
    const after = { createdAt: new Date('2026-01-02T03:04:05.678Z'), id }
    const next = new URL(nextPage({ url, after }), url)
    expect(readListQuery(next)).toEqual({ limit: 2, cursor: { createdAt: after.createdAt, id: String(id) } })
  }
})

test('a UUID is no cursor of a list that goes by numbers', () => {
  const createdAt = new Date(0)
  expect(numericCursor({ createdAt, id: '12' })).toEqual({ createdAt, id: 12 })
  expect(() => numericCursor({ createdAt, id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' })).toThrow('VALIDATION_FAILED')
  expect(() => numericCursor({ createdAt, id: '99999999999' })).toThrow('VALIDATION_FAILED')
})

test('only a list that goes on names its next page', () => {
  const url = new URL('http://localhost/api/things')
  const rows = [{ createdAt: new Date(1_000), id: 3 }]
  expect(listResponse({ url, rows, hasMore: true }).headers.get('Link')).toBe('</api/things?cursor=1000.3>; rel="next"')
  expect(listResponse({ url, rows, hasMore: false }).headers.get('Link')).toBeNull()
})
