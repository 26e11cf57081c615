import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  browserMaker,
  planRecognition,
  type RecognitionChoice,
  type RecognitionFault,
  recognitionOutlook,
  type RecognitionSupport,
} from './recognition-plan.ts'

const support = fc.constantFrom<RecognitionSupport>('downloadable', 'downloading', 'on-device', 'remote')
const choice = fc.constantFrom<RecognitionChoice>('unset', 'off', 'on-device', 'vendor-allowed')
const circumstances = fc.record({
  support: fc.record({ en: support, tr: support }),
  choice,
  install: fc.oneof(
    fc.constantFrom('no' as const, 'failed' as const),
    fc.record({ done: fc.nat(2), count: fc.constant(2) }),
  ),
  fault: fc.constantFrom<RecognitionFault | null>(null, 'refused', 'network', 'failed'),
  isPhone: fc.boolean(),
})
const BASE = { support: { en: 'remote', tr: 'remote' }, install: 'no', fault: null, isPhone: false } as const
const HERE = { en: 'on-device', tr: 'on-device' } as const

test('nothing goes to a browser’s maker without a yes', () => {
  const modes = (given: RecognitionChoice) =>
    (['unavailable', 'downloadable', 'downloading', 'on-device', 'remote'] as const).map((found) =>
      planRecognition({ support: found, choice: given }),
    )
  expect(modes('unset')).toEqual(['none', 'none', 'none', 'none', 'none'])
  expect(modes('off')).toEqual(['none', 'none', 'none', 'none', 'none'])
  expect(modes('on-device')).toEqual(['none', 'none', 'none', 'on-device', 'none'])
  expect(modes('vendor-allowed')).toEqual(['none', 'remote', 'remote', 'on-device', 'remote'])
})

test('the learner is told exactly what then happens, whatever the circumstances', () => {
  fc.assert(
    fc.property(circumstances, (given) => {
      const outlook = recognitionOutlook(given)
      const modes = (['en', 'tr'] as const).map((language) =>
        planRecognition({ support: given.support[language], choice: given.choice }),
      )
      if (outlook.kind === 'ready') {
        expect(modes.includes('remote')).toBe(outlook.mode === 'remote')
        expect(modes.includes('none')).toBe(outlook.only !== null)
      }
      // Whoever is told that nothing leaves the device, or is still being asked, sends nothing.
      else if (!(outlook.kind === 'without')) expect(modes).not.toContain('remote')
      if (given.choice === 'off') expect(outlook.kind).toBe('without')
      if (given.isPhone) expect(outlook).toEqual({ kind: 'without', why: 'phone' })
    }),
  )
})

test('once answered, the question is not asked again', () => {
  expect(recognitionOutlook({ ...BASE, choice: 'unset' })).toEqual({ kind: 'question', asks: 'vendor' })
  expect(recognitionOutlook({ ...BASE, choice: 'off' })).toEqual({ kind: 'without', why: 'off' })
  expect(recognitionOutlook({ ...BASE, choice: 'on-device' })).toEqual({ kind: 'without', why: 'not-here' })
  expect(recognitionOutlook({ ...BASE, choice: 'vendor-allowed' })).toEqual({
    kind: 'ready',
    mode: 'remote',
    only: null,
  })
})

test('on the device: asked, downloaded, followed, ready', () => {
  const asks = (found: Record<'en' | 'tr', RecognitionSupport>) =>
    recognitionOutlook({ ...BASE, support: found, choice: 'unset' })
  expect(asks(HERE)).toEqual({ kind: 'question', asks: 'on-device' })
  expect(asks({ en: 'on-device', tr: 'downloadable' })).toEqual({ kind: 'question', asks: 'download' })
  expect(asks({ en: 'on-device', tr: 'remote' })).toEqual({ kind: 'question', asks: 'some-vendor' })
  const yes = { ...BASE, choice: 'on-device' } as const
  const missing = { en: 'on-device', tr: 'downloadable' } as const
  expect(recognitionOutlook({ ...yes, support: missing, install: { done: 0, count: 1 } }).kind).toBe('installing')
  expect(recognitionOutlook({ ...yes, support: missing, install: 'failed' }).kind).toBe('not-installed')
  expect(recognitionOutlook({ ...yes, support: { en: 'on-device', tr: 'downloading' } })).toEqual({
    kind: 'installing',
    done: 1,
    count: 2,
  })
  expect(recognitionOutlook({ ...yes, support: HERE })).toEqual({ kind: 'ready', mode: 'on-device', only: null })
  expect(recognitionOutlook({ ...yes, support: { en: 'on-device', tr: 'remote' } })).toEqual({
    kind: 'ready',
    mode: 'on-device',
    only: 'en',
  })
})

test('a browser without recognition, and one whose recognition fails, say so', () => {
  const none = { en: 'unavailable', tr: 'unavailable' } as const
  expect(recognitionOutlook({ ...BASE, support: none, choice: 'unset' })).toEqual({
    kind: 'without',
    why: 'unavailable',
  })
  expect(recognitionOutlook({ ...BASE, choice: 'vendor-allowed', fault: 'network' })).toEqual({
    kind: 'without',
    why: 'network',
  })
})

test('the maker is named only if it is known', () => {
  expect(browserMaker('Mozilla/5.0 (X11; Linux) Chrome/139.0 Safari/537.36')).toBe('Google')
  expect(browserMaker('Mozilla/5.0 (Windows NT 10.0) Chrome/139.0 Safari/537.36 Edg/139.0')).toBe('Microsoft')
  expect(browserMaker('Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1')).toBe('Apple')
  expect(browserMaker('Mozilla/5.0 (Windows NT 10.0) Chrome/139.0 Safari/537.36 OPR/120.0')).toBeNull()
  expect(browserMaker('Mozilla/5.0 (X11; rv:150.0) Gecko/20100101 Firefox/150.0')).toBeNull()
})
