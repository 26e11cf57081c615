import { expect, test } from 'vitest'
import { isDatabaseAway, isOutcomeUnknown } from './database-away.ts'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })
/** As Prisma wraps the driver's error for a raw query. */
const raw = (cause: object) =>
  Object.assign(new Error('Raw query failed.'), { code: 'P2010', meta: { driverAdapterError: { cause } } })

test.each([
  ['a reset of a raw statement', raw({ kind: 'ConnectionClosed' }), true, true],
  ['a refusal of a raw statement', raw({ kind: 'DatabaseNotReachable' }), true, true],
  ['a refusal on every address of a name', withCode('ECONNREFUSED', ''), true, true],
  ['a socket that is gone', withCode('EPIPE', 'write EPIPE'), true, true],
  [
    'a connection that broke before',
    new Error('Client has encountered a connection error and is not queryable'),
    true,
    true,
  ],
  ['silence', new Error('Query read timeout'), true, true],
  ['no connection to spare', withCode('P2028'), true, true],
  ['a server that stops', raw({ kind: 'postgres', originalCode: '57P01' }), true, true],
  ['a statement that took too long', raw({ kind: 'postgres', originalCode: '57014' }), true, false],
  ['no room on the disk', raw({ kind: 'postgres', originalCode: '53100' }), true, false],
  ['a deadlock', raw({ kind: 'TransactionWriteConflict', originalCode: '40P01' }), true, false],
  ['a row that is there already', raw({ kind: 'UniqueConstraintViolation', originalCode: '23505' }), false, false],
  ['a fault of ours', new TypeError('Cannot read properties of undefined'), false, false],
  ['what is no error', 'timeout exceeded', false, false],
])('%s', (_, error, isAway, isUnknown) => {
  expect([isDatabaseAway(error), isOutcomeUnknown(error)]).toEqual([isAway, isUnknown])
})
