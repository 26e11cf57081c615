import { expect, test } from 'vitest'
import { findVoice, pickVoice } from './browser-voice.ts'

const voice = (lang: string, more: { localService?: boolean; default?: boolean } = {}) => ({
  lang,
  localService: false,
  default: false,
  ...more,
})

test.each([
  [['en-US', 'tr-TR'], 'tr', 'tr-TR'],
  [['en-US', 'tr_TR'], 'tr', 'tr_TR'],
  [['en-US', 'en-AU', 'tr-TR'], 'en', 'en-AU'],
  [['en-GB', 'tr-TR'], 'en', 'en-GB'],
  [['TR'], 'tr', 'TR'],
  [['en-US', 'az-AZ', 'trv-TW', 'de-TR'], 'tr', undefined],
  [['tr-TR'], 'en', undefined],
  [[], 'tr', undefined],
] as const)('of %j the voice for %s is %s', (languages, language, expected) => {
  expect(
    pickVoice(
      languages.map((lang) => voice(lang)),
      language,
    )?.lang,
  ).toBe(expected)
})

test('a voice on the device comes before one that needs a service', () => {
  const local = voice('tr-TR', { localService: true })
  expect(pickVoice([voice('tr-TR', { default: true }), local], 'tr')).toBe(local)
})

class Synthesis extends EventTarget {
  voices: ReturnType<typeof voice>[] = []
  getVoices() {
    return this.voices
  }
  bring(...languages: string[]) {
    this.voices = languages.map((lang) => voice(lang))
    this.dispatchEvent(new Event('voiceschanged'))
  }
}

test('voices that come late are waited for', async () => {
  const synthesis = new Synthesis()
  const found = findVoice({ synthesis, language: 'tr' })
  synthesis.bring('en-US', 'tr-TR')
  expect((await found)?.lang).toBe('tr-TR')
})

test('where none of the language comes, there is none', async () => {
  const synthesis = new Synthesis()
  const found = findVoice({ synthesis, language: 'tr' })
  synthesis.bring('en-US')
  expect(await found).toBeUndefined()
  expect(await findVoice({ synthesis: new Synthesis(), language: 'tr', patienceMs: 1 })).toBeUndefined()
  expect(await findVoice({ synthesis: undefined, language: 'tr' })).toBeUndefined()
})
