import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { log } from '#app/log.server.ts'
import { inRequestScope } from '#app/telemetry/request-scope.server.ts'
import { toAppError } from './refusal.server.ts'

let logged: MockInstance<typeof log.error>
beforeEach(() => {
  logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
})

const wrapped = (cause: unknown) => new Error('The body could not be read.', { cause })
const gone = new DOMException('The request was aborted.', 'AbortError')

async function refuse(error: unknown, { hasLeft }: { hasLeft: boolean }): Promise<string> {
  const scope = {
    requestId: 'one',
    route: undefined,
    userId: undefined,
    network: () => '',
    hasLeft: () => hasLeft,
    statements: 0,
    databaseMs: 0,
    renderMs: 0,
  }
  return inRequestScope(scope, async () => toAppError(error, 'one').code)
}

test.each([gone, wrapped(gone)])('a visitor who leaves while we read is no news: %s', async (error) => {
  expect(await refuse(error, { hasLeft: true })).toBe('INTERNAL')
  expect(logged).not.toHaveBeenCalled()
})

test.each([
  ['what fails while the visitor leaves', new Error('No such column.'), true],
  ['a call of ours that took too long', gone, false],
])('%s is logged', async (_what, error, hasLeft) => {
  await refuse(error, { hasLeft })
  expect(logged).toHaveBeenCalledOnce()
})
