import { expect, test } from 'vitest'
import { initialToastState, reduceToast, type ToastAction, type ToastContent, type ToastState } from './toast-state.ts'

const FIRST: ToastContent = { title: 'First', tone: 'success' }
const SECOND: ToastContent = { title: 'Second', tone: 'destructive', durationMs: 9_000 }

function after(...actions: ToastAction[]): ToastState {
  return actions.reduce(reduceToast, { toast: undefined, isHeld: false })
}

test('a message stays for 5 seconds unless it says otherwise', () => {
  expect(after({ type: 'show', id: 'a', content: FIRST, now: 100 }).toast).toMatchObject({
    isOpen: true,
    remainingMs: 5_000,
    since: 100,
  })
  expect(after({ type: 'show', id: 'b', content: SECOND, now: 100 }).toast?.remainingMs).toBe(9_000)
})

test('the newest takes the place of the one before', () => {
  const { toast } = after(
    { type: 'show', id: 'a', content: FIRST, now: 0 },
    { type: 'show', id: 'b', content: SECOND, now: 1_000 },
  )
  expect(toast).toMatchObject({ id: 'b', isOpen: true, since: 1_000 })
})

test('held time does not count, however often it is held', () => {
  const { toast } = after(
    { type: 'show', id: 'a', content: FIRST, now: 0 },
    { type: 'hold', now: 2_000 },
    { type: 'hold', now: 2_500 },
    { type: 'release', now: 60_000 },
    { type: 'hold', now: 61_000 },
    { type: 'release', now: 90_000 },
  )
  expect(toast).toMatchObject({ remainingMs: 2_000, since: 90_000 })
})

test('a message that appears while held waits, and one from the server waits for the page', () => {
  expect(
    after({ type: 'hold', now: 0 }, { type: 'show', id: 'a', content: FIRST, now: 10 }).toast?.since,
  ).toBeUndefined()
  const rendered = initialToastState({ id: 'flash', content: FIRST })
  expect(rendered.toast).toMatchObject({ isOpen: true, remainingMs: 5_000, since: undefined })
  expect(reduceToast(rendered, { type: 'release', now: 700 }).toast).toMatchObject({ remainingMs: 5_000, since: 700 })
})

test('releasing what was never held does not start the clock again', () => {
  const { toast } = after({ type: 'show', id: 'a', content: FIRST, now: 0 }, { type: 'release', now: 4_000 })
  expect(toast).toMatchObject({ remainingMs: 5_000, since: 0 })
})

test('a dismissed message can be called back until it is forgotten', () => {
  const dismissed = after(
    { type: 'show', id: 'a', content: FIRST, now: 0 },
    { type: 'dismiss', now: 3_000 },
    { type: 'dismiss', now: 4_000 },
  )
  expect(dismissed.toast).toMatchObject({ isOpen: false, since: 3_000 })
  expect(reduceToast(dismissed, { type: 'hold', now: 5_000 }).toast).toEqual(dismissed.toast)
  expect(reduceToast(dismissed, { type: 'release', now: 5_000 }).toast).toEqual(dismissed.toast)
  expect(reduceToast(dismissed, { type: 'recall', now: 9_000 }).toast).toMatchObject({
    id: 'a',
    isOpen: true,
    remainingMs: 5_000,
    since: 9_000,
  })
  const forgotten = reduceToast(dismissed, { type: 'forget' })
  expect(forgotten.toast).toBeUndefined()
  expect(reduceToast(forgotten, { type: 'recall', now: 9_000 })).toEqual(forgotten)
})

test('an open message is not called back', () => {
  const shown = after({ type: 'show', id: 'a', content: FIRST, now: 0 })
  expect(reduceToast(shown, { type: 'recall', now: 4_000 })).toBe(shown)
})
