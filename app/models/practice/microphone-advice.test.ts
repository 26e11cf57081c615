import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceAdvice } from './microphone-advice.ts'

const used = { deviceId: 'a', label: 'Headset' }

test('the microphone of last time, as chosen, needs no advice', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.uuid(), fc.boolean(), (name, deviceId, isChosen) => {
      const label = `Mic ${name.replaceAll(/[a-z]/gi, '1')}`
      const given = { used: { deviceId, label }, chosenId: isChosen ? deviceId : null, lastLabel: label }
      expect(deviceAdvice(given)).toBeNull()
    }),
  )
  expect(deviceAdvice({ used, chosenId: null, lastLabel: null })).toBeNull()
})

test('a chosen microphone that is away, and another one than last time, are named', () => {
  expect(deviceAdvice({ used, chosenId: 'b', lastLabel: 'Headset' })).toEqual({ kind: 'absent', label: 'Headset' })
  expect(deviceAdvice({ used, chosenId: null, lastLabel: 'Built-in' })).toEqual({
    kind: 'changed',
    label: 'Headset',
    before: 'Built-in',
  })
})

test('an input that records what the computer plays is no microphone', () => {
  const labels = ['Stereo Mix (Realtek)', 'Monitor of Built-in Audio', 'BlackHole 2ch']
  for (const label of labels) {
    expect(deviceAdvice({ used: { deviceId: 'a', label }, chosenId: 'a', lastLabel: label })?.kind).toBe('loopback')
  }
})

test('a browser that hides the name gives no advice', () => {
  expect(deviceAdvice({ used: { deviceId: '', label: '' }, chosenId: 'b', lastLabel: 'Headset' })).toBeNull()
})
