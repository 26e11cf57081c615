import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const named = (nameOf: ReturnType<typeof createStatementNames>, sql: string) => nameOf({ sql, args: [], argTypes: [] })

test('a text has one name, and no two texts share one', () => {
  const nameOf = createStatementNames()
  const first = named(nameOf, 'SELECT 1')
  expect(first).not.toBe('')
  expect(named(nameOf, '\n    WITH one AS (SELECT 1) SELECT * FROM one')).not.toBe(first)
  expect(named(nameOf, 'SELECT 1')).toBe(first)
})

test('what needs no plan has no name, and neither has any text beyond the limit', () => {
  const nameOf = createStatementNames(1)
  for (const sql of ['BEGIN', 'COMMIT', 'SAVEPOINT s1', 'SET LOCAL lock_timeout = 1'])
    expect(named(nameOf, sql)).toBe('')
  const first = named(nameOf, 'UPDATE users SET id = id')
  expect(first).not.toBe('')
  expect(named(nameOf, 'SELECT 2')).toBe('')
  expect(named(nameOf, 'UPDATE users SET id = id')).toBe(first)
})
