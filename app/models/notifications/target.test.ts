import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sitePath } from './site-path.ts'
import { openPath, pathOf, type Target, targetOf } from './target.ts'

const UUID = '6f1b0a51-1b7e-4c0e-9f0a-0c7a4f3f9d10'
const id = fc.integer({ min: 1, max: 999_999_999 })
const targets: fc.Arbitrary<Target> = fc.oneof(
  fc.record({ kind: fc.constant('dialogue' as const), dialogueId: id }),
  fc.record({ kind: fc.constant('result' as const), dialogueId: id, submissionId: fc.uuid() }),
  fc.record({ kind: fc.constant('mock-test' as const), mockTestId: id }),
)

test.each([
  ['/practice/7', { kind: 'dialogue', dialogueId: 7 }],
  [`/practice/7?attempt=${UUID}`, { kind: 'result', dialogueId: 7, submissionId: UUID }],
  ['/mock-test/session/9', { kind: 'mock-test', mockTestId: 9 }],
  ['/settings', { kind: 'page', path: '/settings' }],
  ['/practice', { kind: 'page', path: '/practice' }],
  ['/practice/sample', { kind: 'page', path: '/practice/sample' }],
  [null, undefined],
  ['https://evil.example/practice/7', undefined],
  ['//evil.example', undefined],
])('the link %s leads to %j', (link, target) => {
  expect(targetOf(link)).toEqual(target)
})

test('a target survives the round trip through its link, which stays on the site', () => {
  fc.assert(
    fc.property(targets, (target) => {
      const path = pathOf(target, null)
      expect(targetOf(path)).toEqual(target)
      expect(sitePath(path)).toBe(path)
    }),
  )
})

test('only targets that were found are open; pages and the first dialogue always are', () => {
  const gone = { paths: new Set<string>(), firstDialogueId: null }
  fc.assert(
    fc.property(targets, (target) => {
      const path = pathOf(target, null)
      expect(openPath(target, gone)).toBeNull()
      expect(openPath(target, { ...gone, paths: new Set([path]) })).toBe(path)
    }),
  )
  expect(openPath({ kind: 'page', path: '/settings' }, gone)).toBe('/settings')
  expect(openPath({ kind: 'first-dialogue' }, gone)).toBe('/practice')
  expect(openPath({ kind: 'first-dialogue' }, { ...gone, firstDialogueId: 4 })).toBe('/practice/4')
})
