import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Assessment, Finding } from './assess.ts'
import { shadesOf } from './shades.ts'

const LIMITS = { major: 0.9, critical: 0.9, lost: 0.5, unsupported: 0.5 }
const NOTHING: Assessment = { findings: [], judgement: null, conveyed: null }

const findingOf = (source: string, lost: string): Finding => {
  const from = source.indexOf(lost)
  return {
    topic: null,
    isNone: null,
    owner: 'judge',
    severity: 'major',
    category: 'omission',
    confidence: 'medium',
    lost: { text: lost, from, to: from + lost.length },
    said: null,
    message: { en: '', tr: '' },
  }
}

test('what a finding quotes is lost, what is only doubtful is thin', () => {
  const source = 'Come on Monday, and bring your card.'
  const doubts = [0, 0, 0.9, 0, 0, 0, 0.7]
  const words = ['come', 'on', 'monday', 'and', 'bring', 'your', 'card'].map((text, index) => {
    const from = source.toLowerCase().indexOf(text)
    return { text, from, to: from + text.length, doubt: doubts[index] ?? 0 }
  })
  const judgement = { anyError: 1, major: 1, critical: 0, expectedMarks: 2, source: words, rendition: [] }
  const shades = shadesOf(
    { source, sourceLanguage: 'en' },
    { findings: [findingOf(source, 'Monday')], judgement, conveyed: null },
    LIMITS,
  )
  expect(shades).toEqual([
    { text: 'Come on ', shade: 'conveyed' },
    { text: 'Monday, ', shade: 'lost' },
    { text: 'and bring your ', shade: 'conveyed' },
    { text: 'card.', shade: 'thin' },
  ])
})

test('the stretches are the source again, neighbours differ', () => {
  const word = fc.constantFrom('gelin', 'on', 'iki', '“yarın”', '—', 'kirayı', '1.250', 'ödedim.')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.nat(), (texts, place) => {
      const source = `gelin ${texts.join(' ')}`
      const lost = texts[place % texts.length] ?? ''
      const shades = shadesOf(
        { source, sourceLanguage: 'tr' },
        { ...NOTHING, findings: [findingOf(source, lost)] },
        LIMITS,
      )
      expect(shades.map(({ text }) => text).join('')).toBe(source)
      expect(shades.every(({ shade }, index) => shade !== shades[index + 1]?.shade)).toBe(true)
    }),
  )
})
