import { expect, test } from 'vitest'
import { canRecogniseWhileRecording, recognitionFaultOf, textOf } from '../recognition/browser-recognition.ts'
import { levelOf, microphoneFaultOf } from '../recording/microphone.ts'
import { actionOfKey, PLAYER_KEYS } from '../controls/player-keys.ts'
import { pickMimeType } from '../recording/recorder.ts'
import { audioFaultOf } from '../audio/segment-audio.ts'

const PRESS = { key: 'r', hasModifier: false, isRepeat: false, isHandled: false, focus: 'other' } as const

test('phones and tablets do not record and recognise at once', () => {
  const device = (userAgent: string, maxTouchPoints: number) =>
    canRecogniseWhileRecording({ userAgent, maxTouchPoints })
  expect(device('Mozilla/5.0 (X11; Linux x86_64) Chrome/139.0', 0)).toBe(true)
  expect(device('Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/139.0', 10)).toBe(true)
  expect(device('Mozilla/5.0 (Linux; Android 15) Chrome/139.0 Mobile', 5)).toBe(false)
  expect(device('Mozilla/5.0 (iPhone; CPU iPhone OS 18_4) Safari', 5)).toBe(false)
  expect(device('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 5)).toBe(false)
})

test('an error of recognition is a refusal, a network failure or a failure', () => {
  const errors = ['not-allowed', 'service-not-allowed', 'network', 'language-not-supported', 'audio-capture']
  expect(errors.map(recognitionFaultOf)).toEqual(['refused', 'refused', 'network', 'failed', 'failed'])
})

test('recognised text keeps final and interim words apart', () => {
  const results = [
    { isFinal: true, 0: { transcript: ' Merhaba,' } },
    { isFinal: true, 0: { transcript: ' nasılsınız ' } },
    { isFinal: false, 0: { transcript: 'ben' } },
    { isFinal: false },
  ]
  expect(textOf({ results })).toEqual({ final: 'Merhaba, nasılsınız', interim: 'ben' })
})

test('every refusal of the microphone has its kind', () => {
  const names = [
    'NotAllowedError',
    'SecurityError',
    'NotFoundError',
    'OverconstrainedError',
    'NotReadableError',
    'TypeError',
  ]
  expect(names.map(microphoneFaultOf)).toEqual(['denied', 'denied', 'none', 'none', 'busy', 'unsupported'])
})

test('the level is 0 for silence, 1 for full scale and half way at half the floor', () => {
  expect(levelOf([0, 0, 0])).toBe(0)
  expect(levelOf([1, -1, 1])).toBe(1)
  const minus30Decibels = 10 ** (-30 / 20)
  expect(levelOf([minus30Decibels, -minus30Decibels])).toBeCloseTo(0.5)
  expect(levelOf([1e-9])).toBe(0)
})

test('the first format that the browser records is taken', () => {
  expect(pickMimeType(() => true)).toBe('audio/webm;codecs=opus')
  expect(pickMimeType((type) => type === 'audio/mp4')).toBe('audio/mp4')
  expect(pickMimeType(() => false)).toBeNull()
})

test('a refused segment says why', () => {
  expect([404, 401, 403, 503, 500].map(audioFaultOf)).toEqual([
    'missing',
    'refused',
    'refused',
    'unavailable',
    'unavailable',
  ])
})

test('keys work with either case and on buttons, but Space on a button is that button', () => {
  expect(actionOfKey(PRESS)).toBe('reRecord')
  expect(actionOfKey({ ...PRESS, key: 'R', focus: 'button' })).toBe('reRecord')
  expect(actionOfKey({ ...PRESS, key: ' ' })).toBe('primary')
  expect(actionOfKey({ ...PRESS, key: ' ', focus: 'button' })).toBeNull()
})

test('keys are left alone in fields, with modifiers, when held and when somebody handled them', () => {
  const overrides = [
    { focus: 'text' },
    { hasModifier: true },
    { isRepeat: true },
    { isHandled: true },
    { key: 'x' },
  ] as const
  expect(overrides.map((override) => actionOfKey({ ...PRESS, ...override }))).toEqual(
    Array(overrides.length).fill(null),
  )
})

test('no two actions share a key', () => {
  expect(new Set(PLAYER_KEYS.map(({ name }) => name)).size).toBe(PLAYER_KEYS.length)
})
